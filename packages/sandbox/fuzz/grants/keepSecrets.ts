import type { GraphQLSchema } from 'postgraphile/graphql'
import { inTransaction } from '../../src/platform/db/inTransaction.ts'
import { investorComponents, ownComponents } from '../../src/platform/embed/components.ts'
import type { Platform } from '../../src/platform/startPlatform.ts'
import { aBrowser } from '../../src/testing/server/aBrowser.ts'
import { type Client, type AskOver, askOver } from './askOver.ts'
import { namedFor } from './named.ts'
import { type Secret, secrets } from './secrets.ts'
import type { Tried } from './walk.ts'
import { wholeDocuments } from './wholeDocuments.ts'

/** The queries for a session of some components. */
export interface Trial {
  components: readonly string[]
  /** Requests of the walk, named or not. */
  sample: readonly Tried[]
}

/** The findings over HTTP. */
export interface Kept {
  asked: number
  defects: string[]
}

interface Asking {
  schema: GraphQLSchema
  random: () => number
  /** How many values are tried at the end of each path that is named, beside one that parts what there is. */
  values: number
}

/**
 * Asks a platform with each grant: what is not named is refused over HTTP as well, and nothing at all is answered
 * otherwise when a secret changes that the grant does not tell.
 */
export async function keepSecrets(
  platform: Platform,
  trials: readonly Trial[],
  { schema, random, values }: Asking,
): Promise<Kept> {
  const browser = aBrowser(platform.url)
  const accountId = await browser.signInTo('investor@capstan.test', 'investor')
  await addPerson(platform, accountId)
  const kept: Kept = { asked: 0, defects: await blindSpots(platform, accountId, browser.graphql) }
  const known = await knownValues(platform, accountId)
  const several = (scalar: string) => [parting[scalar] ?? 'm', ...picked(known, values, random)]
  const vendor = await vendorsOwn(platform)
  for (const { components, sample } of trials) {
    const named = namedFor(components)
    const requests = [...wholeDocuments(schema, named, several), ...sample]
    const hidden = secrets.filter(({ shownBy }) => !shownBy.some((field) => named.field(...split(field))))
    for (const client of clientsOf(components, { vendor, investor: { accountId } })) {
      const ask = await askOver(platform, { ...client, components })
      const before = await answers(ask, requests)
      await change(platform, hidden, accountId)
      const after = await answers(ask, requests)
      await change(platform, hidden, accountId)
      kept.asked += 2 * requests.length
      requests.forEach(({ source, variables, isNamed }, i) => {
        const what = `${named.name}: ${source} ${JSON.stringify(variables)}`
        if (isNamed !== (before[i]?.code !== 'not_granted'))
          kept.defects.push(`${what} is answered ${before[i]?.text}`)
        if (before[i]?.text !== after[i]?.text)
          kept.defects.push(`${what} reveals ${hidden.map(({ name }) => name).join()}`)
      })
    }
  }
  return kept
}

/** Returns the accounts that a session of these components may be for: a vendor, an investor, or either. */
function clientsOf(
  components: readonly string[],
  { vendor, investor }: Record<'vendor' | 'investor', Omit<Client, 'components'>>,
): Omit<Client, 'components'>[] {
  const isFor = (those: readonly string[]) => components.every((name) => those.includes(name))
  return [...(isFor(ownComponents) ? [vendor] : []), ...(isFor(investorComponents) ? [investor] : [])]
}

/** A vendor's own account and a key of it: no other account has its components. */
async function vendorsOwn({ db }: Platform): Promise<{ accountId: string; embedKeyId: string }> {
  const { rows } = await db.pool.query<{ accountId: string; embedKeyId: string }>(
    `insert into app_public.embed_keys (account_id, name, hint, origins, components)
     select accounts.id, 'Campaign', 'x', array['http://127.0.0.1:*'], $1 from app_public.accounts
     where type = 'issuer' and exists (select from app_public.holdings where issuer_id = accounts.id)
       and exists (select from app_public.users_accounts where account_id = accounts.id and role = 'account_owner')
     order by id limit 1
     returning account_id as "accountId", id as "embedKeyId"`,
    [ownComponents],
  )
  const [own] = rows
  if (!own) throw new Error('No issuer has a holding.')
  return own
}

