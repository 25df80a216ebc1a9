import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../csv/sendCsv.ts'

/** Serves the file that shows what an import of contacts looks like; there is nothing of anybody's in it. */
export function addExampleRoutes(app: FastifyInstance): void {
  app.get('/api/v2/example/download/contacts.csv', (_request, reply) =>
    sendCsv(reply, {
      name: 'contacts.csv',
      header: ['name', 'email'],
      rows: [
        ['Alexandra Whitfield', 'alexandra.whitfield@example.com'],
        ['Benedikt Sørensen', 'benedikt.sorensen@example.com'],
      ],
    }),
  )
}
