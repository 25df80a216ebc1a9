import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import type { CapstanEvent } from '../../events/CapstanEvent'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { operations } from '../../testing/operations.generated'
import {
  createWebhookEndpoint,
  recoverWebhookEvents,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './changeWebhooks'
import {
  aWebhookAttempt,
  aWebhookEndpoint,
  newWebhookEndpointAnswer,
  webhookAttemptsAnswer,
  webhookEndpointAnswer,
  webhookEndpointsAnswer,
} from './testing'
import {
  checkWebhookEndpoint,
  deliveredShare,
  signingSecrets,
  startOfDay,
  webhookEndpointState,
  webhookEventTypes,
} from './WebhookEndpoint'
import {
  undeliveredEventsQuery,
  webhookAttemptQuery,
  webhookAttemptsQuery,
  webhookEndpointsQuery,
} from './webhookQueries'

describe('webhookEndpointState', () => {
  it.each([
    [{}, 'active'],
    [{ failingSince: '2026-02-16T10:00:00.000Z' }, 'failing'],
    [{ isEnabled: false, failingSince: '2026-02-16T10:00:00.000Z' }, 'disabled'],
    [{ isEnabled: false }, 'disabled'],
  ])('of %j is %s', (changes, state) => {
    expect(webhookEndpointState(aWebhookEndpoint(changes))).toBe(state)
  })
})

describe('signingSecrets', () => {
  it('are the one in use, and the old one until its time is over', () => {
    const secret = { id: 'new', hint: '7Qd2', endsOn: null, createdOn: '2026-02-16T09:00:00.000Z' }
    const old = { ...secret, id: 'old', endsOn: '2026-02-17T09:00:00.000Z' }
    const at = (instant: string) => signingSecrets({ secrets: [secret, old] }, new Date(instant))

    expect(at('2026-02-17T08:59:59.999Z')).toEqual([secret, old])
    expect(at('2026-02-17T09:00:00.000Z')).toEqual([secret])
  })
})

describe('deliveredShare', () => {
  it.each([
    [1204, 1198, '99.5'],
    [3, 2, '66.67'],
    [72, 0, '0'],
  ])('of %i attempts with %i delivered is %s', (attemptCount, deliveredCount, share) => {
    expect(deliveredShare({ attemptCount, deliveredCount })?.toString()).toBe(share)
  })

  it('is nothing without an attempt', () => {
    expect(deliveredShare({ attemptCount: 0, deliveredCount: 0 })).toBeUndefined()
  })
})

describe('startOfDay', () => {
  it('is midnight where the reader is', () => {
    const instant = new Date(startOfDay('2026-02-16') ?? '')

    expect([instant.getFullYear(), instant.getMonth(), instant.getDate()]).toEqual([2026, 1, 16])
    expect([instant.getHours(), instant.getMinutes(), instant.getMilliseconds()]).toEqual([0, 0, 0])
  })

  it.each(['', '2026-02-30', 'yesterday'])('is nothing for %j', (text) => {
    expect(startOfDay(text)).toBeUndefined()
  })
})

describe('checkWebhookEndpoint', () => {
  const draft = { name: 'CRM', url: 'https://hooks.example.com/capstan' }

  it.each([
    [{}, {}],
    // The platform says whether it sends there.
    [{ url: 'http://localhost:4430/in' }, {}],
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(101) }, { name: 'too_long' }],
    [{ name: '𝒳'.repeat(100) }, {}],
    [{ url: '' }, { url: 'required' }],
    [{ url: `https://a.example/${'x'.repeat(500)}` }, { url: 'too_long' }],
    [{ url: 'hooks.example.com' }, { url: 'no_address' }],
    [{ url: 'ftp://hooks.example.com' }, { url: 'no_address' }],
    [{ url: 'https://' }, { url: 'no_address' }],
  ])('finds in %j %j', (change, problems) => {
    expect(checkWebhookEndpoint({ ...draft, ...change })).toEqual(problems)
  })
})

describe('webhookEventTypes', () => {
  it('are all types but the test event', () => {
    expect(webhookEventTypes).toHaveLength(19)
    expect(webhookEventTypes).not.toContain('endpoint.tested')
  })
})

const input = {
  name: 'CRM',
  url: 'https://hooks.example.com/capstan',
  eventTypes: ['step.failed'],
  isOrdered: true,
}
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

function setUp() {
  const events: CapstanEvent[] = []
  const instance = anInstance({ onEvent: (event) => void events.push(event) })
  const [old, next] = [aWebhookEndpoint(), aWebhookEndpoint({ id: fixtureIds.nth(901), name: 'CRM' })]
  const endpoints = [old]
  const newWebhookEndpoint = newWebhookEndpointAnswer({ endpoint: next, secret })
  instance.server.on(operations.WebhookEndpoints, () => webhookEndpointsAnswer(endpoints))
  instance.server.on(operations.CreateWebhookEndpoint, () => {
    endpoints.push(next)
    return {
      __typename: 'Mutation',
      createWebhookEndpoint: { __typename: 'CreateWebhookEndpointPayload', newWebhookEndpoint },
    }
  })
  instance.server.on(operations.RotateWebhookSecret, () => ({
    __typename: 'Mutation',
    rotateWebhookSecret: { __typename: 'RotateWebhookSecretPayload', newWebhookEndpoint },
  }))
  return { ...instance, events, old, next }
}

