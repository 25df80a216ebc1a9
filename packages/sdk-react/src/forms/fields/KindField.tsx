import { isDay, type FieldInput } from '@capstan/sdk-core'
import { useFormats } from '../../language/useFormats'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { CheckboxGroupField } from '../../ui/choices/CheckboxGroupField'
import { RadioField } from '../../ui/choices/RadioField'
import { SelectField } from '../../ui/choices/SelectField'
import { TypeaheadField } from '../../ui/choices/TypeaheadField'
import { DateField } from '../../ui/fields/dates/DateField'
import { useUiMessages } from '../../ui/uiMessages'
import type { KindFieldProps } from './KindFieldProps'
import { TextOfKind } from './TextOfKind'
import type { FieldOption } from '../../ui/fields/fieldProps'

/** The field that a kind asks for: one frame of label, help, error and state around the control of the kind. */
export function KindField({ hint, isPending, controlRef, ...props }: KindFieldProps) {
  const messages = useUiMessages()
  const { parseDay } = useFormats()
  const {
    kind,
    options = [],
    autoComplete,
    isSecret: _,
    decimals: _decimals,
    isUnits: _isUnits,
    phoneCountry: _phoneCountry,
    bare,
    autoFocus,
    ...rest
  } = props
  const shared = {
    ...rest,
    ref: controlRef,
    description: isPending ? messages.loading : hint,
    isReadOnly: props.isReadOnly || isPending,
  }
  const text = typeof props.value === 'string' ? props.value : ''

  switch (kind) {
    case 'boolean':
      return <RadioField {...shared} value={text} />
    case 'checkbox':
      return <CheckboxField {...shared} value={props.value === true} bare={bare} autoFocus={autoFocus} />
    case 'multiselect':
      return (
        <CheckboxGroupField {...shared} stack options={uniqueOptions(options)} value={listOf(props.value)} />
      )
    case 'dropdown':
      return (
        <SelectField
          {...shared}
          options={uniqueOptions(options)}
          value={text}
          {...{ autoComplete, autoFocus }}
        />
      )
    case 'typeahead':
      return (
        <TypeaheadField
          {...shared}
          options={uniqueOptions(options)}
          value={text}
          {...{ autoComplete, autoFocus }}
        />
      )
    case 'date':
      // A day that was chosen is YYYY-MM-DD; one that came as it is read is shown all the same.
      return (
        <DateField
          {...shared}
          value={isDay(text) ? text : (parseDay(text) ?? '')}
          {...{ autoComplete, autoFocus }}
        />
      )
    default:
      return <TextOfKind {...props} {...shared} controlRef={controlRef} />
  }
}

function listOf(value: FieldInput): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** The options without repetitions: a list cannot hold one value twice. */
function uniqueOptions(options: readonly FieldOption[]): FieldOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()]
}
