import type { Chance } from '../randomList.ts'
import type { Statement } from './livePlatform.ts'

/** A kind of change that was added after the first seeds; it uses its own random values. */
export interface AddedKind {
  name: string
  make: (chance: Chance) => Statement
}

const anAllocation = '(select id from app_public.allocations order by md5(id || $1) limit 1)'

/** Changes of what stands on the offer walls, and of who is invited to it. */
export function wallChanges(investor: string): readonly AddedKind[] {
  const onWall = (name: string, set: string): AddedKind => ({
    name,
    make: ({ upTo }) => [
      `update app_public.allocations set ${set} where id = ${anAllocation}`,
      String(upTo(100)),
    ],
  })
  const invitation = (name: string, statement: string): AddedKind => ({
    name,
    make: ({ upTo }) => [statement, String(upTo(100)), investor],
  })
  return [
    onWall('listed', 'listed = not listed'),
    onWall('sold out', 'min_units = case when min_units is null then 1000000000 end'),
    onWall('closes', 'closes_on = closes_on + 1'),
    invitation(
      'invited',
      `insert into app_private.offering_invitations (allocation_id, investor_id) values (${anAllocation}, $2)
       on conflict do nothing`,
    ),
    invitation(
      'invited no longer',
      `delete from app_private.offering_invitations where allocation_id = ${anAllocation} and investor_id = $2`,
    ),
  ]
}