describe('a secret', () => {
  it('is in the answer of the write that makes it, and in no cache and no event', async () => {
    const { capstan, server, events, next, old } = setUp()
    const observer = new QueryObserver(capstan.queryClient, webhookEndpointsQuery(capstan))
    const stop = observer.subscribe(() => {})

    expect(await createWebhookEndpoint(capstan, input)).toEqual({ endpoint: next, secret })
    expect(await rotateWebhookSecret(capstan, { id: old.id, endsOldAtOnce: false })).toMatchObject({ secret })

    await expect.poll(() => observer.getCurrentResult().data).toEqual([old, next])
    const caches = [capstan.queryClient.getQueryCache(), capstan.queryClient.getMutationCache()]
    const kept = JSON.stringify([events, caches.map((cache) => cache.getAll().map(({ state }) => state))])
    expect(kept).toContain('createWebhookEndpoint')
    expect(kept).not.toContain(secret)
    expect(server.requests.find(({ name }) => name === 'CreateWebhookEndpoint')?.variables).toEqual({ input })
    stop()
  })

  it.each([
    [false, 86_400],
    [true, 0],
  ])('that is rotated (ends at once: %s) signs for %i seconds more', async (endsOldAtOnce, keepOldFor) => {
    const { capstan, server, old } = setUp()

    await rotateWebhookSecret(capstan, { id: old.id, endsOldAtOnce })

    expect(server.requests[0]?.variables).toEqual({ input: { id: old.id, keepOldFor } })
  })
})

describe('updateWebhookEndpoint', () => {
  it('sends the changes with the version they are based on', async () => {
    const { capstan, server, old } = setUp()
    server.on(operations.UpdateWebhookEndpoint, () => ({
      __typename: 'Mutation',
      updateWebhookEndpointById: {
        __typename: 'UpdateWebhookEndpointPayload',
        webhookEndpoint: webhookEndpointAnswer(old),
      },
    }))

    await updateWebhookEndpoint(capstan, { id: old.id, version: '3', eventTypes: [] })

    expect(server.requests[0]?.variables).toEqual({
      input: { id: old.id, patch: { version: '3', eventTypes: [] } },
    })
  })
})

describe('webhookAttemptsQuery', () => {
  it('asks for one attempt more than it shows, of the outcome and the type that are chosen', async () => {
    const { capstan, server, old } = setUp()
    const attempts = [1, 2, 3].map((nth) => aWebhookAttempt({ id: fixtureIds.nth(nth) }))
    const types = [{ type: 'investment.submitted', count: 3 }]
    server.on(operations.WebhookAttempts, ({ first }) =>
      webhookAttemptsAnswer(attempts.slice(0, first), types),
    )
    const read = async (most: number) => {
      const query = webhookAttemptsQuery(capstan, {
        endpointId: old.id,
        outcome: 'failed',
        type: 'payment.received',
        most,
      })
      return query.select(await query.queryFn({ signal: new AbortController().signal }))
    }

    expect(await read(2)).toEqual({ attempts: attempts.slice(0, 2), hasMore: true, types })
    expect(await read(3)).toEqual({ attempts, hasMore: false, types })
    expect(server.requests[0]?.variables).toEqual({
      endpointId: old.id,
      filter: {
        endpointId: { equalTo: old.id },
        isDelivered: { equalTo: false },
        type: { equalTo: 'payment.received' },
      },
      first: 3,
    })
  })
})

describe('webhookAttemptQuery', () => {
  it('reads one attempt, and nothing where it is gone', async () => {
    const { capstan, server } = setUp()
    const attempt = aWebhookAttempt()
    const [node] = webhookAttemptsAnswer([attempt]).allWebhookAttempts?.nodes ?? []
    server.on(operations.WebhookAttempt, ({ id }) => ({
      __typename: 'Query',
      webhookAttemptById: id === attempt.id && node ? node : null,
    }))
    const read = async (id: string) => {
      const query = webhookAttemptQuery(capstan, id)
      return query.select(await query.queryFn({ signal: new AbortController().signal }))
    }

    expect(await read(attempt.id)).toEqual(attempt)
    expect(await read(fixtureIds.nth(1))).toBeNull()
  })
})

describe('recoverWebhookEvents', () => {
  it('counts the events to be sent, and sends them', async () => {
    const { capstan, server, old } = setUp()
    const since = '2026-02-16T00:00:00.000Z'
    const events = [{ type: 'step.failed', count: 4 }]
    server.on(operations.WebhookUndelivered, ({ id }) => ({
      __typename: 'Query',
      webhookEndpointById: { __typename: 'WebhookEndpoint', id, version: '1', undelivered: events },
    }))
    server.on(operations.RecoverWebhookEvents, () => ({
      __typename: 'Mutation',
      recoverWebhookEvents: { __typename: 'RecoverWebhookEventsPayload', count: 4 },
    }))
    const query = undeliveredEventsQuery(capstan, { id: old.id, since })

    expect(query.select(await query.queryFn({ signal: new AbortController().signal }))).toEqual(events)
    expect(await recoverWebhookEvents(capstan, { id: old.id, since })).toBe(4)
    expect(server.requests[1]?.variables).toEqual({ input: { endpointId: old.id, since } })
  })
})
