import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { SecurityDocument, type SecurityFactsFragment, type SecurityQuery } from './operations.generated'
import { listedSecurity } from './securitiesQuery'
import type { Security } from './Security'

/** One security, as far as the account of this instance may see it; `not_found` where it may not. */
export function securityQuery(capstan: Capstan, id: string): CapstanQuery<Security, SecurityQuery> {
  return recordQuery(capstan, {
    document: SecurityDocument,
    variables: { id },
    select: readSecurityAnswer,
  })
}

function readSecurityAnswer({ securityById }: SecurityQuery): Security {
  return readSecurity(orNotFound(securityById))
}

/** A security as it is shown. */
export function readSecurity(security: SecurityFactsFragment & { version: string }): Security {
  const { version, total, issued, issuerId } = security
  return {
    ...listedSecurity(security),
    ...{ version, total, issued, issuerId },
    issuer: security.accountByIssuerId?.name ?? null,
    address: security.blockchainAddressByBlockchainAddressId?.address ?? null,
    rounds: rowsOf(security.roundsBySecurityId).map(({ id, name }) => ({ id, name })),
  }
}
