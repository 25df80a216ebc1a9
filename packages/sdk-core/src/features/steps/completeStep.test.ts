import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { operations } from '../../testing/operations.generated'
import { aStep, stepAnswer } from './testing'
import { completeStep } from './completeStep'

const setUp = (step: ReturnType<typeof stepAnswer> | null) => {
  const { server, capstan } = anInstance()
  server.on(operations.CompleteStep, () => ({
    __typename: 'Mutation',
    completeStep: step && { __typename: 'CompleteStepPayload', step },
  }))
  return { server, capstan }
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
