import { accountIds, claimableIds, managedIds, userIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Unclaimed accounts, contacts of those who have no investors, agents, and the issuers that a broker manages. */
export async function seedContacts({ client, day }: SeedContext): Promise<void> {
  await insertRows(
    client,
    'app_public.accounts',
    [...claimable, ...managed].map((row) => ({
      ...row,
      setup: row.type !== 'investor',
      created_on: day(-30),
    })),
  )
  await insertRows(client, 'app_private.made_accounts', [
    { account_id: claimableIds.harriet, vendor_id: accountIds.larkspur, created_on: day(-30) },
  ])
  await insertRows(
    client,
    'app_public.customers',
    contacts.map(([vendor, investor, contact_name, email], index) => ({
      id: seedId(`customer:${vendor}:${investor}`),
      account_id: vendor,
      investor_id: investor,
      contact_name,
      email,
      status: 'active',
      version: 1,
      created_on: day(-60 + index),
    })),
  )
  const entities = Object.entries({ saltmarsh: claimableIds.saltmarsh, ...managedIds })
  await insertRows(
    client,
    'app_public.managed_accounts',
    entities.map(([name, entity_id], index) => ({
      id: seedId(`managed:${name}`),
      account_id: accountIds.larkspur,
      entity_id,
      created_by: userIds.broker,
      version: 1,
      created_on: day(-30 + 10 * index),
    })),
  )
  for (const [, entity] of entities)
    await client.query('select app_private.show($1, $2)', [accountIds.larkspur, entity])
  await insertRows(
    client,
    'app_public.vendor_agents',
    [accountIds.larkspur, accountIds.halden].map((vendor) => ({
      id: seedId(`vendor-agent:${vendor}`),
      account_id: vendor,
      agent_id: accountIds.brightwater,
      name: 'Brightwater Transfer Agency',
      version: 1,
      created_on: day(-300),
    })),
  )
  await client.query(
    'select app_private.send_claim_link(id, email) from app_public.accounts where id = any($1) order by email',
    [Object.values(claimableIds)],
  )
}

const claimable = [
  {
    id: claimableIds.harriet,
    type: 'investor',
    name: 'Harriet Oyelaran',
    contact_name: 'Harriet Oyelaran',
    email: 'harriet.oyelaran@example.com',
  },
  {
    id: claimableIds.saltmarsh,
    type: 'issuer',
    name: 'Saltmarsh Desalination Ltd',
    contact_name: 'Joan Adeyemi',
    email: 'office@saltmarsh.example',
  },
]

const managed = [
  {
    id: managedIds.quillon,
    type: 'issuer',
    name: 'Quillon Rail Finance Ltd',
    contact_name: 'Piers Anand',
    email: 'office@quillon.example',
  },
  {
    id: managedIds.petrel,
    type: 'issuer',
    name: 'Petrel Cold Storage, Inc.',
    contact_name: 'Luz Ferreira',
    email: 'office@petrel.example',
  },
]

type Contact = [vendor: string, investor: string, name: string, email: string]

const contacts: Contact[] = [
  [accountIds.larkspur, claimableIds.harriet, 'Harriet Oyelaran', 'harriet.oyelaran@example.com'],
  [accountIds.brightwater, accountIds.maren, 'Maren Okafor', 'investor@capstan.test'],
  [accountIds.brightwater, accountIds.ashgrove, 'Ashgrove Family Trust', 'trustees@ashgrove.example'],
  [accountIds.northgate, accountIds.maren, 'Maren Okafor', 'investor@capstan.test'],
]
