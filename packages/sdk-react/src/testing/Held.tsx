import { useState, type ComponentProps } from 'react'
import type { AmountField } from '../ui/fields/numbers/AmountField'
import type { NumberField } from '../ui/fields/numbers/NumberField'
import type { PhoneField } from '../ui/fields/phone/PhoneField'

type Holdable = typeof NumberField | typeof AmountField | typeof PhoneField

/** A field whose value is held, as a form holds it. */
export function Held<Field extends Holdable>({ as, ...props }: { as: Field } & ComponentProps<Field>) {
  const [value, setValue] = useState('')
  const Part = as as typeof NumberField
  return <Part {...(props as ComponentProps<typeof NumberField>)} value={value} onChange={setValue} />
}
