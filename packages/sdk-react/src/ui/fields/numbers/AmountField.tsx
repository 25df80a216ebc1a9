import { forwardRef } from 'react'
import { NumberField, type NumberFieldProps } from './NumberField'

export interface AmountFieldProps extends NumberFieldProps {
  /** The sign before the amount. */
  prefix?: NumberFieldProps['prefix']
}

/** An amount of money in US dollars. */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(
  { prefix = '$', ...rest },
  ref,
) {
  return <NumberField {...rest} ref={ref} prefix={prefix} />
})
