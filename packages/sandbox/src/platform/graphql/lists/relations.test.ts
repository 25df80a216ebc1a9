import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../../seed/ids.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'

const issuer = { userId: userIds.issuer, accountId: accountIds.halden }

onEveryEngine('relations of a list', (database) => {
  it('are those of each row, in the order of the rows', async () => {
    const { data } = await database.ask(
      issuer,
      `{ rows: allHoldings(orderBy: [ISSUED_ON_DESC], first: 50) { totalCount nodes {
        id issuedOn accountByInvestorId { id } roundByRoundId { id assetByAssetId { id } } } } }`,
    )

    const expected = await database.rows<{ node: unknown }>(
      `select jsonb_build_object('id', holdings.id, 'issuedOn', issued_on,
         'accountByInvestorId', jsonb_build_object('id', investor_id),
         'roundByRoundId', case when rounds.id is not null then
           jsonb_build_object('id', rounds.id, 'assetByAssetId', jsonb_build_object('id', asset_id)) end) as node
       from app_public.holdings left join app_public.rounds on rounds.id = round_id
       where holdings.issuer_id = $1 order by issued_on desc, holdings.id desc limit 50`,
      [accountIds.halden],
    )
    expect((data?.rows as { nodes: unknown[] }).nodes).toEqual(expected.map(({ node }) => node))
  })
})
