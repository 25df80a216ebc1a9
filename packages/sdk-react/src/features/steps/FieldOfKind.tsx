import { isDay } from '@capstan/sdk-core'
import { useFormats } from '../../language/useFormats'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { CheckboxGroupField } from '../../ui/choices/CheckboxGroupField'
import { DateField } from '../../ui/fields/DateField'
import { RadioField } from '../../ui/choices/RadioField'
import { SelectField } from '../../ui/choices/SelectField'
import { TypeaheadField } from '../../ui/choices/TypeaheadField'
import { DisclosureLabel } from './DisclosureLabel'
import type { KindInputProps } from './KindInputProps'
import { TextOfKind } from './TextOfKind'
import { uniqueOptions } from './uniqueOptions'

/** The input that a field's kind asks for. */
export function FieldOfKind(props: KindInputProps) {
  const { day: shownDay, parseDay } = useFormats()
  const { field, options, input, id, error, disclosures } = props
  const shared = {
    id,
    error,
    name: input.name,
    label: field.label,
    description: field.hint,
    optional: field.optional,
    onBlur: input.onBlur,
  }
  const text = typeof input.value === 'string' ? input.value : ''
  const choices = uniqueOptions(options ?? field.options)

  switch (field.kind) {
    case 'boolean':
      return <RadioField {...shared} value={text} onChange={input.onChange} />
    case 'checkbox':
      return (
        <CheckboxField
          {...shared}
          label={<DisclosureLabel label={field.label} disclosures={disclosures} />}
          value={input.value === true}
          onChange={input.onChange}
        />
      )
    case 'multiselect':
      return (
        <CheckboxGroupField
          {...shared}
          stack
          options={choices}
          value={listOf(input.value)}
          onChange={input.onChange}
        />
      )
    case 'dropdown':
      return <SelectField {...shared} options={choices} value={text} onChange={input.onChange} />
    case 'typeahead':
      return <TypeaheadField {...shared} options={choices} value={text} onChange={input.onChange} />
    case 'date':
      // The form holds a day as it is shown; the field holds it as YYYY-MM-DD.
      return (
        <DateField
          {...shared}
          value={parseDay(text) ?? ''}
          onChange={(day) => input.onChange(isDay(day) ? shownDay(day, 'short') : '')}
        />
      )
    default:
      return <TextOfKind {...props} />
  }
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
