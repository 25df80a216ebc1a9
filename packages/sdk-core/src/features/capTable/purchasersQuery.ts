import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { capTableRules } from './capTableRules'
import {
  ScheduleOfPurchasersDocument,
  type PurchaserRowFragment,
  type ScheduleOfPurchasersQuery,
} from './operations.generated'
import { readAllRows } from './readAllRows'

/** A line of the schedule of purchasers: every figure an exact decimal text. */
export type Purchaser = PurchaserRowFragment

/** All investors who have paid in, on one page, as far as the account sees them; by the end of a day, `YYYY-MM-DD`, if one is given. (CAPZ-006) */
export function purchasersQuery(
  capstan: Capstan,
  { day }: { day?: string } = {},
): CapstanQuery<readonly Purchaser[], ScheduleOfPurchasersQuery> {
  const { client } = capstan
  capstan.register(...capTableRules)
  return {
    queryKey: client.keyOf(ScheduleOfPurchasersDocument, { day }),
    async queryFn({ signal }) {
      const nodes = await readAllRows(async (page) => {
        const variables = { day, ...page }
        return (await client.ask(ScheduleOfPurchasersDocument, variables, { signal })).scheduleOfPurchasers
      })
      return {
        __typename: 'Query',
        scheduleOfPurchasers: { __typename: 'PurchasersConnection', totalCount: nodes.length, nodes },
      }
    },
    select: readPurchasers,
    staleTime: Infinity,
    entities: [{ table: 'distributions' }],
  }
}

function readPurchasers({ scheduleOfPurchasers }: ScheduleOfPurchasersQuery): readonly Purchaser[] {
  return rowsOf(scheduleOfPurchasers)
}
