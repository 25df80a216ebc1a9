import type { CapstanEvent } from './CapstanEvent'
import { toldFields } from './toldFields.generated'

const told = new Set(toldFields.split(' '))

/** The event without what is personal: what is not known to say nothing of a person reads `[redacted]`. */
export function redactEvent(event: CapstanEvent): CapstanEvent {
  const fields = Object.entries(event.data).map(([name, value]: [string, unknown]) => [
    name,
    told.has(name) ? value : '[redacted]',
  ])
  // Whatever is personal is text, which the mark is too.
  return { ...event, data: Object.fromEntries(fields) } as unknown as CapstanEvent
}
