import type { FieldPathByValue } from 'react-hook-form'
import { CheckboxField } from '../ui/CheckboxField'
import type { SetupAnswers } from './setupAnswers'
import { useAnswer } from './useAnswer'

interface SwitchAnswerProps {
  /** Where the answer stands in the form. */
  name: FieldPathByValue<SetupAnswers, boolean>
  /** What is so when it is on. */
  label: string
}

/** Something that may be so: on or off, and neither is wrong. */
export function SwitchAnswer({ name, label }: SwitchAnswerProps) {
  return <CheckboxField {...useAnswer(name)} label={label} optional bare />
}
