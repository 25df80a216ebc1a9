import type { FieldInput } from '@capstan/sdk-core'
import type { ReactNode, Ref } from 'react'
import type { FieldOption } from '../../ui/fields/fieldProps'

/** The appearance and the texts of a field of a kind; the same for every kind. */
export interface KindFieldLook {
  /** The field kind; an unknown kind is a line of text. */
  kind: string
  /** The label. */
  label: ReactNode
  /** Help. It stays when something is wrong. */
  hint?: ReactNode
  /** An explanation of the label, opened by a button beside it. A check box has no place for it. */
  explanation?: ReactNode
  /** Optional; the label says so. */
  optional?: boolean
  /** The choices of a kind that has them. */
  options?: readonly FieldOption[]
  /** The autofill token; only for facts about the reader. */
  autoComplete?: string
  /** The number of decimals that a `number` is sent and shown with; by default those that were typed. */
  decimals?: number
  /** The country of a `phone` without one, as ISO 3166-1 alpha-2; the United States by default. */
  phoneCountry?: string
  /** A `number` counts units, which have no cents. */
  isUnits?: boolean
  /** The answer is secret: a tax id is masked, as a password always is. */
  isSecret?: boolean
  /** To be read and copied, not changed. */
  isReadOnly?: boolean
  /** True when the field is disabled. */
  isDisabled?: boolean
  /** True while its choices or its value load. */
  isPending?: boolean
  /** No line for a message below a box. */
  bare?: boolean
  /** Takes focus when it appears. */
  autoFocus?: boolean
}

/** A field of a kind, with its value. */
export interface KindFieldProps extends KindFieldLook {
  id?: string
  name: string
  value: FieldInput
  onChange: (value: FieldInput) => void
  onBlur?: () => void
  /** The error of the field. */
  error?: ReactNode
  /** Takes its control, so that a form can move focus there. */
  controlRef?: Ref<never>
}
