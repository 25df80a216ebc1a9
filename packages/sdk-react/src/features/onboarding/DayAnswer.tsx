import type { FieldPathByValue } from 'react-hook-form'
import { DateField } from '../../ui/fields/DateField'
import type { SetupAnswers } from './setupAnswers'
import { useAnswer } from './useAnswer'

interface DayAnswerProps {
  /** Where the answer stands in the form. */
  name: FieldPathByValue<SetupAnswers, string>
  /** The question. */
  label: string
}

/** An answer that is a day. */
export function DayAnswer({ name, label }: DayAnswerProps) {
  return <DateField {...useAnswer(name)} label={label} />
}
