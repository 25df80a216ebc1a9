import { accountIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Larkspur's account at the payment provider, with two issuers known and a third waiting for the next sync. */
export async function seedPayment({ client, day }: SeedContext): Promise<void> {
  const accountId = seedId('payment-account:larkspur')
  await insertRows(client, 'app_public.payment_accounts', [
    {
      id: accountId,
      account_id: accountIds.larkspur,
      name: 'North Capital',
      synced_on: null,
      sync_status: 'idle',
      created_on: day(-380),
      version: 1,
    },
  ])
  await insertRows(
    client,
    'app_private.provider_issuers',
    issuers.map(({ name, email, offerings, age }) => ({
      id: seedId(`provider-issuer:${name}`),
      payment_account_id: accountId,
      name,
      email,
      updated_on: day(-age),
      instruments: offerings.map((offering) => ({
        id: seedId(`provider-offering:${name}:${offering}`),
        name: offering,
        updatedOn: day(-age),
        contents: contentsOf(offering),
      })),
    })),
  )
  await client.query(
    `select app_private.store_payment_issuer(accounts, jsonb_build_object('id', given.id, 'name', given.name,
       'email', given.email, 'updatedOn', given.updated_on, 'instruments', given.instruments))
     from app_private.provider_issuers as given
     join app_public.payment_accounts as accounts on accounts.id = given.payment_account_id
     where given.updated_on < $1 order by given.name`,
    [day(-20)],
  )
  await client.query('update app_public.payment_accounts set synced_on = $2 where id = $1', [
    accountId,
    day(-20),
  ])
}

const issuers = [
  {
    name: 'Halden Biologics, Inc.',
    email: 'treasury@haldenbio.example',
    offerings: ['Series B Preferred'],
    age: 120,
  },
  {
    name: 'Tidewater Timber Fund I, LP',
    email: 'fund@tidewatertimber.example',
    offerings: ['Fund I Extension', 'Fund I Extension, wired'],
    age: 48,
  },
  { name: 'Larch & Loom Ltd', email: 'owen@larchandloom.example', offerings: [], age: 2 },
]

function contentsOf(offering: string) {
  return {
    roles: [{ name: 'Investor' }],
    documents: [
      {
        name: 'Escrow instructions',
        text: [`{{investor_name}} pays {{total}} US dollars into the escrow account of ${offering}.`],
        fields: [
          { name: 'Payer', label: 'investor_name', role: 'Investor' },
          { name: 'Amount', label: 'total', role: 'Investor' },
          { name: 'Memo', label: 'memo', role: 'Investor' },
        ],
      },
    ],
  }
}
