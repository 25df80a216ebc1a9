import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { paidState } from '../../money/paidState'
import { InvestmentEndDocument, type InvestmentEndQuery } from './operations.generated'

/** A paper that was signed for an investment. */
export interface SignedPaper {
  id: string
  name: string
  /** Path on the platform of the document with its certificate. */
  documentUri: string
}

/** The data of an investment whose steps are complete. */
export interface InvestmentEnd {
  /** True when the full amount due has arrived. */
  isPaid: boolean
  papers: readonly SignedPaper[]
}

/** Returns the query for an investment at the end of its steps. */
export function investmentEndQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<InvestmentEnd, InvestmentEndQuery> {
  return recordQuery(capstan, {
    document: InvestmentEndDocument,
    variables: { id },
    select: readEnd,
  })
}

function readEnd({ distributionById }: InvestmentEndQuery): InvestmentEnd {
  const { figures, signedDocuments } = orNotFound(distributionById)
  const { kind } = paidState(figures?.committedCapital ?? '0', figures?.paidInCapital ?? '0')
  return {
    isPaid: kind !== 'short',
    papers: rowsOf(signedDocuments),
  }
}
