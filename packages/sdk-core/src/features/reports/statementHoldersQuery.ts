import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { asPart } from '../../grid/query/asPart'
import { capTableRules } from '../capTable/capTableRules'
import { StatementHoldersDocument, type StatementHoldersQuery } from './operations.generated'

/** A holder who can have a statement. */
export interface StatementHolder {
  id: string
  name: string
  email: string | null
}

/** The holders to find: a text that the name contains, and the day at whose end they held something, or now. */
export interface StatementHoldersChoice {
  typed?: string
  /** `YYYY-MM-DD`. */
  day?: string
}

/** The first hundred holders with units, by name. */
export function statementHoldersQuery(
  capstan: Capstan,
  { typed = '', day }: StatementHoldersChoice = {},
): CapstanQuery<readonly StatementHolder[], StatementHoldersQuery> {
  capstan.register(...capTableRules)
  return recordQuery(capstan, {
    document: StatementHoldersDocument,
    variables: { typed: asPart(typed), day },
    select: readHolders,
    entities: [{ table: 'holdings' }],
  })
}

/** Each once, of however many assets. */
function readHolders({ capTable }: StatementHoldersQuery): readonly StatementHolder[] {
  const holders = new Map<string, StatementHolder>()
  for (const { investorId: id, investorName, investorEmail: email } of rowsOf(capTable))
    if (id !== null) holders.set(id, { id, name: investorName ?? '', email })
  return [...holders.values()]
}
