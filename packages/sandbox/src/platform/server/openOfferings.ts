import type { Database } from '../db/Database.ts'

/** An offering that an investor can open today. */
export interface OpenOffering {
  path: string
  /** The security on sale, by the name on its own page. */
  security: string
  /** The seller's name for this part of the round. */
  offering: string
  asset: string
  /** Dollars a unit. */
  price: string
  issuer: string
  seller: string
}

/** The offerings that are open today, one link each: of many the first there were, which are the demo data's. */
export async function openOfferings(db: Database): Promise<OpenOffering[]> {
  const { rows } = await db.pool.query<OpenOffering>(
    `select path, security, asset, offering, price, issuer, seller from (
     select '/offer-wall/' || allocations.owner_id || '/offering/' || allocations.id as path,
            app_private.offered_name(allocations.id) as security, assets.name as asset,
            allocations.name as offering, to_char(rounds.price, 'FM999,999,999,990.00999999') as price, issuers.name as issuer, sellers.name as seller
       from app_public.allocations
       join app_public.rounds on rounds.id = allocations.round_id
       join app_public.assets on assets.id = rounds.asset_id
       join app_public.accounts as issuers on issuers.id = allocations.issuer_id
       join app_public.accounts as sellers on sellers.id = allocations.owner_id
      where allocations.status = 'active' and rounds.status = 'active'
        and app_private.is_open_today(allocations.opens_on, allocations.closes_on)
        and app_private.is_open_today(rounds.opens_on, rounds.closes_on)
      order by allocations.created_on, allocations.id
      limit 50) as first
      order by issuer, asset, offering, path`,
  )
  return rows
}
