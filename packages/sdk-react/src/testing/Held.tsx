import { useState, type ComponentProps } from 'react'
import type { AmountField } from '../ui/fields/AmountField'
import type { NumberField } from '../ui/fields/NumberField'
import type { PhoneField } from '../ui/fields/PhoneField'

type Holdable = typeof NumberField | typeof AmountField | typeof PhoneField

/** A field whose value is held, as a form holds it. */
export function Held<Field extends Holdable>({ as, ...props }: { as: Field } & ComponentProps<Field>) {
  const [value, setValue] = useState('')
  const Part = as as typeof NumberField
  return <Part {...(props as ComponentProps<typeof NumberField>)} value={value} onChange={setValue} />
}
