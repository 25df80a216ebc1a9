import type { FieldPathByValue } from 'react-hook-form'
import { TextField } from '../../ui/fields/TextField'
import type { SetupAnswers } from './setupAnswers'
import { useAnswer } from './useAnswer'

export interface TextAnswerProps {
  /** Where the answer stands in the form. */
  name: FieldPathByValue<SetupAnswers, string>
  /** The question. */
  label: string
  /** Help below it. */
  description?: string
  /** May be left empty. */
  optional?: boolean
  /** What the browser may fill in. */
  autoComplete?: string
  /** The keyboard a phone shows. */
  type?: 'text' | 'email'
}

/** An answer in words. */
export function TextAnswer({ name, ...rest }: TextAnswerProps) {
  return <TextField {...useAnswer(name)} {...rest} />
}
