import { fieldKind, type Formats } from '@capstan/sdk-core'
import type { DynamicField } from '@capstan/sdk-core/steps'
import { useFormats } from '../../language/useFormats'
import { PasswordField } from '../../ui/fields/PasswordField'
import { PhoneField } from '../../ui/fields/PhoneField'
import { TextAreaField } from '../../ui/fields/TextAreaField'
import { TextField } from '../../ui/fields/TextField'
import type { KindInputProps } from './KindInputProps'

const figures: ReadonlySet<string> = new Set(['number', 'numberWithPrecision'])

/** The input of a field that is typed into: it keeps what may be typed, and shows a figure as it will be read. */
export function TextOfKind({ field, input, error, id, isSecret }: KindInputProps) {
  const formats = useFormats()
  const text = typeof input.value === 'string' ? input.value : ''
  const shared = {
    id,
    error,
    name: input.name,
    label: field.label,
    description: field.hint,
    optional: field.optional,
    value: text,
    onChange: (typed: string) => input.onChange(fieldKind(field.kind, formats).type(typed)),
    onBlur: () => {
      if (figures.has(field.kind)) input.onChange(shown(field, text, formats))
      input.onBlur()
    },
  }

  if (isMasked(field, isSecret)) return <PasswordField {...shared} autoComplete="off" />
  switch (field.kind) {
    case 'textArea':
      return <TextAreaField {...shared} />
    case 'phone':
      return <PhoneField {...shared} />
    case 'email':
      return <TextField {...shared} type="email" autoComplete="email" spellCheck="false" />
    case 'number':
    case 'numberWithPrecision':
      return <TextField {...shared} numeric inputMode="decimal" />
    case 'integer':
      return <TextField {...shared} numeric inputMode="numeric" />
    case 'taxId':
      return <TextField {...shared} autoComplete="off" spellCheck="false" />
    default:
      return <TextField {...shared} />
  }
}

/** A form whose answers are secret masks what must not be read over a shoulder; the rest is for its writer to check. */
function isMasked({ kind }: DynamicField, isSecret: boolean): boolean {
  return kind === 'password' || (isSecret && kind === 'taxId')
}

function shown(field: DynamicField, text: string, formats: Formats): string {
  const { parse, display } = fieldKind(field.kind, formats)
  const parsed = parse(text)

  return parsed.ok ? display(parsed.value) : text
}
