import { currentStep } from '../../src/features/steps/process/currentStep'
import { overallStatus } from '../../src/features/steps/process/overallStatus'
import { stepState } from '../../src/features/steps/stepState'
import { startStepView, stepView, type StepView, type StepViewEvent } from '../../src/features/steps/stepView'
import { aRandom, type Random } from '../aRandom'
import {
  everyState,
  modelOutline,
  nextStep,
  outlineOf,
  statuses,
  withoutVersion,
  type ModelStep,
  type Status,
} from './processModel'

interface Held {
  id: string
  order: number
  model: ModelStep
  view: StepView
}

/** P2: random events on processes of steps, each step beside a model of it: no illegal state, and every state reached. */
export function trySteps({ seed, events }: { seed: number; events: number }): {
  defects: string[]
  reached: number
} {
  const random = aRandom(seed)
  const defects: string[] = []
  const reached = new Set<string>()
  let process = aProcess(random)
  for (let at = 0; at < events && defects.length < 10; at++) {
    if (random.happens(0.02)) process = aProcess(random)
    const held = random.pick(process)
    const event = anEvent(random, held.model)
    const before = { ...held }
    held.view = stepView(before.view, event)
    held.model = nextStep(before.model, event)
    reached.add(withoutVersion(outlineOf(held.view)))
    const defect = viewDefect(before, held) ?? processDefect(process)
    if (defect) defects.push(`event ${at}, ${JSON.stringify(event)} on ${outlineOf(before.view)}: ${defect}`)
  }
  const missed = everyState.filter((state) => !reached.has(state))
  const illegal = [...reached].filter((state) => !everyState.includes(state))
  if (events >= 5_000 && missed.length > 0) defects.push(`never reached: ${missed.join(', ')}`)
  if (illegal.length > 0) defects.push(`illegal: ${illegal.join(', ')}`)
  return { defects, reached: reached.size }
}

function aProcess(random: Random): Held[] {
  const orders = Array.from({ length: 1 + random.upTo(6) }, (_, at) => at + 1)
  return orders
    .map((order) => {
      const status = random.pick(statuses)
      const model = { status, version: 1, isSending: false, hasFailedToSend: false }
      return { id: `step-${order}`, order, model, view: startStepView({ status, version: '1' }) }
    })
    .sort(() => (random.happens(0.5) ? 1 : -1))
}

/** Returns an event of a reader, a platform or a late frame: mostly a valid one, sometimes an invalid one. */
function anEvent(random: Random, { version }: ModelStep): StepViewEvent {
  const kind = random.upTo(10)
  if (kind < 3) return { type: 'send' }
  if (kind < 4) return { type: 'sendFailed' }
  const newer = Math.max(0, version + random.upTo(4) - 1)
  const step = {
    status: random.pick(statuses) as Status,
    version: random.happens(0.5) ? newer : String(newer),
  }
  return { type: kind < 7 ? 'answered' : 'changed', step }
}

function viewDefect(before: Held, { view, model }: Held): string | undefined {
  if (outlineOf(view) !== modelOutline(model)) return `${outlineOf(view)} and not ${modelOutline(model)}`
  const isIgnored = model === before.model
  return isIgnored && view !== before.view ? 'what must change nothing made a new view' : undefined
}

/** Returns the defect in the status of the whole process, compared with each of its steps. */
function processDefect(process: readonly Held[]): string | undefined {
  const steps = process.map(({ id, order, model }) => ({ id, order, status: model.status }))
  const inOrder = steps.toSorted((a, b) => a.order - b.order)
  const current = inOrder.find(({ status }) => status !== 'complete')
  if (currentStep(steps)?.id !== current?.id)
    return `current is ${currentStep(steps)?.id} and not ${current?.id}`
  if (overallStatus(steps) !== (current ? 'incomplete' : 'complete')) return `overall ${overallStatus(steps)}`
  return steps.map((step) => stateDefect(step, steps, current?.id)).find(Boolean)
}

const states: Readonly<Record<Status, string>> = {
  ...{ not_started: 'actionable', in_progress: 'actionable', restart: 'actionable', retry: 'actionable' },
  ...{ processing: 'processing', failed: 'stopped', retry_limit: 'stopped', complete: 'complete' },
}

function stateDefect(
  step: { id: string; status: Status },
  steps: { id: string; order: number; status: Status }[],
  current?: string,
) {
  const isItsTurn = step.status === 'complete' || step.id === current
  const wanted = isItsTurn ? { status: states[step.status] } : { status: 'inactive', goTo: current }
  const found = stepState(step, steps)
  return JSON.stringify(found) === JSON.stringify(wanted)
    ? undefined
    : `${step.id} is ${JSON.stringify(found)}`
}
