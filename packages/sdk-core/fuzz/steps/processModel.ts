import type { StepView, StepViewEvent } from '../../src/features/steps/stepView'

export const statuses = [
  ...['not_started', 'in_progress', 'processing', 'failed', 'complete', 'restart', 'retry', 'retry_limit'],
] as const
export type Status = (typeof statuses)[number]

/** The expected view of a step as a table instead of rules: its possible states, and whether it is followed. */
const table: Readonly<
  Record<Status, { phase: StepView['phase']; isFollowed: boolean; message?: StepView['message'] }>
> = {
  not_started: { phase: 'open', isFollowed: true },
  in_progress: { phase: 'open', isFollowed: true },
  restart: { phase: 'open', isFollowed: true },
  retry: { phase: 'open', isFollowed: true },
  processing: { phase: 'waiting', isFollowed: true, message: 'processing' },
  complete: { phase: 'over', isFollowed: false, message: 'complete' },
  failed: { phase: 'over', isFollowed: false, message: 'failed' },
  retry_limit: { phase: 'over', isFollowed: true, message: 'retryLimit' },
}

/** A step as it must be shown. */
export interface ModelStep {
  status: Status
  version: number
  isSending: boolean
  hasFailedToSend: boolean
}

const at = (status: Status, version: number): ModelStep => ({
  status,
  version,
  isSending: false,
  hasFailedToSend: false,
})

/** The step after an event; the very same where the event must change nothing. */
export function nextStep(step: ModelStep, event: StepViewEvent): ModelStep {
  const { phase, isFollowed } = table[step.status]
  const { isSending } = step
  if (!('step' in event)) {
    if (event.type === 'sendFailed')
      return isSending ? { ...step, isSending: false, hasFailedToSend: true } : step
    return phase === 'open' && !isSending ? { ...step, isSending: true, hasFailedToSend: false } : step
  }
  const [status, version] = [event.step.status as Status, Number(event.step.version)]
  const isLate = version < step.version
  if (event.type === 'changed') return isLate || !(isFollowed || isSending) ? step : at(status, version)
  return isLate && !isSending ? step : at(status, Math.max(version, step.version))
}

/** Everything of a step on the screen, as one text. */
export function outlineOf(view: StepView): string {
  return [
    view.status,
    view.phase,
    view.version,
    view.isFollowed,
    view.message ?? '-',
    view.hasFailedToSend,
  ].join(' ')
}

export function modelOutline({ status, version, isSending, hasFailedToSend }: ModelStep): string {
  const { phase, isFollowed, message } = table[status]
  const [shown, followed] = isSending ? ['sending', true] : [phase, isFollowed]
  return [status, shown, version, followed, isSending ? '-' : (message ?? '-'), hasFailedToSend].join(' ')
}

/** Every state there is: at rest, being sent, and sent in vain where a step is open. Versions aside. */
export const everyState: readonly string[] = statuses.flatMap((status) => {
  const rest = modelOutline(at(status, 0))
  if (table[status].phase !== 'open') return [rest]
  return [
    rest,
    modelOutline({ ...at(status, 0), isSending: true }),
    modelOutline({ ...at(status, 0), hasFailedToSend: true }),
  ]
})

export const withoutVersion = (outline: string) => outline.split(' ').toSpliced(2, 1, '0').join(' ')
