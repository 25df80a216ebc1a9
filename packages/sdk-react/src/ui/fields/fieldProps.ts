import type { ReactNode } from 'react'

/**
 * Props that every field accepts. Fields are controlled; inside the `Controller` of react-hook-form, spread its `field` and pass
 * `error`.
 */
export interface FieldProps<Value> {
  /** The label. */
  label: ReactNode
  /** Help, below. */
  description?: ReactNode
  /** The explanation of the label; a button beside the label opens it. Checkboxes and switches do not show it. */
  explanation?: ReactNode
  /** The validation error and how to correct it; shown above the help, which stays. */
  error?: ReactNode
  /** Optional; the label says so. */
  optional?: boolean
  /** Said to assistive technology; a field is required unless it is optional. */
  isRequired?: boolean
  /** Its name in the form. */
  name?: string
  /** The current value. */
  value?: Value
  /** Called with the new value. */
  onChange?: (value: Value) => void
  /** Called when the person leaves it. */
  onBlur?: () => void
  /** Not yet. */
  isDisabled?: boolean
  /** To be read and copied, not changed. */
  isReadOnly?: boolean
  /** Same as `isDisabled`; `Controller` passes it. */
  disabled?: boolean
  /** The id of its control, for links of an error summary. */
  id?: string
  /** Takes focus when it appears. */
  autoFocus?: boolean
  className?: string
}

/** One of the answers a field offers. */
export interface FieldOption {
  /** The submitted value. */
  value: string
  /** The displayed text; the value by default. */
  label?: string
  /** The language of the label, if it is not the page's. */
  lang?: string
  /** Something muted at the end. */
  detail?: string
  /** A sentence about it, below; it describes the answer and is not part of its name. */
  description?: string
  /** The country that it is, as ISO 3166-1 alpha-2: a phone number in the same form that has no country is of that one. */
  countryCode?: string
  /** Other words a typeahead finds it by. */
  alsoCalled?: readonly string[]
}
