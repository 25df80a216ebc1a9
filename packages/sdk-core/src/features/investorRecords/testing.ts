import { fixtureIds } from '../../testing/fixtureIds'
import type { SharedPaper } from '../documents/sharedPaper'
import type {
  InvestorHolding,
  InvestorInvestment,
  InvestorNote,
  InvestorPayment,
} from './investorRecordsQuery'

/** A holding of 4,000 units. */
export const anInvestorHolding = (changes: Partial<InvestorHolding> = {}): InvestorHolding => ({
  ...{
    __typename: 'FullHolding',
    version: '1',
    id: fixtureIds.nth(5500),
    securityName: 'Series A Preferred',
  },
  ...{ amount: '4000', purchasePrice: '8', totalValue: '50000' },
  issuedOn: '2025-06-30',
  ...changes,
})

/** An investment that is closed and paid in full. */
export const anInvestorInvestment = (changes: Partial<InvestorInvestment> = {}): InvestorInvestment => ({
  ...{ id: fixtureIds.nth(5510), ownerId: fixtureIds.nth(5501), issuerId: fixtureIds.nth(5501) },
  ...{ allocationId: fixtureIds.nth(2300), roundName: 'Series B', amount: '2000' },
  ...{ committedCapital: '25000', paidInCapital: '25000', status: 'closed', issuanceStatus: null },
  ...{ shownStatus: 'closed', activeStep: null, activeStepStatus: null, isStale: false },
  createdOn: '2026-11-01T10:00:00.000Z',
  ...changes,
})

/** A payment of that investment. */
export const anInvestorPayment = (changes: Partial<InvestorPayment> = {}): InvestorPayment => ({
  ...{ id: fixtureIds.nth(5520) },
  ...{ allocationName: 'Series B direct', amount: '25000' },
  ...{ paidOn: '2026-11-03', status: 'complete' },
  ...changes,
})

/** A paper that the investor signed. */
export const anInvestorPaper = (changes: Partial<SharedPaper> = {}): SharedPaper => ({
  ...{ id: fixtureIds.nth(5530), name: 'Subscription Agreement', status: 'completed' },
  ...{ createdOn: '2026-11-02T18:12:00.000Z', uri: '/papers/subscription' },
  ...changes,
})

/** A note on that investment. */
export const anInvestorNote = (changes: Partial<InvestorNote> = {}): InvestorNote => ({
  ...{ id: fixtureIds.nth(5540), text: 'Asked for a later funding date, agreed Dec 4.' },
  ...{ createdOn: '2026-11-19T09:00:00.000Z', distributionId: fixtureIds.nth(5510) },
  ...changes,
})
