import type { CapstanEvent } from './CapstanEvent'
import { safeEventFields } from './safeEventFields.generated'

const publicFieldNames = new Set(safeEventFields.split(' '))

/** The event without personal data: every field that is not known to be impersonal reads `[redacted]`. */
export function redactEvent(event: CapstanEvent): CapstanEvent {
  const fields = Object.entries(event.data).map(([name, value]: [string, unknown]) => [
    name,
    publicFieldNames.has(name) ? value : '[redacted]',
  ])
  // All personal data are texts, and so is the mark.
  return { ...event, data: Object.fromEntries(fields) } as unknown as CapstanEvent
}
