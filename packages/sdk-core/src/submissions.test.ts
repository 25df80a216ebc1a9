import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import type { Capstan } from './Capstan'
import { createCapstan } from './createCapstan'
import type { CapstanEvent } from './events/CapstanEvent'
import { makeInvestment } from './features/invest/makeInvestment'
import { completeStep } from './features/steps/completeStep'
import { acceptTerms } from './features/terms/acceptTerms'
import { decimal } from './money/decimal'
import { fakeServer, refuse } from './testing/fakeServer'
import { fixtureIds } from './testing/fixtureIds'
import { operations } from './testing/operations.generated'
import { aStep, stepAnswer } from './features/steps/testing'

const { MakeInvestment, CompleteStep, AcceptTerms } = operations
const { offering, distribution, step, terms } = fixtureIds
const about = { id: distribution, version: '1', amount: '5', status: 'open', locked: false, processId: null }

/** The mutations of money and signatures, and the platform's answers to them. */
const writes = {
  makeInvestment: {
    send: (capstan: Capstan, request: object) =>
      makeInvestment(
        capstan,
        { offeringId: offering, units: decimal('5'), expectedPrice: decimal('12.5') },
        request,
      ),
    mockApi: (server: ReturnType<typeof fakeServer>, refused?: Response) =>
      server.on(
        MakeInvestment,
        () =>
          refused ?? {
            __typename: 'Mutation',
            investorMakeDistribution: {
              __typename: 'InvestorMakeDistributionPayload',
              distribution: { __typename: 'Distribution', ...about },
              code: null,
            },
          },
      ),
  },
  completeStep: {
    send: (capstan: Capstan, request: object) => completeStep(capstan, { stepId: step, blob: {} }, request),
    mockApi: (server: ReturnType<typeof fakeServer>, refused?: Response) =>
      server.on(
        CompleteStep,
        () =>
          refused ?? {
            __typename: 'Mutation',
            completeStep: {
              __typename: 'CompleteStepPayload',
              step: stepAnswer(aStep({ status: 'failed', outputData: { error: 'Maren Okafor is unknown' } })),
            },
          },
      ),
  },
  acceptTerms: {
    send: (capstan: Capstan, request: object) => acceptTerms(capstan, { termsId: terms }, request),
    mockApi: (server: ReturnType<typeof fakeServer>, refused?: Response) =>
      server.on(
        AcceptTerms,
        () =>
          refused ?? {
            __typename: 'Mutation',
            acceptTerms: {
              __typename: 'AcceptTermsPayload',
              termsOfService: { __typename: 'TermsOfService', id: terms },
            },
          },
      ),
  },
}

function setUp() {
  const server = fakeServer()
  const [received, redacted]: [CapstanEvent[], CapstanEvent[]] = [[], []]
  const capstan = createCapstan({
    account: fixtureIds.account,
    environment: { fetch: server.fetch },
    onEvent: (event) => void received.push(event),
    telemetry: (event) => void redacted.push(event),
  })
  return { capstan, server, received, redacted }
}

const names = Object.keys(writes) as (keyof typeof writes)[]
const ends = [
  ['submit.succeeded', undefined],
  ['submit.failed', () => refuse('price_changed', 'The price has changed.')],
  ['submit.uncertain', () => new Response('gone', { status: 502 })],
] as const

describe('the events', () => {
  it.each(names.flatMap((name) => ends.map(([end, answer]) => [name, end, answer] as const)))(
    'of %s report that it started, and %s, with its idempotency key',
    async (operation, end, answer) => {
      const { capstan, server, received } = setUp()
      writes[operation].mockApi(server, answer?.())

      const sent = writes[operation].send(capstan, { idempotencyKey: 'key-1' })
      const settled = sent.then(
        () => undefined,
        (caught: unknown) => caught,
      )
      // A write that must happen once is repeated until its outcome is known.
      const isFindingOut = operation !== 'acceptTerms' && end === 'submit.uncertain'
      if (isFindingOut) await vi.waitFor(() => expect(received.at(-1)?.type).toBe(end))
      const error = isFindingOut ? undefined : await settled

      const submissions = received.filter(({ type }) => type.startsWith('submit.'))
      expect(submissions.map(({ type }) => type)).toEqual(['submit.started', end])
      for (const { data, correlationId } of submissions) {
        expect(data).toMatchObject({ operation, idempotencyKey: 'key-1' })
        expect(correlationId).toBe('key-1')
      }
      expect(server.requests[0]?.headers.get('Idempotency-Key')).toBe('key-1')
      if (end === 'submit.uncertain' && !isFindingOut)
        expect(error).toMatchObject({ code: 'uncertain', details: { idempotencyKey: 'key-1' } })
    },
  )

  it.each(names)('of %s have a key of their own when none is given', async (operation) => {
    const { capstan, server, received } = setUp()
    writes[operation].mockApi(server)

    await writes[operation].send(capstan, {})
    await writes[operation].send(capstan, {})

    const keys = received.flatMap(({ type, correlationId }) =>
      type === 'submit.started' ? correlationId : [],
    )
    expect(new Set(keys).size).toBe(2)
    expect(server.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(keys)
  })

  it.each(['makeInvestment', 'acceptTerms'] as const)(
    'of %s are one flow, from the write to its result',
    async (name) => {
      const { capstan, server, received } = setUp()
      writes[name].mockApi(server)

      await writes[name].send(capstan, {})

      expect(received).toHaveLength(3)
      expect(new Set(received.map(({ correlationId }) => correlationId)).size).toBe(1)
    },
  )

  it('match the JSON Schema, whole and redacted', async () => {
    const { capstan, server, received, redacted } = setUp()
    const schema: unknown = JSON.parse(
      readFileSync(new URL('../events.schema.json', import.meta.url), 'utf8'),
    )
    const published = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
    for (const name of names) {
      writes[name].mockApi(server)
      await writes[name].send(capstan, {})
    }
    capstan.events.emit('live.statusChanged', { status: 'stale', staleSince: '2026-02-16T15:05:00.000Z' })

    expect(new Set(received.map(({ type }) => type)).size).toBe(6)
    for (const event of [...received, ...redacted]) expect(published.safeParse(event).error).toBeUndefined()
    for (const wrong of [{ type: 'other' }, { data: {} }, { at: 7 }, { extra: 1 }, { version: 2 }])
      expect(published.safeParse({ ...received[0], ...wrong }).success).toBe(false)
  })

  it('send telemetry no personal data, and everything else', async () => {
    const { capstan, server, received, redacted } = setUp()
    for (const name of names) {
      writes[name].mockApi(server)
      await writes[name].send(capstan, {})
    }

    const text = JSON.stringify(redacted)
    expect(redacted.map(({ id, at, type }) => [id, at, type])).toEqual(
      received.map(({ id, at, type }) => [id, at, type]),
    )
    for (const personal of [distribution, step, '"5"', 'Maren']) {
      expect(JSON.stringify(received)).toContain(personal)
      expect(text).not.toContain(personal)
    }
    expect(text).toContain(offering)
    expect(text).toContain('makeInvestment')
  })

  it('hide from telemetry all unknown data', () => {
    const { capstan, redacted } = setUp()
    capstan.events.emit('constructor' as never, { email: 'investor@capstan.test' } as never)
    capstan.events.emit('terms.accepted', { termsId: 't', email: 'investor@capstan.test' } as never)

    expect(redacted.map(({ data }) => data)).toEqual([
      { email: '[redacted]' },
      { termsId: 't', email: '[redacted]' },
    ])
  })
})
