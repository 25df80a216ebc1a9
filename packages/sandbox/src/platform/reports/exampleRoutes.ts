import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../csv/sendCsv.ts'
import { makePublicCors } from '../auth/cors.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { allocationImporter, customersImporter } from '../imports/importers.ts'

const examples = {
  'contacts.csv': {
    importer: customersImporter,
    rows: [
      ['Alexandra Whitfield', 'alexandra.whitfield@example.com'],
      ['Benedikt Sørensen', 'benedikt.sorensen@example.com'],
    ],
  },
  'allocation-cap-table.csv': {
    importer: allocationImporter,
    rows: [
      ['alexandra.whitfield@example.com', 'Alexandra Whitfield', '1200', '12.50', '15000.00', '2026-01-15', 'Paid by wire'],
      ['benedikt.sorensen@example.com', 'Benedikt Sørensen', '400', '', '', '', ''],
    ],
  },
}

/** Serves example files of imports; they contain no personal data. */
export function addExampleRoutes(app: FastifyInstance, services: PlatformServices): void {
  const forPages = { onRequest: makePublicCors(services) }
  for (const [name, { importer, rows }] of Object.entries(examples)) {
    const header = importer.columns.map((column) => column.name)
    app.get(`/api/v2/example/download/${name}`, forPages, (_request, reply) => sendCsv(reply, { name, header, rows }))
  }
}
