import { fakeServer } from '@capstan/sdk-core/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { CapTable } from './CapTable'
import { ScheduleOfPurchasers } from './ScheduleOfPurchasers'
import { somePurchasers, someRounds, someStakeholders, teachCapTable, teachPurchasers } from './testing'

const headings = async () => {
  await screen.findByRole('grid')
  return screen.getAllByRole('columnheader').map((heading) => heading.textContent)
}
const figureOf = (label: string) => screen.getByText(label).nextSibling?.textContent

describe('CapTable', () => {
  it('says how many hold how much, by investor, units with percentage, asset and status', async () => {
    const server = fakeServer()
    teachCapTable(server, { stakeholders: someStakeholders(), rounds: someRounds() })
    renderWithServer(<CapTable />, server)

    expect(await headings()).toEqual(['Investor', 'Units', 'Ownership', 'Asset', 'Status'])
    // 321,000 are issued, and 9,600 are not.
    // proves CAPZ-003, CAPZ-004
    expect([figureOf('STAKEHOLDERS'), figureOf('UNITS')]).toEqual(['10', '330,600'])
  })
})

describe('ScheduleOfPurchasers', () => {
  it('says how many paid in how much, by investor, units, asset and day', async () => {
    const server = fakeServer()
    teachPurchasers(server, somePurchasers())
    renderWithServer(<ScheduleOfPurchasers />, server)

    expect(await headings()).toEqual(['Investor', 'Units', 'Asset', 'Capital (USD)', 'Paid On'])
    // proves CAPZ-005, CAPZ-006
    expect([figureOf('STAKEHOLDERS'), figureOf('CAPITAL RAISED')]).toEqual(['9', '$5,140,000.90'])
  })
})
