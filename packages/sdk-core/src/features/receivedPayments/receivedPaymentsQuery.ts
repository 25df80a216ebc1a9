import type { Capstan } from '../../Capstan'
import { listQuery } from '../../client/records/allPages'
import { rowsOf } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { newId } from '../../events/newId'
import { round, subtract } from '../../money/arithmetic'
import { computedDecimal, decimal } from '../../money/decimal'
import { compareText } from '../../order/compareText'
import {
  MatchPaymentDocument,
  PayableInvestmentsDocument,
  ReceivedPaymentPartsDocument,
  ReceivedPaymentsDocument,
  ReturnPaymentDocument,
  UndoPaymentMatchDocument,
  type ReceivedPaymentFragment,
  type ReceivedPaymentPartFragment,
  type ReceivedPaymentPartsQuery,
  type ReceivedPaymentsQuery,
} from './operations.generated'

type Once = Pick<MutateRequest, 'idempotencyKey'>

/** The key under which a write about a payment is kept until its outcome is known. */
export const receivedPaymentSubject = (paymentId: string) => `received payment ${paymentId}`

/** Money that arrived at the payment provider for a vendor. */
export interface ReceivedPayment {
  id: string
  /** US dollars, an exact decimal text, as all amounts here. */
  amount: string
  /** The amount that no investment is matched with. */
  rest: string
  /** `YYYY-MM-DD` */
  paidOn: string
  /** The text that the payer gave with it; empty where there was none. */
  reference: string
  payer: string
  /** `unmatched` or `proposed` while a rest waits for its investment. */
  status: 'unmatched' | 'proposed' | 'matched' | 'returned'
  /** The investment that is proposed for the rest, and why. */
  proposal: PaymentProposal | null
  /** The round of the investment that its reference names, while the allocation of that is stale and takes no payment. (ALLOC-037) */
  heldRound: string | null
  arrivedOn: string
}

/** An investment to which a payment may belong. */
export interface PaymentProposal {
  distributionId: string
  investor: string
  round: string
  /** `name` is the payer's, `amount` is the amount still expected for the investment. */
  reason: 'name_and_amount' | 'name' | 'amount'
}

/** How much of a payment is matched with one investment. */
export interface ReceivedPaymentPart {
  id: string
  paymentId: string
  distributionId: string
  investor: string
  round: string
  amount: string
  /** `reference` where the platform matched it, `hand` where a person did. */
  by: 'reference' | 'hand'
  /** True once the units of the investment are issued: the match is undone no more. */
  isIssued: boolean
  matchedOn: string
}

/** An investment that a payment can be matched with. */
export interface PayableInvestment {
  id: string
  investor: string
  round: string
  /** The amount still to be paid for it, negative if more was paid; `null` if it has no price. */
  expected: string | null
}

/** Reads the payments that arrived for the account of this instance, the newest first. */
export function receivedPaymentsQuery(
  capstan: Capstan,
): CapstanQuery<readonly ReceivedPayment[], ReceivedPaymentsQuery> {
  return listQuery(capstan, {
    document: ReceivedPaymentsDocument,
    list: 'allReceivedPayments',
    select: readPayments,
  })
}

const readPayments = ({ allReceivedPayments }: ReceivedPaymentsQuery): readonly ReceivedPayment[] =>
  rowsOf(allReceivedPayments)
    .map(readPayment)
    .toSorted(
      (one, other) =>
        compareText(other.paidOn, one.paidOn) ||
        compareText(other.arrivedOn, one.arrivedOn) ||
        compareText(one.id, other.id),
    )

function readPayment(row: ReceivedPaymentFragment): ReceivedPayment {
  const { id, amount, paidOn, reference, createdOn } = row
  return {
    ...{ id, amount, paidOn, reference, payer: row.payerName, arrivedOn: createdOn },
    rest: subtract(decimal(amount), decimal(row.matchedAmount)).toString(),
    // The platform has no other values.
    status: row.status as ReceivedPayment['status'],
    heldRound: row.heldRoundName,
    proposal:
      row.proposal === null || row.proposedDistributionId === null
        ? null
        : {
            distributionId: row.proposedDistributionId,
            investor: row.proposedInvestorName ?? '',
            round: row.proposedRoundName ?? '',
            // The platform has no other values.
            reason: row.proposal as PaymentProposal['reason'],
          },
  }
}

