import type { DynamicField, DynamicValues } from '@capstan/sdk-core/steps'
import { memo } from 'react'
import { Controller, type Control } from 'react-hook-form'
import type { FieldOption } from '../../ui/fields/fieldProps'
import type { Disclosure } from './disclosuresOf'
import { FieldOfKind } from './FieldOfKind'

export interface DynamicInputProps {
  /** The field. */
  field: DynamicField
  /** The id of its control. */
  id: string
  /** The form. */
  control: Control<DynamicValues>
  /** The platform's list the field chooses from. */
  options?: FieldOption[]
  /** What the form gives to read. */
  disclosures: readonly Disclosure[]
  /** The answers are secret: tax ids are masked, as passwords always are. */
  isSecret: boolean
}

/** One field of a dynamic form. It renders when it changes, and not when another does. */
export const DynamicInput = memo(function DynamicInput({ control, ...props }: DynamicInputProps) {
  return (
    <Controller
      control={control}
      name={props.field.name}
      render={({ field, fieldState }) => (
        <FieldOfKind {...props} input={field} error={fieldState.error?.message} />
      )}
    />
  )
})
