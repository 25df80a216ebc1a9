import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { RoundCapitalDocument, type RoundCapitalQuery } from './operations.generated'

/** The capital a round has raised and deployed, in US dollars: exact decimal texts. (ROUND-014, ROUND-015, ROUND-016) */
export interface RoundCapital {
  paidIn: string
  deployed: string
  remaining: string
  /** By the formula of the specification: units sold at the price of the round, less what is paid in. (FMT-020) */
  expected: string
  /** The amount investors still have to pay: units sold, each at its own price, less the capital paid in. */
  stillExpected: string
  /** Units that were sold, whether or not they are paid or issued. */
  unitsSold: string
  /** US dollars a unit, and units for sale. */
  price: string
  total: string
}

/** Returns the query for the capital of a round, for its issuer; the answer is `null` for all other readers. (ROUND-028) */
export function capitalQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<RoundCapital | null, RoundCapitalQuery> {
  return recordQuery(capstan, {
    document: RoundCapitalDocument,
    variables: { id },
    select: readCapital,
  })
}

function readCapital({ roundById }: RoundCapitalQuery): RoundCapital | null {
  const { price, total, totalCapitalDeployed: deployed, ...money } = orNotFound(roundById)
  const { totalPaidInCapital: paidIn, remainingCapital: remaining, expectedCapital: expected } = money
  const { stillExpected, unitsSold } = money
  if (paidIn === null || remaining === null || expected === null) return null
  if (stillExpected === null || unitsSold === null) return null
  return { paidIn, deployed, remaining, expected, stillExpected, unitsSold, price, total }
}
