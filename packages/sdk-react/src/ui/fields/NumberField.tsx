import type { Formats } from '@capstan/sdk-core'
import { forwardRef } from 'react'
import { useFormats } from '../../language/useFormats'
import { TextField, type TextFieldProps } from './TextField'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'numeric'> {
  /** Which characters stay while typing: a decimal keeps digits, dots and commas, an integer digits and what groups them, a precise one digits and the decimal sign. */
  keep?: 'decimal' | 'integer' | 'precise'
}

/** A number as text: nothing is rounded, nothing is lost, and what cannot belong to a number is not typed. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { keep = 'decimal', onChange, ...rest },
  ref,
) {
  const { signs } = useFormats()

  return (
    <TextField
      {...rest}
      ref={ref}
      numeric
      inputMode={keep === 'integer' ? 'numeric' : 'decimal'}
      autoComplete={rest.autoComplete ?? 'off'}
      onChange={(text) => onChange?.(text.replace(kept[keep](signs), ''))}
    />
  )
})

/** What does not stay, as the page's language writes numbers. */
const kept: Record<'decimal' | 'integer' | 'precise', (signs: Formats['signs']) => RegExp> = {
  decimal: () => /[^\d.,]/g,
  integer: ({ group }) => (group === '.' ? /[^\d.]/g : /[^\d,]/g),
  precise: ({ decimal }) => (decimal === ',' ? /[^\d,]/g : /[^\d.]/g),
}
