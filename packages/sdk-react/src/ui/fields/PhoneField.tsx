import { loadPhoneNumbers, type PhoneNumbers } from '@capstan/sdk-core'
import { forwardRef, useRef, useState } from 'react'
import { afterPress } from '../forms/afterPress'
import { TextField, type TextFieldProps } from './TextField'
import { useUiMessages } from '../uiMessages'

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'numeric' | 'prefix' | 'onFocus'
> {
  /** The country code put before a number without one; that of the United States when not given. */
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

function international(text: string, countryCode: string): string {
  const digits = text.replace(/\D/g, '')
  if (!digits) return ''
  return text.startsWith('+') ? `+${digits}` : `+${countryCode}${digits}`
}
