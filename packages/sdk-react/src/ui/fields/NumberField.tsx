import { forwardRef } from 'react'
import { TextField, type TextFieldProps } from './TextField'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'numeric'> {
  /** Which characters stay while typing: a decimal keeps digits, dots and commas, an integer digits and commas, a precise one digits and dots. */
  keep?: 'decimal' | 'integer' | 'precise'
}

/** A number as text: nothing is rounded, nothing is lost, and what cannot belong to a number is not typed. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { keep = 'decimal', onChange, ...rest },
  ref,
) {
  return (
    <TextField
      {...rest}
      ref={ref}
      numeric
      inputMode={keep === 'integer' ? 'numeric' : 'decimal'}
      autoComplete={rest.autoComplete ?? 'off'}
      onChange={(text) => onChange?.(text.replace(others[keep], ''))}
    />
  )
})

const others = { decimal: /[^\d.,]/g, integer: /[^\d,]/g, precise: /[^\d.]/g }
