import type { CheckableForm, DynamicField, DynamicValues } from '@capstan/sdk-core/steps'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'

export interface WhenAskedProps {
  field: DynamicField
  /** The fields that are asked after these answers. */
  asked: CheckableForm['asked']
  children: ReactNode
}

/** Question that is asked only after some answers. Its typed answer stays in the form, and is sent when the question is asked. */
export function WhenAsked({ field, asked, children }: WhenAskedProps) {
  return field.askedWhen ? <AskedAfter {...{ field, asked }}>{children}</AskedAfter> : children
}

function AskedAfter({ field, asked, children }: WhenAskedProps) {
  const isAsked = useWatch({ compute: (values: DynamicValues) => asked(values).includes(field) })
  return isAsked && children
}
