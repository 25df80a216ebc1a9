import type { FrameEvent } from '../step/StepTypeProps'

/** What the page of a provider said, without whose step it is. */
export type FrameMessage = Omit<FrameEvent, 'stepId'>

const events: ReadonlySet<unknown> = new Set(['loading', 'ready', 'change', 'complete', 'error'])

/** The message of a provider's page, or undefined for whatever else a window may be sent. */
export function frameMessage(data: unknown): FrameMessage | undefined {
  if (!isProviderMessage(data) || !events.has(data.event)) return undefined
  const reason = typeof data.reason === 'string' ? data.reason.slice(0, 200) : undefined

  // The set holds exactly the names of the type.
  return { event: data.event as FrameMessage['event'], ...(reason && { reason }) }
}

/** How high a provider's page says it is, within what a page may ask for; undefined for whatever else a window may be sent. */
export function frameHeight(data: unknown): number | undefined {
  if (!isProviderMessage(data) || data.event !== 'size' || typeof data.height !== 'number') return undefined
  const { height } = data

  return Number.isFinite(height) && height > 0 ? Math.min(Math.max(Math.ceil(height), 120), 4000) : undefined
}

function isProviderMessage(data: unknown): data is { event: unknown; reason?: unknown; height?: unknown } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'source' in data &&
    data.source === 'capstan-provider' &&
    'event' in data
  )
}
