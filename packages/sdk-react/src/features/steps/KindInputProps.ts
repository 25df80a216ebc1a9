import type { FieldInput } from '@capstan/sdk-core'
import type { DynamicField } from '@capstan/sdk-core/steps'
import type { FieldOption } from '../../ui/fields/fieldProps'
import type { Disclosure } from './disclosuresOf'

/** What the input of a dynamic field is given, whatever its kind. */
export interface KindInputProps {
  /** The field. */
  field: DynamicField
  /** The id of its control. */
  id: string
  /** The platform's list the field chooses from. */
  options?: readonly FieldOption[]
  /** What the form gives to read. */
  disclosures: readonly Disclosure[]
  /** The answers are secret: tax ids are masked, as passwords always are. */
  isSecret: boolean
  /** What is wrong with it. */
  error?: string
  /** What it holds, and whom it tells. */
  input: {
    name: string
    value: FieldInput
    onChange: (value: FieldInput) => void
    onBlur: () => void
  }
}
