import { loadPhoneNumbers, type PhoneNumbers } from '@capstan/sdk-core'
import { forwardRef, useRef, useState } from 'react'
import { afterPress } from '../forms/afterPress'
import { TextField, type TextFieldProps } from './TextField'
import { useUiMessages } from '../uiMessages'

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'numeric' | 'prefix' | 'onFocus'
> {
  /** The country code put before a number without one; that of the United States, before numbers that may be of it, when not given. */
  countryCode?: string
}

/**
 * A phone number in its international form; one typed without a plus sign gets the country code when the person leaves.
 *
 * What is known of the world's numbers is loaded when the field is entered. A number that no country gives out is taken
 * all the same, and asked about.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { countryCode = '1', value, description, onChange, onBlur, ...rest },
  ref,
) {
  const messages = useUiMessages()
  const loading = useRef<Promise<PhoneNumbers | undefined>>(undefined)
  const [odd, setOdd] = useState('')

  const load = () => {
    // Without it there is nothing to ask about, and the next time may find it.
    loading.current ??= loadPhoneNumbers().catch(() => (loading.current = undefined))
  }
  const complete = () => {
    const whole = international(value ?? '', countryCode)
    if (whole !== value) onChange?.(whole)
    const look = () =>
      void loading.current?.then((numbers) => setOdd(numbers?.isGivenOut(whole) === false ? whole : ''))
    afterPress(look)
    onBlur?.()
  }

  return (
    <TextField
      placeholder={`+${countryCode}`}
      autoComplete="off"
      {...rest}
      ref={ref}
      type="tel"
      inputMode="tel"
      value={value}
      description={odd && odd === value ? messages.oddPhone : description}
      onFocus={load}
      onChange={(text) => onChange?.(text.replace(/[^\d+]/g, ''))}
      onBlur={complete}
    />
  )
})

/** The number with its country. One that begins as no number of the United States does stays as typed: the field asks for its country. */
function international(text: string, countryCode: string): string {
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+') && digits) return `+${digits}`
  if (countryCode !== '1') return digits && `+${countryCode}${digits}`
  if (/^1[2-9]\d{9}$/.test(digits)) return `+${digits}`
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : digits
}
