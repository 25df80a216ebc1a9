import { randomInt, randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { accountIds } from '../../../seed/ids.ts'
import { firstNames, lastNames } from '../../../seed/names.ts'
import { inTransaction } from '../../platform/db/inTransaction.ts'
import { taxKey } from '../../platform/graphql/taxKey.ts'
import type { InvestorRequest } from './parseInvestorRequest.ts'
import type { Database } from '../../platform/db/Database.ts'

/** A person that no other test uses, and the account they own. */
export interface NewInvestor {
  /** The e-mail they sign in with. */
  email: string
  name: string
  userId: string
  accountId: string
}

/** Signs up a person who is new here: their account is not set up, and nothing is accepted yet. */
export function signUpInvestor(db: Database, email: string): Promise<NewInvestor> {
  const none = { isSetUp: false, hasAcceptedTerms: false, agreesToBroker: false }
  return newInvestor(db, none, email.trim().toLowerCase())
}

/** Creates an investor for one test, who agreed to the demo broker's pages and has no investments yet. */
export function newInvestor(db: Database, request: InvestorRequest, email?: string): Promise<NewInvestor> {
  return inTransaction(db, async (client) => {
    const investor = email ? { ...newIds(), email, name: nameOf(email) } : await newPerson(client)
    await insertAccount(client, investor, request.isSetUp)
    await insertPerson(client, investor)
    if (request.isSetUp) await storeTaxId(client, investor.accountId)
    if (request.hasAcceptedTerms) await client.query(acceptTerms, [investor.userId])
    if (request.agreesToBroker)
      await client.query(agree, [accountIds.larkspur, investor.accountId, investor.userId])
    return investor
  })
}

/** Returns a person whose name neither begins that of another account nor continues it: a search for it finds them alone. */
async function newPerson(client: PoolClient): Promise<NewInvestor> {
  const ids = newIds()
  const names = Array.from({ length: 50 }, randomName)
  const { rows } = await client.query<{ name: string }>(freeName, [names])
  if (!rows[0]) throw new Error('Each of fifty random names belongs to an account already.')
  return { ...ids, email: `investor-${ids.userId.slice(0, 8)}@capstan.test`, name: rows[0].name }
}

const newIds = () => ({ userId: randomUUID(), accountId: randomUUID() })

/** Two last names, because one last name repeats itself among a few hundred people. */
const randomName = (): string => `${oneOf(firstNames)} ${oneOf(lastNames)}-${oneOf(lastNames)}`

const freeName = `
  select candidates.name from unnest($1::text[]) as candidates (name)
   where not exists (
     select from app_public.accounts
      where starts_with(accounts.name, candidates.name) or starts_with(candidates.name, accounts.name))
   limit 1`

/** A name from the letters before the @; account setup asks for the real one. */
function nameOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{Letter}]+/u).filter(Boolean)
  const [first = 'New', ...last] = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1, 40))
  return `${first} ${last.join(' ') || 'Investor'}`
}

const oneOf = (names: [string, ...string[]]): string => names[randomInt(names.length)] ?? names[0]

async function insertAccount(client: PoolClient, investor: NewInvestor, isSetUp: boolean): Promise<void> {
  await client.query(
    `insert into app_public.accounts
       (id, type, name, contact_name, email, setup, investor_type, formation_date, jurisdiction)
     select $1, 'investor', $2, $2, $3, $4, case when $4 then 'Individual' end,
            case when $4 then date '1984-05-17' end,
            case when $4 then (select id from app_public.countries where alpha2 = 'US') end`,
    [investor.accountId, investor.name, investor.email, isSetUp],
  )
}

/** A database that was never seeded has no broker. */
const agree = `
  insert into app_public.vendor_consents (vendor_id, investor_id, user_id, operation)
  select id, $2, $3, 'giveVendorConsent' from app_public.accounts where id = $1`

async function insertPerson(
  client: PoolClient,
  { userId, name, email, accountId }: NewInvestor,
): Promise<void> {
  const [first, ...last] = name.split(' ')
  await client.query(
    'insert into app_public.users (id, first_name, last_name, emails) values ($1, $2, $3, array[$4])',
    [userId, first, last.join(' '), email],
  )
  await client.query(
    `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_owner')`,
    [userId, accountId],
  )
}

/** Gives an account a number that no authority gives out. */
async function storeTaxId(client: PoolClient, accountId: string): Promise<void> {
  await client.query(`select set_config('app.tax_key', $1, true)`, [taxKey()])
  await client.query('select app_private.store_tax_id($1, $1, $2)', [accountId, `9${randomInt(1e7, 1e8)}`])
}

const acceptTerms = `
  insert into app_private.terms_acceptances (user_id, terms_id)
  select $1, id from app_private.terms_in_force() where id is not null`
