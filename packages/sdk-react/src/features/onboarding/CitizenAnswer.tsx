import { useMessages } from '../../provider/useMessages'
import { RadioField } from '../../ui/choices/RadioField'
import { onboardingMessages } from './messages'
import { useAnswer } from './useAnswer'

/** Whether a party is a US citizen: unanswered until it is answered. */
export function CitizenAnswer({ index }: { index: number }) {
  const messages = useMessages('onboarding', onboardingMessages)
  const { onChange, ...answer } = useAnswer(`parties.${index}.usCitizen`)

  return (
    <RadioField
      {...answer}
      label={messages.usCitizen}
      onChange={(word) => onChange(word === 'yes' ? 'yes' : 'no')}
    />
  )
}
