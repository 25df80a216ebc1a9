import { NumberField, type NumberFieldProps } from './NumberField'

export interface AmountFieldProps extends NumberFieldProps {
  /** The sign before the amount. */
  prefix?: NumberFieldProps['prefix']
}

/** An amount of money in US dollars. */
export function AmountField({ prefix = '$', ...rest }: AmountFieldProps) {
  return <NumberField {...rest} prefix={prefix} />
}
