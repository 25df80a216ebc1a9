import { describe, expect, it } from 'vitest'
import { refuse } from '../../testing/fakeServer'
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

  describe('with a lost answer', () => {
    /** Mocks a platform that loses the first answer, and then returns the outcome. */
    const losing = (outcome: () => object) => {
      const stored = new Map<string, string>()
      const tab = {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, text: string) => void stored.set(name, text),
        removeItem: (name: string) => void stored.delete(name),
      }
      const { server, capstan } = anInstance({ environment: { tabStorage: () => tab } })
      const storedMeanwhile: (string | undefined)[] = []
      server.on(operations.CompleteStep, () => {
        storedMeanwhile.push(stored.get('capstan:unsettled'))
        const isAsked = server.requests.at(-1)?.headers.get('Idempotency-Outcome') === 'only'
        if (!isAsked) throw new TypeError('Failed to fetch')
        return outcome() as never // an answer of this operation, or a refusal
      })
      return { server, capstan, storedMeanwhile }
    }
    const request = { idempotencyKey: 'k' }

    it('is pending until the platform confirms it, and then returns the current step', async () => {
      const { server, capstan } = losing(() => ({
        __typename: 'Mutation',
        completeStep: {
          __typename: 'CompleteStepPayload',
          step: stepAnswer(aStep({ status: 'complete' })),
        },
      }))

      expect(await completeStep(capstan, input, request)).toMatchObject({ status: 'complete' })
      expect(server.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k', 'k'])
      expect(capstan.client.unsettled.list()).toEqual([])
    })

    it('fails once the platform reports that it was not sent and never will be', async () => {
      const { capstan } = losing(() => refuse('write_not_made', 'Not made.'))

      await expect(completeStep(capstan, input, request)).rejects.toMatchObject({ code: 'write_not_made' })
      expect(capstan.client.unsettled.list()).toEqual([])
    })

    it('stores no answer of a person in the tab meanwhile', async () => {
      const { capstan, storedMeanwhile } = losing(() => refuse('write_not_made', 'Not made.'))

      await completeStep(capstan, input, request).catch(() => undefined)

      expect(storedMeanwhile).toEqual([undefined, undefined])
    })
  })
})
