import { findBootBrand } from '../server/bootBrand.ts'
import { platformConfig } from '../server/configRoutes.ts'
import type { PageBranding } from '../http/pages/page.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import type { Database } from '../db/Database.ts'

/** Returns the name and logo of the platform for an account: those of its brand, or else the host's. */
export async function brandingFor(
  services: PlatformServices,
  accountId: string | null,
): Promise<PageBranding> {
  const brand = await findBootBrand(services.db, [await slugOf(services.db, accountId)])
  const { name } = (brand?.document ?? {}) as { name?: unknown } // as its file says
  return {
    name: typeof name === 'string' ? name : platformConfig(services).product.name,
    logo: brand?.logo,
  }
}

async function slugOf({ pool }: Database, accountId: string | null): Promise<string | undefined> {
  if (!accountId) return undefined
  const { rows } = await pool.query<{ slug: string | null }>(
    'select slug from app_public.accounts where id = $1',
    [accountId],
  )
  return rows[0]?.slug ?? undefined
}
