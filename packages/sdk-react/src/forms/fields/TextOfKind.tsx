import { fieldKind, type FieldKind, type FieldSendOptions } from '@capstan/sdk-core'
import type { ReactNode } from 'react'
import { useFormats } from '../../language/useFormats'
import { NumberField } from '../../ui/fields/numbers/NumberField'
import { PasswordField } from '../../ui/fields/text/PasswordField'
import { PhoneField } from '../../ui/fields/phone/PhoneField'
import { TextAreaField } from '../../ui/fields/text/TextAreaField'
import { TextField } from '../../ui/fields/text/TextField'
import type { KindFieldProps } from './KindFieldProps'

const keeps = { number: 'decimal', numberWithPrecision: 'precise', integer: 'integer' } as const

const figures: ReadonlySet<string> = new Set(['number', 'numberWithPrecision'])

type TextOfKindProps = Omit<KindFieldProps, 'hint' | 'isPending'> & { description?: ReactNode }

/** A text field that keeps allowed characters, and shows a figure as it will be read. */
export function TextOfKind({
  kind,
  value,
  onChange,
  onBlur,
  controlRef,
  isSecret,
  decimals,
  isUnits,
  phoneCountry,
  ...rest
}: TextOfKindProps) {
  const { options: _options, bare: _bare, autoComplete, ...shown } = rest
  const ofKind = fieldKind(kind, useFormats())
  const text = typeof value === 'string' ? value : ''
  const shared = {
    ...shown,
    ref: controlRef,
    value: text,
    onChange: (typed: string) => onChange(ofKind.type(typed)),
    onBlur: () => {
      if (figures.has(kind)) onChange(asRead(ofKind, text, { decimals, isUnits }))
      onBlur?.()
    },
  }

  if (kind === 'password' || (isSecret && kind === 'taxId'))
    return <PasswordField {...shared} autoComplete="off" dir={kind === 'taxId' ? 'ltr' : undefined} />
  switch (kind) {
    case 'textArea':
      return <TextAreaField {...shared} />
    case 'phone':
      return <PhoneField {...shared} country={phoneCountry} {...(autoComplete && { autoComplete })} />
    case 'email':
      return <TextField {...shared} type="email" autoComplete={autoComplete ?? 'off'} spellCheck="false" />
    case 'number':
    case 'numberWithPrecision':
    case 'integer':
      return <NumberField {...shared} keep={keeps[kind]} onChange={onChange} autoComplete={autoComplete} />
    case 'taxId':
      return <TextField {...shared} autoComplete="off" spellCheck="false" dir="ltr" />
    default:
      return <TextField {...shared} autoComplete={autoComplete} />
  }
}

function asRead({ parse, display }: FieldKind, text: string, options: FieldSendOptions): string {
  const parsed = parse(text)

  return parsed.ok ? display(parsed.value, options) : text
}
