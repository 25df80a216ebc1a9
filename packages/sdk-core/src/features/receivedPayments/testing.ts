import { fixtureIds } from '../../testing/fixtureIds'
import type { ReceivedPayment, ReceivedPaymentPart } from './receivedPaymentsQuery'

/** A payment that waits for its investment; nothing is proposed. */
export const aReceivedPayment = (changes: Partial<ReceivedPayment> = {}): ReceivedPayment => ({
  ...{ id: fixtureIds.nth(5400), amount: '12500', rest: '12500', paidOn: '2026-11-19' },
  ...{ reference: 'INVOICE 7', payer: 'M OKAFOR', status: 'unmatched', proposal: null },
  heldRound: null,
  arrivedOn: '2026-11-19T10:00:00.000Z',
  ...changes,
})

/** A part of that payment, matched by its reference. */
export const aReceivedPaymentPart = (changes: Partial<ReceivedPaymentPart> = {}): ReceivedPaymentPart => ({
  ...{ id: fixtureIds.nth(5450), paymentId: fixtureIds.nth(5400), distributionId: fixtureIds.nth(3000) },
  ...{ investor: 'Maren Okafor', round: 'Series B', amount: '12500', by: 'reference', isIssued: false },
  matchedOn: '2026-11-19T10:00:00.000Z',
  ...changes,
})
