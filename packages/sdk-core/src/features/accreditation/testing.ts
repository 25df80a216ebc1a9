import { fixtureIds } from '../../testing/fixtureIds'
import type { Accreditation } from './accreditationQuery'
import type { AccreditationQuery } from './operations.generated'

/** Maren Okafor qualified by her income, until the end of January 2027. */
export function anAccreditation(changes: Partial<Accreditation> = {}): Accreditation {
  return {
    ...{ id: fixtureIds.nth(880), method: 'income' },
    ...{ verifiedOn: '2026-11-01', expiresOn: '2027-01-30' },
    ...changes,
  }
}

/** The answer of `Accreditation` that reads as this. */
export function accreditationAnswer(accreditation?: Accreditation): AccreditationQuery {
  const nodes = accreditation
    ? [{ __typename: 'Accreditation' as const, version: '1', ...accreditation }]
    : []
  return { __typename: 'Query', allAccreditations: { __typename: 'AccreditationsConnection', nodes } }
}
