import type { FieldPathByValue } from 'react-hook-form'
import { useAnswer } from '../../../forms/useAnswer'
import { SwitchField } from '../../../ui/choices/SwitchField'
import type { SetupAnswers } from '../answers/setupAnswers'

interface SwitchAnswerProps {
  /** The path of the answer in the form. */
  name: FieldPathByValue<SetupAnswers, boolean>
  /** The statement that is true when the switch is on. */
  label: string
}

/** Switch that changes the questions asked. */
export function SwitchAnswer({ name, label }: SwitchAnswerProps) {
  const { error: _, ...answer } = useAnswer<SetupAnswers, typeof name>(name)
  return <SwitchField {...answer} label={label} />
}
