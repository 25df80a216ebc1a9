import { needsValue } from '@capstan/sdk-core/signingFields'
import { useWatch } from 'react-hook-form'
import { Field } from '../../forms/fields/Field'
import { useMessages } from '../../provider/useMessages'
import { FieldRow } from '../../ui/forms/FieldRow'
import { signingFieldsMessages } from './messages'
import type { FieldInputs } from './useFieldInputs'

export interface MappedInputsProps {
  inputs: FieldInputs
}

/** Inputs of a field: its mapping, and its text when it is mapped to a text. */
export function MappedInputs({ inputs: { fields, mappedTo } }: MappedInputsProps) {
  const messages = useMessages('signingFields', signingFieldsMessages)
  const to = mappedTo(useWatch<Record<string, unknown>>({ name: 'mapTo' }))

  return (
    <FieldRow>
      <Field name="mapTo" title="" {...fields.mapTo} />
      {needsValue(to) && (
        // The value is required here; fields with any other mapping have none.
        <Field
          name="value"
          title=""
          {...fields.value}
          optional={false}
          hint={to === 'custom' ? messages.customHint : undefined}
        />
      )}
    </FieldRow>
  )
}
