import type { ProcessQuery, StepFieldsFragment } from './operations.generated'
import type { Process } from './process/processQuery'
import type { StepDetails } from './readStep'
import { fixtureIds } from '../../testing/fixtureIds'

/** The first step of a process: a form that asks one question. */
export function aStep(changes: Partial<StepDetails> = {}): StepDetails {
  return {
    id: fixtureIds.step,
    processId: fixtureIds.process,
    order: 1,
    status: 'not_started',
    type: 'form',
    service: null,
    schema: {
      title: 'Suitability',
      fields: [{ key: 'objective', displayKey: 'Investment objective', type: 'string', order: 1 }],
    },
    renderAttributes: {
      title: 'Suitability',
      progressBarTitle: 'Suitability',
      instructions: 'Tell us about your investment objectives.',
    },
    outputData: {},
    dynamicData: {},
    attempts: 0,
    version: '1',
    ...changes,
  }
}

/** A process of three steps, the first of them current. */
export function aProcess(changes: Partial<Process> = {}): Process {
  const titles = ['Suitability', 'Sign documents', 'Payment']
  const shortSteps = titles.map((title, at) => ({
    id: at === 0 ? fixtureIds.step : fixtureIds.nth(at),
    order: at + 1,
    status: 'not_started',
    type: at === 0 ? 'form' : 'async_iframe',
    service: null,
    renderAttributes: { title, progressBarTitle: title },
  }))
  return {
    id: fixtureIds.process,
    name: 'Investor onboarding',
    status: 'in_progress',
    currentStep: fixtureIds.step,
    shortSteps,
    ...changes,
  }
}

/** The platform's answer that reads as this step; for `Step` and, inside a payload, `CompleteStep`. */
export function stepAnswer(step: StepDetails): StepFieldsFragment {
  return {
    __typename: 'Step',
    id: step.id,
    processId: step.processId,
    order: step.order,
    status: step.status,
    type: step.type,
    service: step.service ?? null,
    schema: step.schema ?? {},
    renderAttributes: step.renderAttributes ?? {},
    outputData: step.outputData ?? {},
    dynamicData: step.dynamicData ?? {},
    knownAnswers: null,
    investorCountry: step.investorCountry ?? null,
    attempts: step.attempts ?? 0,
    version: String(step.version ?? 1),
  }
}

/** The answer of `Process` that reads as this process. */
export function processAnswer({ shortSteps, ...process }: Process): ProcessQuery {
  const nodes = shortSteps.map(({ id, order, status, type, service, renderAttributes, version }) => ({
    __typename: 'Step' as const,
    id,
    order,
    status,
    type,
    service: service ?? null,
    renderAttributes: renderAttributes ?? {},
    version: String(version ?? 1),
  }))
  const connection = { __typename: 'StepsConnection' as const, nodes }
  const processById = { __typename: 'Process' as const, ...process, version: '1', shortSteps: connection }
  return { __typename: 'Query', processById }
}
