import { FormNotice } from './FormNotice'
import { useFormStatus } from './FormContext'

/** What is to be said of the form around it: that it was refused, or that no answer came. */
export function FormStatusNotice() {
  const status = useFormStatus()
  const text = 'text' in status ? status.text : undefined

  return text ? (
    <FormNotice tone={status.status === 'uncertain' ? 'warning' : 'danger'}>{text}</FormNotice>
  ) : null
}
