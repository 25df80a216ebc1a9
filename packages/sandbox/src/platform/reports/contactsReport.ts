import type { FastifyInstance } from 'fastify'
import { asAccount } from '../graphql/asAccount.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { requireReport } from './requireReport.ts'
import { noting, sendReport } from './sendReport.ts'

/** Serves a vendor's contacts as CSV: the columns of the contacts page, in its order. */
export function addContactsReport(scope: FastifyInstance, services: PlatformServices): void {
  scope.get('/api/v2/reports/contacts', noting, async (request, reply) => {
    const context = await requireReport(request, services)
    const { rows } = await asAccount(services.db, context, (client) =>
      client.query<{ cells: string[] }>(contacts),
    )
    return sendReport({ request, reply }, services, context, {
      name: 'contacts.csv',
      header: ['Contact name', 'Account name', 'Email', 'Status', 'Added on'],
      rows: rows.map(({ cells }) => cells),
    })
  })
}

// A contact has the name that the vendor entered, or else the name of its account.
const contacts = `
  select array[
    coalesce(customers.contact_name, accounts.contact_name, ''), accounts.name,
    coalesce(customers.email, accounts.email, ''),
    customers.status, to_char(customers.created_on at time zone 'utc', 'YYYY-MM-DD')
  ] as cells
  from app_public.customers left join app_public.accounts on accounts.id = customers.investor_id
  where customers.account_id = app_private.account_id()
  order by lower(customers.contact_name collate "C") nulls last, customers.id`
