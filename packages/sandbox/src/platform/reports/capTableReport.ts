import type { FastifyInstance } from 'fastify'
import { asAccount } from '../graphql/asAccount.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { requireReport } from './requireReport.ts'
import { noting, sendReport } from './sendReport.ts'

/** Serves the cap table of a vendor's assets as CSV: the figures that the capitalization page shows. */
export function addCapTableReport(scope: FastifyInstance, services: PlatformServices): void {
  scope.get('/api/v2/reports/cap-table', noting, async (request, reply) => {
    const context = await requireReport(request, services)
    const { rows } = await asAccount(services.db, context, (client) =>
      client.query<{ cells: string[] }>(capTable),
    )
    return sendReport({ request, reply }, services, context, {
      name: 'cap-table.csv',
      header: ['Investor', 'Email', 'Asset', 'Units', 'Percent', 'Status'],
      rows: rows.map(({ cells }) => cells),
    })
  })
}

const capTable = `
  select array[
    investor_name, investor_email, asset_name, trim_scale(units)::text, percent::text,
    -- The label of the screen, which distinguishes an issued row from a waiting one.
    case status when 'issued' then 'Issued' else 'Not issued' end
  ] as cells
  from app_public.cap_table()
  order by lower(asset_name collate "C"), asset_id, status, cap_table.units desc, investor_id`
