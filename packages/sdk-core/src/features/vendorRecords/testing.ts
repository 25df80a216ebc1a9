import { fixtureIds } from '../../testing/fixtureIds'
import type { SharedPaper } from '../documents/sharedPaper'
import type { VendorEvent } from './vendorActivity'
import type { VendorRound, VendorAllocation, VendorInvestment } from './VendorRecord'

/** Series B, of which a broker has placed 30,150 of 120,000 units. */
export const aVendorRound = (changes: Partial<VendorRound> = {}): VendorRound => ({
  ...{ id: fixtureIds.nth(5600), name: 'Series B', asset: 'Halden Biologics Preferred', status: 'active' },
  ...{ price: '12.5', closesOn: '2026-12-18' },
  invitation: {
    ...{ id: fixtureIds.nth(5601), status: 'accepted', managedUnits: '120000' },
    freeUnits: '89850',
    createdOn: '2026-02-16T15:48:00.000Z',
  },
  placed: { investments: 8, units: '30150', total: '376875' },
  ...changes,
})

/** The allocation of that round. */
export const aVendorAllocation = (changes: Partial<VendorAllocation> = {}): VendorAllocation => ({
  ...{ id: fixtureIds.nth(5610), name: 'Larkspur 506(c)', round: 'Series B', status: 'active' },
  placed: { investments: 8, units: '30150', total: '376875' },
  ...changes,
})

/** A holding of 4,000 units. */
export const aVendorInvestment = (changes: Partial<VendorInvestment> = {}): VendorInvestment => ({
  ...{ id: fixtureIds.nth(5620), kind: 'holding', round: 'Series A', asset: 'Halden Biologics Preferred' },
  ...{ units: '4000', committedCapital: '32000', value: '50000', status: 'issued', on: '2025-06-30' },
  isUnderWay: false,
  ...changes,
})

/** A document that is shared with the reader. */
export const aVendorPaper = (changes: Partial<SharedPaper> = {}): SharedPaper => ({
  ...{ id: fixtureIds.nth(5630), name: 'Offering memorandum.pdf', status: 'document' },
  ...{ createdOn: '2026-11-03T10:15:00.000Z', uri: null },
  ...changes,
})

/** An invitation to a round. */
export const aVendorEvent = (changes: Partial<VendorEvent> = {}): VendorEvent => ({
  ...{ id: fixtureIds.nth(5601), kind: 'invited', subject: 'Series B', on: '2026-02-16T15:48:00.000Z' },
  ...changes,
})
