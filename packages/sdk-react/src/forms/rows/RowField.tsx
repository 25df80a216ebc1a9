import { Field, type FormFieldProps } from '../Field'

/** A field of a row. It stands in a file of its own, so that its code comes when a row is changed. */
export function RowField(props: FormFieldProps) {
  return <Field {...props} />
}
