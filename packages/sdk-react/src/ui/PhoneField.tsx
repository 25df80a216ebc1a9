import { forwardRef } from 'react'
import { TextField, type TextFieldProps } from './TextField'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'numeric' | 'prefix'> {
  /** The country code put before a number without one; that of the United States when not given. */
  countryCode?: string
}

/** A phone number in its international form; one typed without a plus sign gets the country code when the person leaves. */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { countryCode = '1', value, onChange, onBlur, ...rest },
  ref,
) {
  const complete = () => {
    const whole = international(value ?? '', countryCode)
    if (whole !== value) onChange?.(whole)
    onBlur?.()
  }

  return (
    <TextField
      placeholder={`+${countryCode}`}
      autoComplete="tel"
      {...rest}
      ref={ref}
      type="tel"
      inputMode="tel"
      value={value}
      onChange={(text) => onChange?.(text.replace(/[^\d+]/g, ''))}
      onBlur={complete}
    />
  )
})

function international(text: string, countryCode: string): string {
  const digits = text.replace(/\D/g, '')
  if (!digits) return ''
  return text.startsWith('+') ? `+${digits}` : `+${countryCode}${digits}`
}
