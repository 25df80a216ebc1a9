import { describe, expect, it, vi } from 'vitest'
import { accountQualificationRules, integrationRules } from './features/accounts/accountRules'
import { documentRules } from './features/documents/documentRules'
import { qualificationRules } from './features/invest/qualificationRules'
import { contractRules, registrationRules } from './features/tokens/tokenRules'
import { stepRules } from './features/steps/stepRules'
import { createRulesRegistry } from './live/createRulesRegistry'
import type { LiveTable } from './client/records/LiveTable'
import { first, liveSetUp } from './testing/liveSetUp'

// The states that end the polling of a table, and rows in them.
const rules: [LiveTable, string, string[], string][] = [
  ['documents', 'uploadStatus', ['in_progress', 'anything'], 'uploaded'], // proves LIVE-005, LIVE-006
  ['documents', 'uploadStatus', ['in_progress'], 'failed'], // proves LIVE-005, LIVE-006
  ['blockchain_registrations', 'status', ['pending'], 'registered'], // proves LIVE-007
  ['account_integrations', 'status', ['in_progress'], 'complete'], // proves LIVE-008
  ['account_qualifications', 'status', ['in_progress', 'failed'], 'passed'], // proves LIVE-009
  ['distribution_qualifications', 'status', ['not_started', 'failed'], 'complete'],
  ['contracts', 'status', ['not_deployed', 'deploying'], 'deployed'],
  ['steps', 'status', ['not_started', 'processing', 'retry'], 'complete'], // proves LIVE-010
  ['steps', 'status', ['restart', 'retry_limit'], 'failed'], // proves LIVE-010
]

function setUp(table: LiveTable, field: string) {
  const record = { __typename: 'Any', id: first, [field]: '' }
  const refetch = vi.fn(async () => new Map([[first, { ...record }]]))
  const rules = createRulesRegistry()
  rules.register(accountQualificationRules, integrationRules, documentRules, qualificationRules)
  rules.register(contractRules, registrationRules, stepRules)
  const { live, clock, socket } = liveSetUp({ refetch, rules })
  const become = async (word: string) => {
    record[field] = word
    socket.push(table, first)
    await clock.advance(100)
  }
  return { live, clock, socket, refetch, become }
}

describe('a subscription', () => {
  it.each(rules)('to %s lasts while %s is %j and stops at %s', async (table, field, going, end) => {
    const { live, clock, socket, refetch, become } = setUp(table, field)
    live.subscribe(table, [first])
    await clock.advance(100)

    for (const word of going) {
      await become(word)
      expect([...socket.subscribed]).toEqual([`${table}:${first}`])
    }
    await become(end)
    expect(socket.frames.filter(({ type }) => type === 'unsubscribe')).toEqual([
      { type: 'unsubscribe', table, ids: [first] },
    ])
    refetch.mockClear()
    for (let push = 0; push < 100; push++) socket.say({ table, id: first, version: push })
    await clock.advance(60_000)

    expect(refetch).not.toHaveBeenCalled()
    expect(socket.frames.filter(({ type }) => type === 'unsubscribe')).toHaveLength(1)
  })

  it('to a table without a rule lasts, for all states of its records', async () => {
    const { live, clock, socket, become } = setUp('rounds', 'status')
    live.subscribe('rounds', [first])
    await clock.advance(100)

    for (const word of ['complete', 'failed', 'closed']) await become(word)

    expect([...socket.subscribed]).toEqual([`rounds:${first}`])
  })
})
