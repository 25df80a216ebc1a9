import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { ledgerRules, type UnitsOfStatus } from './ledger'
import { LedgerStatusesDocument, type LedgerStatusesQuery } from './operations.generated'

/** Returns the query for the units of a round in its Stakeholder Ledger by status, summed by the server over all rows. */
export function ledgerStatusesQuery(
  capstan: Capstan,
  roundId: string,
): CapstanQuery<readonly UnitsOfStatus[], LedgerStatusesQuery> {
  capstan.register(...ledgerRules)
  return recordQuery(capstan, {
    document: LedgerStatusesDocument,
    variables: { roundId },
    select: readStatuses,
    entities: ledgerRules.map(({ table }) => ({ table })),
  })
}

function readStatuses({ ledgerStatuses }: LedgerStatusesQuery): readonly UnitsOfStatus[] {
  return rowsOf(ledgerStatuses).map(({ status, units }) => ({ status: status ?? '', units: units ?? '0' }))
}
