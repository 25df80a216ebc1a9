import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { holdingsStatementQuery } from './holdingsStatementQuery'
import { HoldingsOnDayDocument, type HoldingPositionFragment } from './operations.generated'
import { aHoldingPosition, holdingsOnDayAnswer } from './testing'

const investorId = fixtureIds.nth(1)

async function statement(...positions: HoldingPositionFragment[]) {
  const { capstan, server } = anInstance()
  server.on(HoldingsOnDayDocument, () => holdingsOnDayAnswer(positions))
  const query = holdingsStatementQuery(capstan, { investorId, day: '2026-02-01' })
  const answer = await capstan.queryClient.fetchQuery({ ...query, retry: false })
  return { server, ...query.select(answer) }
}

const held = aHoldingPosition()
const granted = aHoldingPosition({
  ...{ id: fixtureIds.nth(2), holdingId: fixtureIds.nth(3), asset: 'Grants' },
  ...{ units: '10', unitValue: '0.1', value: '1', investment: null },
})

describe('holdingsStatementQuery', () => {
  it('asks once for all holdings of the account on the day', async () => {
    const { server, positions } = await statement(held, granted)

    expect(server.requests.map(({ name, variables }) => [name, variables])).toEqual([
      ['HoldingsOnDay', { investorId, day: '2026-02-01', first: 1000, offset: 0 }],
    ])
    expect(
      positions.map(({ asset, value, cost, change }) => [asset, value, cost, change?.toString()]),
    ).toEqual([
      ['Grants', '1', null, undefined],
      ['Halden Biologics Preferred', '50000', '32000', '18000'],
    ])
  })

  it('has the value of all, the known costs, and the number of holdings without a cost', async () => {
    const unpriced = aHoldingPosition({
      ...{ id: fixtureIds.nth(4), holdingId: fixtureIds.nth(5) },
      ...{ unitValue: null, value: null, investment: '50' },
    })
    const { value, cost, change, withoutValue, withoutCost } = await statement(held, granted, unpriced)

    // 50,000 + 1; 32,000 + 50; 50,000 − 32,000
    expect([value, cost, change].map(String)).toEqual(['50001', '32050', '18000'])
    expect([withoutValue, withoutCost]).toEqual([1, 1])
  })
})
