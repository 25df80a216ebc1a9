import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import type { GridQuery } from '../../grid/query/gridQuery'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridList, GridSource } from '../../grid/source/GridSource'
import { narrowed } from '../../grid/source/narrowed'
import { add } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import { compareText } from '../../order/compareText'
import { holdingRules } from '../holdings/holdingsSource'
import {
  ProofOfIssuanceDocument,
  ProofTotalsDocument,
  WholeProofOfIssuanceDocument,
  type IssuedHoldingFragment,
  type ProofOfIssuanceQuery,
  type ProofTotalsQuery,
} from './operations.generated'

/** The units issued to one investor in a round, and their sum. (ROUND-010) */
export interface ProofOfInvestor {
  investorId: string
  investor: string
  units: string
  issuances: readonly ProofOfIssuance[]
}

/** One issuance. */
export interface ProofOfIssuance {
  id: string
  units: string
  price: string | null
  /** A day, `YYYY-MM-DD`. */
  issuedOn: string
  transactionId: string | null
}

/** An issuance as the platform answers it: `readProof` reads some of them. */
export type IssuedRow = IssuedHoldingFragment

const proofList: GridList<IssuedRow> = {
  list: 'allFullHoldings',
  listOf: ({ allFullHoldings }: ProofOfIssuanceQuery) => allFullHoldings,
  pages: ProofOfIssuanceDocument,
  whole: WholeProofOfIssuanceDocument,
  totals: ProofTotalsDocument,
  totalsOf: ({ allFullHoldings }: ProofTotalsQuery) => ({ units: allFullHoldings?.totals.amount ?? null }),
}

/** Returns the paged source of a round's issuances, with the sum of their `units`. */
export function proofSource(capstan: Capstan, roundId: string): GridSource<IssuedRow> {
  capstan.register(holdingRules)
  return narrowed(createGridSource<IssuedRow>(capstan, proofList), { roundId: { equalTo: roundId } })
}

/** The query of `proofSource` that lists the issuances of each investor together. */
export const proofAsked: GridQuery = {
  orderBy: ['INVESTOR_ACCOUNT_NAME_ASC', 'INVESTOR_ID_ASC', 'ISSUED_ON_DESC', 'ID_ASC'],
}

/** Groups all issuances of a round by investor, sorted by name, in any input order. */
export function readWholeProof(rows: readonly IssuedRow[]): readonly ProofOfInvestor[] {
  return readProof(rows).toSorted((a, b) => compareText(a.investor, b.investor))
}

/** Issuances by investor, in the order these come in; the latest of each first. */
export function readProof(rows: readonly IssuedRow[]): readonly ProofOfInvestor[] {
  const of = new Map<string, IssuedRow[]>()
  for (const row of rows) {
    const known = of.get(row.investorId ?? '')
    if (known) known.push(row)
    else of.set(row.investorId ?? '', [row])
  }
  return [...of].map(readInvestor)
}

function readInvestor([investorId, rows]: [string, IssuedRow[]]): ProofOfInvestor {
  return {
    investorId,
    investor: rows[0]?.investorAccountName ?? '',
    units: rows.reduce((sum, { amount }) => add(sum, decimal(amount ?? '0')), Decimal.zero).toString(),
    issuances: rows.map(readIssuance).toSorted((a, b) => compareText(b.issuedOn, a.issuedOn)),
  }
}

function readIssuance({ id, amount, purchasePrice, issuedOn, holdingById }: IssuedRow): ProofOfIssuance {
  const [entry] = rowsOf(holdingById?.ledgerEntriesByHoldingId)
  return {
    ...{ id, units: amount ?? '0', price: purchasePrice, issuedOn: issuedOn ?? '' },
    transactionId: entry?.transactionId ?? null,
  }
}
