import { useMessages } from '../../provider/useMessages'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { onboardingMessages } from './messages'
import { useAnswer } from './useAnswer'

/** Whether a party may log in to the account. */
export function DelegateAnswer({ index }: { index: number }) {
  const messages = useMessages('onboarding', onboardingMessages)
  return (
    <CheckboxField
      {...useAnswer(`parties.${index}.allowLogin`)}
      label={messages.addAsDelegate}
      optional
      bare
    />
  )
}
