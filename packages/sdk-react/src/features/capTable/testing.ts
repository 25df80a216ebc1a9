import type { CapTableRecords, IssuedRound, Purchaser, Stakeholder } from '@capstan/sdk-core/capTable'
import {
  anIssuedRound,
  aPurchaser,
  aStakeholder,
  capTableAnswers,
  fixtureIds,
  operations,
  purchaserAnswers,
  type FakeServer,
} from '@capstan/sdk-core/testing'

const id = fixtureIds.nth
const names = [
  'Northgate Employees’ Pension',
  'Kestrel Family Office, LP',
  'Abernathy Growth Fund II, LP',
  'Dunmore Capital Partners LLC',
  'Ada Whitlock',
  'Saltmarsh Seed Fund I, LP',
  'Joel Sarkis',
  'Ashgrove Family Trust',
  'Fennimore & Daughters Holdings',
]
const units = ['80000', '60000', '48000', '36000', '32000', '27500', '16000', '12000', '9500']
// Of 330,600 units, 9,600 of which wait to be issued; the largest remainders are rounded up.
const percents = ['24.20', '18.15', '14.52', '10.89', '9.68', '8.32', '4.84', '3.63', '2.87']
const notes = { assetId: id(703), assetName: 'Halden Convertible Notes 2027' }

/** Nine holders of one asset, an investor who waits for units of it, and a holder of another asset. */
export function someStakeholders(): Stakeholder[] {
  return [
    ...names.map((investorName, at) =>
      aStakeholder({
        id: id(1_000 + at),
        investorId: id(2_000 + at),
        investorName,
        units: units[at] ?? '0',
        percent: percents[at] ?? '0',
      }),
    ),
    aStakeholder({
      id: id(1_100),
      investorId: id(2_100),
      investorName: 'Cormorant Bay Partners, LP',
      units: '9600',
      percent: '2.90',
      status: 'pending',
    }),
    aStakeholder({
      id: id(1_101),
      investorId: id(2_000),
      investorName: names[0] ?? '',
      units: '640',
      ...notes,
    }),
  ]
}

/** The rounds of these. */
export function someRounds(): IssuedRound[] {
  return [
    anIssuedRound({
      id: id(1_200),
      roundId: id(2_200),
      stakeholders: 6,
      units: '220500',
      percent: '69.60',
      pendingUnits: '9600',
      allStakeholders: 7,
      totalValue: '2756250',
    }),
    anIssuedRound({
      id: id(1_201),
      roundId: id(2_201),
      roundName: 'Series A',
      stakeholders: 3,
      units: '100500',
      percent: '30.40',
      allStakeholders: 3,
      latestPrice: '9.5',
      roundPrice: '8',
      totalValue: '804000',
    }),
    anIssuedRound({
      id: id(1_202),
      roundId: id(2_202),
      roundName: 'Tranche 2027',
      units: '640',
      latestPrice: '1000',
      totalValue: '640000',
      ...notes,
    }),
  ]
}

/** So many holders of one asset with nearly the same, whose names are long. */
export function manyStakeholders(count: number): Stakeholder[] {
  return Array.from({ length: count }, (_, at) =>
    aStakeholder({
      id: id(10_000 + at),
      investorId: id(20_000 + at),
      investorName: `The Trustees of the Ashgrove and Harbour Walk Family Settlement ${at + 1}`,
      units: String(count - at),
      percent: '0.02',
    }),
  )
}

/** Those who paid in for these. */
export function somePurchasers(): Purchaser[] {
  const paid = names.map((investorName, at) =>
    aPurchaser({
      id: id(1_300 + at),
      investorId: id(2_000 + at),
      investorName,
      units: units[at] ?? '0',
      paidInCapital: `${(9 - at) * 100_000}.10`,
      ...(at > 5 && { roundId: id(2_201), roundName: 'Series A' }),
    }),
  )
  const lent = {
    units: '640',
    paidInCapital: '640000',
    paidOn: null,
    roundId: id(2_202),
    roundName: 'Tranche 2027',
  }
  return [
    ...paid,
    aPurchaser({ id: id(1_400), investorId: id(2_000), investorName: names[0] ?? '', ...lent, ...notes }),
  ]
}

/** Makes the platform answer with this cap table. */
export function mockCapTableApi(server: FakeServer, capTable: CapTableRecords): void {
  const answers = capTableAnswers(capTable)
  server.on(operations.CapTable, answers.stakeholders)
  server.on(operations.CapTableSums, answers.sums)
  server.on(operations.CapTableTotals, answers.totals)
  server.on(operations.CapTableParts, answers.parts)
  server.on(operations.CapTableRounds, answers.rounds)
}

/** Makes the platform answer with this schedule of purchasers. */
export function mockPurchasersApi(server: FakeServer, purchasers: readonly Purchaser[]): void {
  const answers = purchaserAnswers(purchasers)
  server.on(operations.ScheduleOfPurchasers, answers.purchasers)
  server.on(operations.PurchaserSums, answers.sums)
  server.on(operations.PurchaserTotals, answers.totals)
}
