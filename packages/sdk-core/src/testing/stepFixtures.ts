import type { Process } from '../features/steps/processQuery'
import type { StepDetails } from '../features/steps/readStep'
import { fixtureIds } from './fixtureIds'

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
