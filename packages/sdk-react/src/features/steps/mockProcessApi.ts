import type { StepDetails } from '@capstan/sdk-core/steps'
import {
  aProcess,
  aStep,
  fixtureIds,
  operations,
  processAnswer,
  refuse,
  stepAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'

/** Returns a form, a button and a link: three steps for a story. */
export function threeSteps(): StepDetails[] {
  const titled = (title: string) => ({ title, progressBarTitle: title })
  return [
    aStep(),
    aStep({
      id: fixtureIds.nth(1),
      order: 2,
      type: 'button',
      schema: { text: 'I have read it' },
      renderAttributes: { ...titled('Disclosures'), instructions: 'Read what can go wrong.' },
    }),
    aStep({
      id: fixtureIds.nth(2),
      order: 3,
      type: 'link',
      schema: { text: 'Open the payment page', link: 'https://provider.capstan.test/pay' },
      renderAttributes: { ...titled('Fund'), instructions: 'Wire the amount to the escrow account.' },
    }),
  ]
}

/** Mocks one process: an answered step is complete, and the next one becomes current. */
export function mockProcessApi(server: FakeServer, steps: StepDetails[] = threeSteps()): void {
  const known = new Map(steps.map((step) => [step.id, step]))
  const process = () => processAnswer(aProcess({ shortSteps: [...known.values()] }))
  const complete = (id = fixtureIds.step) => {
    const step = aStep(known.get(id))
    const done = { ...step, status: 'complete', version: String(Number(step.version) + 1) }
    known.set(id, done)
    return stepAnswer(done)
  }

  server.on(operations.Process, process)
  server.on(operations.Step, ({ id }) => {
    const step = known.get(id)
    return step ? { __typename: 'Query', stepById: stepAnswer(step) } : refuse('not_found', 'Not found')
  })
  server.on(operations.CompleteStep, ({ input }) => ({
    __typename: 'Mutation',
    completeStep: { __typename: 'CompleteStepPayload', step: complete(input.stepId ?? undefined) },
  }))
}
