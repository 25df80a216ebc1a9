import { Field, type FormFieldProps } from '../fields/Field'

/** A field of a row, in its own file so that its code is loaded when a row is edited. */
export function RowField(props: FormFieldProps) {
  return <Field {...props} />
}
