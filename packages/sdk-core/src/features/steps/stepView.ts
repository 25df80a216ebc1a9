import { isFollowed } from './process/isFollowed'
import type { StepStatus } from './Step'
import { stepMessageKey, type StepMessageKey } from './stepName'

/** A step on the screen, from when it is shown to when it is over. */
export interface StepView {
  status: StepStatus | (string & {})
  /** `open` may be worked on; `sending` awaits the answer; `waiting` the outcome; `over` is complete, failed or at its limit. */
  phase: 'open' | 'sending' | 'waiting' | 'over'
  /** The newest version seen. */
  version: bigint
  /** True while changes are followed. */
  isFollowed: boolean
  message?: StepMessageKey
  /** True when the last submission failed, so that it can be sent again. */
  hasFailedToSend: boolean
}

export interface StepFacts {
  status: StepStatus | (string & {})
  version?: string | number | null
}

export type StepViewEvent =
  | { type: 'send' | 'sendFailed' }
  /** The platform's answer to sending, or to asking for the step again. */
  | { type: 'answered'; step: StepFacts }
  /** A live change. */
  | { type: 'changed'; step: StepFacts }

/** The view of a step as it was loaded. */
export function startStepView(step: StepFacts): StepView {
  return viewOf(step)
}

/**
 * Returns the view after an event; an event that does not fit the state of the step changes nothing.
 *
 * Only an open step is sent. Changes older than the current state are late and dropped. A step that is over is no longer
 * followed; asked for again and found at `retry` or `restart`, it is open and followed once more.
 */
export function stepView(view: StepView, event: StepViewEvent): StepView {
  switch (event.type) {
    case 'send':
      return view.phase === 'open'
        ? { ...view, phase: 'sending', isFollowed: true, hasFailedToSend: false }
        : view
    case 'sendFailed':
      return view.phase === 'sending' ? { ...view, phase: 'open', hasFailedToSend: true } : view
    case 'answered':
      // The answer to our own request counts, even if the platform lags behind its pushes.
      return isLate(view, event.step) && view.phase !== 'sending' ? view : viewOf(event.step, view)
    case 'changed':
      return !view.isFollowed || isLate(view, event.step) ? view : viewOf(event.step, view)
  }
}

function viewOf(step: StepFacts, before?: StepView): StepView {
  const known = before?.version ?? 0n
  const version = versionOf(step) ?? known
  return {
    status: step.status,
    phase: phaseOf(step.status),
    version: version > known ? version : known,
    isFollowed: isFollowed(step.status),
    message: stepMessageKey(step),
    hasFailedToSend: false,
  }
}

function phaseOf(status: string): StepView['phase'] {
  if (status === 'processing') return 'waiting'
  return ['complete', 'failed', 'retry_limit'].includes(status) ? 'over' : 'open'
}

function isLate(view: StepView, step: StepFacts): boolean {
  return (versionOf(step) ?? view.version) < view.version
}

function versionOf(step: StepFacts): bigint | undefined {
  const version = String(step.version)
  return /^\d{1,30}$/.test(version) ? BigInt(version) : undefined
}
