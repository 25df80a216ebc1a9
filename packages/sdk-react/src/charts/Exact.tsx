import type { Decimal } from '@capstan/sdk-core'
import { useFormats } from '../language/useFormats'
import type { ChartFigure } from './ChartFigure'

export interface ExactProps {
  value: Decimal
  as: ChartFigure
}

/** A figure as it is shown everywhere, with its full value at hand. */
export function Exact({ value, as }: ExactProps) {
  const formats = useFormats()
  return <bdi title={formats.fullValue(value)}>{formats[as](value)}</bdi>
}
