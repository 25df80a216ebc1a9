import { loadPhoneNumbers, readPhoneText, type PhoneNumbers } from '@capstan/sdk-core'
import { forwardRef, useEffect, useRef, useState } from 'react'
import { fillIn } from '../../../language/fillIn'
import { afterPress } from '../../forms/afterPress'
import { TextField, type TextFieldProps } from '../text/TextField'
import { useUiMessages } from '../../uiMessages'

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'numeric' | 'prefix' | 'onFocus' | 'onKeyDown'
> {
  /** The country of a number without one, as ISO 3166-1 alpha-2: that of the address beside it. The United States by default. */
  country?: string
}

/**
 * A phone number in its international form; one typed without a plus sign gets the code of its country when the person leaves. A number
 * that its country does not give out stays as typed, for the form to ask for its country.
 *
 * A character that no number has stays too, and the field names it at once: an extension is never taken for a part of the number.
 *
 * The numbering plans of the world are loaded when the field is entered. An international number that no country gives out is taken all
 * the same, and asked about.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { country = 'US', value = '', description, error, onChange, onBlur, ...rest },
  ref,
) {
  const messages = useUiMessages()
  const loading = useRef<Promise<void>>(undefined)
  const numbers = useRef<PhoneNumbers>(undefined)
  const [odd, setOdd] = useState('')
  const foreign = foreignCharacter(value)
  const latest = useRef({ value, leave: () => {} })

  const load = () => {
    loading.current ??= loadPhoneNumbers().then(
      (loaded) => void (numbers.current = loaded),
      // Without them there is nothing to ask about, and the next time may find them.
      () => void (loading.current = undefined),
    )
  }
  const complete = (): string => {
    const whole = international(value, country, numbers.current)
    if (whole !== value) onChange?.(whole)
    return whole
  }
  const leave = () => {
    const whole = complete()
    const isKnown = numbers.current !== undefined
    const look = () =>
      setOdd(whole.startsWith('+') && numbers.current?.isGivenOut(whole) === false ? whole : '')
    if (isKnown) afterPress(look)
    // On a slow line the plans arrive after the field is left.
    else
      void loading.current?.then(() => {
        if (numbers.current && latest.current.value === whole) latest.current.leave()
      })
    onBlur?.()
  }

  useEffect(() => {
    latest.current = { value, leave }
  })
  // A country that is chosen after the number completes it, as leaving the field does.
  const shownFor = useRef(country)
  useEffect(() => {
    if (shownFor.current === country) return
    shownFor.current = country
    if (latest.current.value === '' || latest.current.value.startsWith('+')) return
    load()
    void loading.current?.then(() => latest.current.leave())
  }, [country])

  return (
    <TextField
      placeholder={country === 'US' ? '+1' : '+'}
      autoComplete="off"
      {...rest}
      ref={ref}
      type="tel"
      inputMode="tel"
      value={value}
      description={odd && odd === value ? messages.oddPhone : description}
      onFocus={load}
      error={
        foreign ? (
          <span role="alert">
            {fillIn(messages.refusedPhone, { character: fillIn(messages.quoted, { text: foreign }) })}
          </span>
        ) : (
          error
        )
      }
      onChange={(text) => onChange?.(readPhoneText(text))}
      // Enter sends the form of a field that is not left.
      onKeyDown={(event) => {
        event.continuePropagation()
        if (event.key === 'Enter') complete()
      }}
      onBlur={leave}
    />
  )
})

/** Finds the first character that no phone number has. */
function foreignCharacter(text: string): string | undefined {
  return [...readPhoneText(text)].find((character) => !/[\d+]/.test(character))
}

/** Returns the number with its country; as typed, if that country has no such number, or if it is not a number. */
function international(value: string, country: string, numbers: PhoneNumbers | undefined): string {
  const text = readPhoneText(value)
  if (!/^\+?\d*$/.test(text)) return value
  const digits = text.replace(/\D/g, '')
  const known = digits ? numbers?.read(text, country) : undefined
  const isKnown = known !== undefined && numbers?.isGivenOut(known)
  if (text.startsWith('+') && digits) return isKnown ? known : `+${digits}`
  if (country !== 'US') return isKnown ? known : digits
  if (/^1[2-9]\d{9}$/.test(digits)) return `+${digits}`
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : digits
}
