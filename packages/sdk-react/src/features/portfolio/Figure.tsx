import { formatFullValue, type Decimal } from '@capstan/sdk-core'
import { useMessages } from '../../provider/useMessages'
import { portfolioMessages } from './messages'

export interface FigureProps {
  /** The figure; nothing where there is none. */
  value?: Decimal
  /** How it is written. */
  format: (value: Decimal) => string
}

/** A figure with its full value at hand, or N/A where there is none. */
export function Figure({ value, format }: FigureProps) {
  const messages = useMessages('portfolio', portfolioMessages)

  return value ? (
    <span title={formatFullValue(value)}>{format(value)}</span>
  ) : (
    <span data-empty>{messages.notAvailable}</span>
  )
}
