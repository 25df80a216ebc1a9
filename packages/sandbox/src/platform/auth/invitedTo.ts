import { isId } from './membership.ts'
import type { Database } from '../db/Database.ts'

/** An offering as its link names it before sign-in. */
export interface Offering {
  name: string
  seller: string
}

/**
 * Returns the offering that a person came for, by the page to return to: an offering's own page, or the link of an agent. An
 * invitation sends this link, so it may name the offering and its seller; a closed offering is not named.
 */
export async function invitedTo({ pool }: Database, next = ''): Promise<Offering | undefined> {
  const id = idAfter(/^\/offer-wall\/[0-9a-f-]{36}\/offering\//i, next)
  const link = idAfter(/^\/offering-link\//i, next)
  if (!id && !link) return undefined
  const { rows } = await pool.query<Offering>(
    `select app_private.offered_name(allocations.id) as name, sellers.name as seller
     from app_public.allocations join app_public.accounts as sellers on sellers.id = allocations.owner_id
     where allocations.status = 'active' and allocations.id = coalesce($1,
       (select allocation_id from app_public.allocation_offering_links where id = $2))`,
    [id ?? null, link ?? null],
  )
  return rows[0]
}

/** Returns the id at the end of a path, after a given start; undefined for any other path. */
function idAfter(start: RegExp, path: string): string | undefined {
  const found = start.exec(path)?.[0]
  if (found === undefined) return undefined
  const [id] = path.slice(found.length).split(/[/?#]/, 1)
  return isId(id) ? id : undefined
}
