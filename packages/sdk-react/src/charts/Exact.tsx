import type { Decimal } from '@capstan/sdk-core'
import { useFormats } from '../language/useFormats'
import { fillIn } from '../provider/fillIn'
import { useUiMessages } from '../ui/uiMessages'
import type { ChartFigure } from './ChartFigure'

export interface ExactProps {
  value: Decimal
  as: ChartFigure
}

/** A figure as it is shown everywhere, with its full value at hand. */
export function Exact({ value, as }: ExactProps) {
  const formats = useFormats()
  const { fullValue } = useUiMessages()
  return <bdi title={fillIn(fullValue, { value: formats.fullValue(value) })}>{formats[as](value)}</bdi>
}