/** Reads the parts of all payments, in the order in which they were matched. */
export function receivedPaymentPartsQuery(
  capstan: Capstan,
): CapstanQuery<readonly ReceivedPaymentPart[], ReceivedPaymentPartsQuery> {
  return listQuery(capstan, {
    document: ReceivedPaymentPartsDocument,
    list: 'allReceivedPaymentParts',
    select: readParts,
  })
}

const readParts = (answer: ReceivedPaymentPartsQuery): readonly ReceivedPaymentPart[] =>
  rowsOf(answer.allReceivedPaymentParts)
    .map(readPart)
    .toSorted((one, other) => compareText(one.matchedOn, other.matchedOn) || compareText(one.id, other.id))

function readPart(row: ReceivedPaymentPartFragment): ReceivedPaymentPart {
  const { id, distributionId, amount, isIssued } = row
  return {
    ...{ id, distributionId, amount, isIssued, paymentId: row.receivedPaymentId },
    ...{ investor: row.investorName, round: row.roundName, matchedOn: row.createdOn },
    // The platform has no other values.
    by: row.by as ReceivedPaymentPart['by'],
  }
}

/** Finds at most twenty investments that an account sells, neither issued nor in a stale allocation, by a part of the investor's name. */
export async function findPayableInvestments(
  { client }: Capstan,
  ownerId: string,
  typed: string,
  signal?: AbortSignal,
): Promise<readonly PayableInvestment[]> {
  const { allFullDistributions } = await client.ask(
    PayableInvestmentsDocument,
    { ownerId, typed },
    { signal },
  )
  return rowsOf(allFullDistributions).map((row) => ({
    ...{ id: row.id ?? '', investor: row.investorAccountName ?? '', round: row.roundName ?? '' },
    expected: row.stillExpected && round(computedDecimal(row.stillExpected), 2).toString(),
  }))
}

/**
 * Matches an amount of a payment with an investment; the rest waits for another one.
 *
 * @throws CapstanError `payment_returned`, `units_issued`, `not_payable`, `invalid_input` with the field `amount`
 */
export async function matchPayment(
  { client }: Capstan,
  match: { paymentId: string; distributionId: string; amount: string },
  once?: Once,
): Promise<void> {
  const { paymentId, distributionId, amount } = match
  await client.mutate(
    MatchPaymentDocument,
    { input: { id: paymentId, distributionId, amount } },
    submission('matchPayment', paymentId, once),
  )
}

/**
 * Takes one match back.
 *
 * @throws CapstanError `payment_returned`, `units_issued`
 */
export async function undoPaymentMatch(
  { client }: Capstan,
  part: Pick<ReceivedPaymentPart, 'id' | 'paymentId'>,
  once?: Once,
): Promise<void> {
  await client.mutate(
    UndoPaymentMatchDocument,
    { input: { id: part.id } },
    submission('undoPaymentMatch', part.paymentId, once),
  )
}

/**
 * Returns a payment to its payer through the provider; matched amounts no longer count as paid in.
 *
 * @throws CapstanError `payment_returned`, `units_issued`
 */
export async function returnPayment({ client }: Capstan, paymentId: string, once?: Once): Promise<void> {
  await client.mutate(
    ReturnPaymentDocument,
    { input: { id: paymentId } },
    submission('returnPayment', paymentId, once),
  )
}

/** Matches and returns of a payment happen once: until the outcome of one is known, no other is sent. */
const submission = (operation: string, paymentId: string, once: Once | undefined) => ({
  operation,
  idempotencyKey: once?.idempotencyKey ?? newId(),
  once: receivedPaymentSubject(paymentId),
})
