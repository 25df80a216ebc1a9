import { usStates } from '@capstan/sdk-core/onboarding'
import type { FieldPathByValue } from 'react-hook-form'
import { useMessages } from '../../provider/useMessages'
import { SelectField } from '../../ui/choices/SelectField'
import { onboardingMessages } from './messages'
import type { SetupAnswers } from './setupAnswers'
import { useAnswer } from './useAnswer'

const options = usStates.map(({ code, name }) => ({ value: code, label: name }))

/** A state, or what counts as one, of the United States. */
export function StateAnswer({ name }: { name: FieldPathByValue<SetupAnswers, string> }) {
  const messages = useMessages('onboarding', onboardingMessages)
  return <SelectField {...useAnswer(name)} label={messages.state} options={options} />
}
