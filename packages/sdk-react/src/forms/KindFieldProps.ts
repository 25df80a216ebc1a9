import type { FieldInput } from '@capstan/sdk-core'
import type { ReactNode, Ref } from 'react'
import type { FieldOption } from '../ui/fields/fieldProps'

/** How a field of a kind looks and what it says; the same for every kind. */
export interface KindFieldLook {
  /** The field kind; a name nobody knows is a line of text. */
  kind: string
  /** What it asks for. */
  label: ReactNode
  /** Help. It stays when something is wrong. */
  hint?: ReactNode
  /** What its words mean: a button beside the label opens it. A box has no place for it. */
  explanation?: ReactNode
  /** May stay empty, and says so. */
  optional?: boolean
  /** The choices of a kind that has them. */
  options?: readonly FieldOption[]
  /** What the browser may fill in; for a person's own facts only, and nothing for anybody else's. */
  autoComplete?: string
  /** How many decimals a `number` is sent with, and so shown with; all that were typed unless told. */
  decimals?: number
  /** A `number` counts units, which have no cents. */
  isUnits?: boolean
  /** The answer is secret: a tax id is masked, as a password always is. */
  isSecret?: boolean
  /** To be read and copied, not changed. */
  isReadOnly?: boolean
  /** Whether the field is disabled. */
  isDisabled?: boolean
  /** What it chooses from, or what it holds, is on its way. */
  isPending?: boolean
  /** No line for a message below a box. */
  bare?: boolean
  /** Takes focus when it appears. */
  autoFocus?: boolean
}

/** A field of a kind with what it holds. */
export interface KindFieldProps extends KindFieldLook {
  id?: string
  name: string
  value: FieldInput
  onChange: (value: FieldInput) => void
  onBlur?: () => void
  /** What is wrong with it. */
  error?: ReactNode
  /** Takes its control, so that a form can move focus there. */
  controlRef?: Ref<never>
}
