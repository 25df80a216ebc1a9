import type { Decimal } from '@capstan/sdk-core'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useUiMessages } from '../../ui/uiMessages'
import { portfolioMessages } from './messages'

export interface FigureProps {
  /** The figure; nothing where there is none. */
  value?: Decimal
  /** How it is written. */
  as: 'units' | 'amount' | 'general' | 'money'
}

/** A figure with its full value at hand, or N/A where there is none. */
export function Figure({ value, as }: FigureProps) {
  const formats = useFormats()
  const messages = useMessages('portfolio', portfolioMessages)
  const { fullValue } = useUiMessages()

  return value ? (
    <bdi title={fillIn(fullValue, { value: formats.fullValue(value) })}>{formats[as](value)}</bdi>
  ) : (
    <span data-empty>{messages.notAvailable}</span>
  )
}
