import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { AccreditationDocument, type AccreditationQuery } from './operations.generated'

/** The latest result of the accreditation service for an investor. */
export interface Accreditation {
  id: string
  /** The method of qualification: `income`, `netWorth`, `license`, `entity`, or the service's own name for it. */
  method: string
  /** The day it was said, `YYYY-MM-DD`. */
  verifiedOn: string
  /** The last day it holds, `YYYY-MM-DD`. */
  expiresOn: string
}

/** The accreditation of the account of this instance, an investor; empty until a service has answered. */
export function accreditationQuery(
  capstan: Capstan,
): CapstanQuery<Accreditation | undefined, AccreditationQuery> {
  return recordQuery(capstan, {
    document: AccreditationDocument,
    variables: {},
    select: readAccreditation,
  })
}

function readAccreditation({ allAccreditations }: AccreditationQuery): Accreditation | undefined {
  const [found] = rowsOf(allAccreditations)
  if (!found) return undefined
  const { id, method, verifiedOn, expiresOn } = found
  return { id, method, verifiedOn, expiresOn }
}
