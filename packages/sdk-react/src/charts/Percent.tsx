import type { Decimal } from '@capstan/sdk-core'
import { useFormats } from '../language/useFormats'
import { useUiMessages } from '../ui/uiMessages'

/** A percentage; N/A of a whole that is nothing. */
export function Percent({ value }: { value?: Decimal }) {
  const formats = useFormats()
  const messages = useUiMessages()
  return value ? <bdi>{formats.percent(value)}</bdi> : <span>{messages.notAvailable}</span>
}
