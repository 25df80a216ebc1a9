import type { ReactNode } from 'react'

/** What every field takes. Fields work controlled, inside react-hook-form's `Controller` too: spread its `field` and give `error`. */
export interface FieldProps<Value> {
  /** What it asks for. */
  label: ReactNode
  /** Help, below. */
  description?: ReactNode
  /** What its words mean: a button beside the label opens it. A box or a switch has no place for it. */
  explanation?: ReactNode
  /** What is wrong and what to do; shown above the help, which stays. */
  error?: ReactNode
  /** May stay empty, and says so. */
  optional?: boolean
  /** Said to assistive technology; a field is required unless it is optional. */
  isRequired?: boolean
  /** Its name in the form. */
  name?: string
  /** What it holds. */
  value?: Value
  /** Called with what it then holds. */
  onChange?: (value: Value) => void
  /** Called when the person leaves it. */
  onBlur?: () => void
  /** Not yet. */
  isDisabled?: boolean
  /** To be read and copied, not changed. */
  isReadOnly?: boolean
  /** Same as `isDisabled`: what `Controller` passes. */
  disabled?: boolean
  /** The id of its control: what an error summary links to. */
  id?: string
  /** Takes focus when it appears. */
  autoFocus?: boolean
  className?: string
}

/** One of the answers a field offers. */
export interface FieldOption {
  /** What is sent. */
  value: string
  /** What is shown; the value when not given. */
  label?: string
  /** The language of what is shown, where that is not the page's. */
  lang?: string
  /** Something muted at the end. */
  detail?: string
  /** A sentence about it, below; it describes the answer and is no part of its name. */
  description?: string
  /** Other words a typeahead finds it by. */
  alsoCalled?: readonly string[]
}
