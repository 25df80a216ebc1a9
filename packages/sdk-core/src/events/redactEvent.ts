import type { CapstanEvent } from './CapstanEvent'
import { toldFields } from './toldFields.generated'

/** The event without what is personal: what is not known to say nothing of a person reads `[redacted]`. */
export function redactEvent(event: CapstanEvent): CapstanEvent {
  const told = Object.hasOwn(toldFields, event.type) ? toldFields[event.type]?.split(' ') : undefined
  const fields = Object.entries(event.data).map(([name, value]: [string, unknown]) => [
    name,
    told?.includes(name) ? value : '[redacted]',
  ])
  // Whatever is personal is text, which the mark is too.
  return { ...event, data: Object.fromEntries(fields) } as unknown as CapstanEvent
}
