import type { FrameEvent } from '../step/StepTypeProps'

/** Message from a provider's page, before the id of its step is added. */
export type FrameMessage = Omit<FrameEvent, 'stepId'>

const events: ReadonlySet<unknown> = new Set(['loading', 'ready', 'change', 'complete', 'error'])

/** Returns the message of a provider's page, or undefined for any other window message. */
export function frameMessage(data: unknown): FrameMessage | undefined {
  if (!isProviderMessage(data) || !events.has(data.event)) return undefined
  const reason = typeof data.reason === 'string' ? data.reason.slice(0, 200) : undefined

  // The set holds exactly the names of the type.
  return { event: data.event as FrameMessage['event'], ...(reason && { reason }) }
}

/** Returns the height that a provider's page reports, within limits, or undefined for any other window message. */
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
