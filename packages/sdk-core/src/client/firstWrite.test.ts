import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStep, stepAnswer } from '../features/steps/testing'
import { fakeServer } from '../testing/fakeServer'
import { fixtureIds } from '../testing/fixtureIds'
import { operations } from '../testing/operations.generated'

const { Step, CompleteStep } = operations
const id = fixtureIds.step
const input = { stepId: id, blob: {} }

/** A page that shows a step and has written nothing yet. The test decides when the platform answers. */
async function setUp() {
  const { createCapstan } = await import('../createCapstan')
  const { lazyAnswerEditor } = await import('../cache/edits/lazyAnswerEditor')
  const server = fakeServer()
  let answer = () => {}
  const isTold = new Promise<void>((resolve) => (answer = resolve))
  server.on(Step, () => ({ __typename: 'Query', stepById: stepAnswer(aStep({ status: 'processing' })) }))
  server.on(CompleteStep, async () => {
    await isTold
    const step = stepAnswer(aStep({ status: 'complete' }))
    return { __typename: 'Mutation', completeStep: { __typename: 'CompleteStepPayload', step } }
  })
  const capstan = createCapstan({ account: fixtureIds.account, environment: { fetch: server.fetch } })
  await capstan.client.query(Step, { id })
  const shown = async () =>
    (await capstan.client.query(Step, { id }, { policy: 'cache-only' })).stepById?.status
  return { capstan, lazyAnswerEditor, answer, shown }
}

describe('the first write of a page', () => {
  beforeEach(() => void vi.resetModules())

  it('updates the shown answers before it resolves, with code that it loaded itself', async () => {
    const { capstan, lazyAnswerEditor, answer, shown } = await setUp()
    expect(lazyAnswerEditor.loaded).toBeUndefined()

    const written = capstan.client.mutate(CompleteStep, { input })
    answer()
    await written

    expect(await shown()).toBe('complete')
  })
})