/** Values that lie between a secret and what it changes into. */
const parting: Record<string, string> = {
  Date: '2000-01-01',
  Datetime: '2000-01-01T00:00:00Z',
  BigFloat: '5000',
}

const picked = <Item>(items: readonly Item[], most: number, random: () => number): Item[] =>
  Array.from(
    { length: Math.min(most, items.length) },
    () => items[Math.floor(random() * items.length)] as Item,
  )

const split = (field: string) => field.split('.') as [string, string]

async function answers(ask: AskOver, requests: readonly Tried[]) {
  const found = []
  for (const request of requests) found.push(await ask(request))
  return found
}

/** Changes secrets without the traces that a change leaves: a version counts changes, and says nothing of the secret. */
async function change(platform: Platform, which: readonly Secret[], accountId: string): Promise<void> {
  await inTransaction(platform.db, async (client) => {
    for (const { change } of which) {
      const [, table] = /^update ([\w.]+)/.exec(change) ?? []
      await client.query(`alter table ${table} disable trigger user`)
      await client.query(change, [accountId])
      await client.query(`alter table ${table} enable trigger user`)
    }
  })
}

/** The person behind the account, and where they live, as account setup would have entered it. */
async function addPerson({ db }: Platform, accountId: string): Promise<void> {
  await db.pool.query(
    `with party as (
       insert into app_public.parties (account_id, role, first_name, last_name, email, us_citizen, date_of_birth, tax_short)
       values ($1, 'Individual', 'Maren', 'Okafor', 'maren@okafor.example', true, '1984-05-17', '4320') returning id
     )
     insert into app_public.addresses (account_id, party_id, owner_id, type, line_one, city, province, postal_code, country_id)
     select given.account_id, given.party_id, $1, 'primary', '4 Harbour Road', 'Portland', 'ME', '04101', countries.id
       from (select $1::uuid as account_id, null::uuid as party_id union all select null, id from party) as given,
            (select id from app_public.countries where alpha2 = 'US') as countries`,
    [accountId],
  )
}

/** Secrets whose change is not seen by the person themselves: a change that the person cannot see proves nothing. */
async function blindSpots(
  platform: Platform,
  accountId: string,
  ask: (query: string) => Promise<{ data?: unknown }>,
): Promise<string[]> {
  const blind: string[] = []
  for (const secret of secrets) {
    const before = JSON.stringify((await ask(secret.control)).data)
    await change(platform, [secret], accountId)
    if (JSON.stringify((await ask(secret.control)).data) === before)
      blind.push(`A leak of ${secret.name} would not be noticed.`)
    await change(platform, [secret], accountId)
    if (JSON.stringify((await ask(secret.control)).data) !== before)
      blind.push(`${secret.name} was not put back.`)
  }
  return blind
}

/** Returns values for filters: existing ids and words, and parts of secrets. */
async function knownValues({ db }: Platform, accountId: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ value: string }>(
    `select id::text as value from app_public.distributions where investor_id = $1
     union all select process_id::text from app_public.distributions where investor_id = $1 and process_id is not null
     union all select steps.id::text from app_public.steps join app_public.distributions using (process_id)
               where distributions.investor_id = $1
     union all select id::text from app_public.allocations where status = 'active'
     union all select id::text from app_public.documents
     union all select date_of_birth::text from app_public.parties where account_id = $1
     union all select tax_short from app_public.parties where account_id = $1 and tax_short is not null
     union all select email from app_public.parties where account_id = $1`,
    [accountId],
  )
  return [
    ...new Set([accountId, '0', '1', '', 'open', 'closed', 'locked', ...rows.map(({ value }) => value)]),
  ]
}
