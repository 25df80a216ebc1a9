import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/allPages'
import { rowsOf } from '../../client/answers'
import type { CapstanQuery } from '../../client/recordQuery'
import { add } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import { compareText } from '../../order/compareText'
import { ProofOfIssuanceDocument, type IssuedHoldingFragment } from './operations.generated'

/** What one investor was issued of a round, and what it comes to. (ROUND-010) */
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

type Answer = AllPagesAnswer<{ holdings: IssuedHoldingFragment }>

/** What was issued of a round, by investor. */
export function proofQuery(
  capstan: Capstan,
  roundId: string,
): CapstanQuery<readonly ProofOfInvestor[], Answer> {
  const holdings = allPages(ProofOfIssuanceDocument, { roundId }, (answer) => answer.allHoldings)
  return { ...allPagesQuery(capstan, { holdings }, readProof), staleTime: Infinity }
}

function readProof({ holdings }: Answer): readonly ProofOfInvestor[] {
  const of = new Map<string, IssuedHoldingFragment[]>()
  for (const row of holdings?.nodes ?? []) of.set(row.investorId, [...(of.get(row.investorId) ?? []), row])
  return [...of].map(readInvestor).toSorted((a, b) => compareText(a.investor, b.investor))
}

function readInvestor([investorId, rows]: [string, IssuedHoldingFragment[]]): ProofOfInvestor {
  return {
    investorId,
    investor: rows[0]?.accountByInvestorId?.name ?? '',
    units: rows.reduce((sum, { amount }) => add(sum, decimal(amount)), Decimal.zero).toString(),
    issuances: rows.map(readIssuance).toSorted((a, b) => compareText(b.issuedOn, a.issuedOn)),
  }
}

function readIssuance(holding: IssuedHoldingFragment): ProofOfIssuance {
  const { id, amount, purchasePrice, issuedOn, ledgerEntriesByHoldingId } = holding
  const [entry] = rowsOf(ledgerEntriesByHoldingId)
  return { id, units: amount, price: purchasePrice, issuedOn, transactionId: entry?.transactionId ?? null }
}
