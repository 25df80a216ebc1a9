import { accountIds, e2eAccountIds, e2eNewAccountIds } from './ids.ts'
import type { SeedContext } from './SeedContext.ts'

/** The secret key of the demo broker's server. It opens nothing but demo data. */
export const demoSecretKey = 'sk_test_larkspur_0123456789abcdef'

/** The origins of sessions: the demo broker's sites, and any site on this computer. */
const demoOrigins = [
  'https://larkspur.example',
  'https://invest.larkspur.example',
  ...['http://localhost:*', 'http://127.0.0.1:*'],
]

const agreed = [
  ...[accountIds.maren, accountIds.idris, accountIds.ashgrove],
  ...[...e2eAccountIds, ...e2eNewAccountIds],
]

/** Gives the demo broker a secret key, and the consent of the investors who agreed to its pages. */
export async function seedEmbedKeys({ client, day }: SeedContext): Promise<void> {
  await client.query(
    `with demo as (
       insert into app_public.embed_keys (hint, account_id, name, origins, components, created_on)
       values (app_private.secret_hint(convert_from($1, 'utf8')), $2, 'Demo site', $3, app_private.embed_components(), $4)
       returning id
     ) insert into app_private.embed_key_secrets (secret_hash, embed_key_id) select sha256($1), id from demo`,
    [Buffer.from(demoSecretKey), accountIds.larkspur, demoOrigins, day(-700)],
  )
  await client.query(
    `insert into app_public.vendor_consents (id, vendor_id, investor_id, user_id, operation, given_on)
     select md5('consent:' || account_id)::uuid, $1, account_id, user_id, 'giveVendorConsent', $3
     from app_public.users_accounts where account_id = any($2) and role = 'account_owner'`,
    [accountIds.larkspur, agreed, day(-700)],
  )
}
