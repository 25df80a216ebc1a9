import { describe, expect, it } from 'vitest'
import { createCapstan } from '../../createCapstan'
import { fakeServer } from '../../testing/fakeServer'
import { fixtureIds } from '../../testing/fixtureIds'
import { operations } from '../../testing/operations.generated'
import { aStep, stepAnswer } from './testing'
import { completeStep } from './completeStep'

const setUp = (step: ReturnType<typeof stepAnswer> | null) => {
  const server = fakeServer()
  server.on(operations.CompleteStep, () => ({
    __typename: 'Mutation',
    completeStep: step && { __typename: 'CompleteStepPayload', step },
  }))
  const environment = { fetch: server.fetch, openSocket: undefined }
  return { server, capstan: createCapstan({ account: fixtureIds.account, environment }) }
}
const input = { stepId: fixtureIds.step, blob: { values: { a: 'x' } } }

describe('completeStep', () => {
  it('sends the answers of the step, and answers it as it is now', async () => {
    const { server, capstan } = setUp(stepAnswer(aStep({ status: 'complete' })))

    expect(await completeStep(capstan, input)).toMatchObject({ id: fixtureIds.step, status: 'complete' })
    expect(server.requests[0]?.variables).toEqual({ input })
  })

  it('finds nothing where the platform answers nothing', async () => {
    const { capstan } = setUp(null)

    await expect(completeStep(capstan, input)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('asks nothing for an id no step can have', async () => {
    const { server, capstan } = setUp(null)

    await expect(completeStep(capstan, { ...input, stepId: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(server.requests).toEqual([])
  })
})
