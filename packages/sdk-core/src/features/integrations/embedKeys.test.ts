import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import type { CapstanEvent } from '../../events/CapstanEvent'
import { anEmbedKey, embedKeyAnswer, embedKeysAnswer, newEmbedKeyAnswer } from './testing'
import { fixtureIds } from '../../testing/fixtureIds'
import { operations } from '../../testing/operations.generated'
import { embedKeysQuery } from './embedKeysQuery'
import { makeEmbedKey } from './makeEmbedKey'
import { revokeEmbedKey } from './revokeEmbedKey'
import { rotateEmbedKey } from './rotateEmbedKey'
import { updateEmbedKey } from './updateEmbedKey'

const secret = 'sk_live_5f1a0000000000000000000000000000000000000000c0de'
const input = { name: 'Shop', origins: ['https://shop.example'], components: ['invest'] }
const old = anEmbedKey()
const next = anEmbedKey({ id: fixtureIds.nth(701), rotatedFrom: old.id })

function setUp() {
  const received: CapstanEvent[] = []
  return { ...anInstance({ onEvent: (event) => void received.push(event) }), received }
}

describe('embedKeysQuery', () => {
  it('reads every page, so that no key that opens is hidden', async () => {
    const { capstan, server } = setUp()
    const keys = Array.from({ length: 1001 }, (_, index) => anEmbedKey({ id: fixtureIds.nth(index + 1) }))
    server.on(operations.EmbedKeys, ({ first, after }) =>
      embedKeysAnswer(keys.filter(({ id }) => id > after).slice(0, first)),
    )
    const query = embedKeysQuery(capstan)

    const answer = await query.queryFn({ signal: new AbortController().signal })

    expect(query.select(answer)).toEqual(keys)
  })

  it('reads a maker whose place is unknown as one who left', async () => {
    const { capstan, server } = setUp()
    const maker = { __typename: 'EmbedKeyMaker' as const, name: null, status: 'gone' }
    server.on(operations.RevokeEmbedKey, () => ({
      __typename: 'Mutation',
      revokeEmbedKey: {
        __typename: 'RevokeEmbedKeyPayload',
        embedKey: { ...embedKeyAnswer(old), maker },
      },
    }))

    expect((await revokeEmbedKey(capstan, old)).maker).toEqual({ name: '', status: 'left' })
  })
})

describe('a secret', () => {
  it.each([
    ['makeEmbedKey', () => makeEmbedKey(setUpToMake().capstan, input)],
    ['rotateEmbedKey', () => rotateEmbedKey(setUpToMake().capstan, { id: old.id, keepOldFor: 3600 })],
  ])('is in the answer of %s', async (_name, make) => {
    expect(await make()).toEqual({ embedKey: next, secret })
  })

  it('is in no cache and no event', async () => {
    const { capstan, received } = setUpToMake()
    const observer = new QueryObserver(capstan.queryClient, embedKeysQuery(capstan))
    const stop = observer.subscribe(() => {})

    await makeEmbedKey(capstan, input)
    await rotateEmbedKey(capstan, { id: old.id, keepOldFor: 0 })

    const kept = JSON.stringify([
      received,
      capstan.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
      capstan.queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ])
    expect(kept).toContain('makeEmbedKey')
    expect(kept).not.toContain(secret)
    stop()
  })

  it('brings its key into the list', async () => {
    const { capstan, keys } = setUpToMake()
    const observer = new QueryObserver(capstan.queryClient, embedKeysQuery(capstan))
    const stop = observer.subscribe(() => {})
    await expect.poll(() => observer.getCurrentResult().data).toEqual([old])

    await makeEmbedKey(capstan, input)

    await expect.poll(() => observer.getCurrentResult().data).toEqual(keys)
    stop()
  })
})

describe('updateEmbedKey', () => {
  it('sends the changes with the version they are based on', async () => {
    const { capstan, server } = setUp()
    server.on(operations.UpdateEmbedKey, () => ({
      __typename: 'Mutation',
      updateEmbedKeyById: { __typename: 'UpdateEmbedKeyPayload', embedKey: embedKeyAnswer(old) },
    }))

    await updateEmbedKey(capstan, { id: old.id, version: '3', name: 'Store' })

    expect(server.requests[0]?.variables).toEqual({
      input: { id: old.id, patch: { name: 'Store', version: '3' } },
    })
  })
})

/** A platform that makes a key: from then on there are two. */
function setUpToMake() {
  const parts = setUp()
  const keys = [old]
  const make = () => {
    keys.unshift(next)
    return newEmbedKeyAnswer({ embedKey: next, secret })
  }
  parts.server.on(operations.EmbedKeys, () => embedKeysAnswer(keys))
  parts.server.on(operations.MakeEmbedKey, () => ({
    __typename: 'Mutation',
    makeEmbedKey: { __typename: 'MakeEmbedKeyPayload', newEmbedKey: make() },
  }))
  parts.server.on(operations.RotateEmbedKey, () => ({
    __typename: 'Mutation',
    rotateEmbedKey: { __typename: 'RotateEmbedKeyPayload', newEmbedKey: make() },
  }))
  return { ...parts, keys }
}
