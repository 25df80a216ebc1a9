import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import type { CapTableChoice } from './capTableQuery'
import { capTableRules } from './capTableRules'
import {
  CapTablePartsDocument,
  type CapTablePartFactsFragment,
  type CapTablePartsQuery,
} from './operations.generated'

/** The figures of a stakeholder in a round. Every figure is an exact decimal text. */
export type CapTablePart = CapTablePartFactsFragment

/** The cap table of an asset, of which the largest parts are requested. */
export interface CapTablePartsChoice extends CapTableChoice {
  assetId: string
  /** The maximum number of stakeholders; 100 by default. */
  most?: number
}

/** Returns the query for the parts of the largest stakeholders of an asset, by round, as a chart draws them. */
export function capTablePartsQuery(
  capstan: Capstan,
  { assetId, roundId, day, most = 100 }: CapTablePartsChoice,
): CapstanQuery<readonly CapTablePart[], CapTablePartsQuery> {
  capstan.register(...capTableRules)
  return recordQuery(capstan, {
    document: CapTablePartsDocument,
    variables: { assetId, roundId, day, most },
    select: readParts,
    entities: capTableRules.map(({ table }) => ({ table })),
  })
}

function readParts({ capTableParts }: CapTablePartsQuery): readonly CapTablePart[] {
  return rowsOf(capTableParts)
}
