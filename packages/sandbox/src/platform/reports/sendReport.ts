import type { FastifyReply, FastifyRequest } from 'fastify'
import { csvText, sendCsvText, type CsvFile } from '../csv/sendCsv.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import type { RequestContext } from '../http/requestContext.ts'

/** Sends a report, and writes down for its account how large it was and when. */
export async function sendReport(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { db }: PlatformServices,
  { accountId }: RequestContext,
  { rows, ...file }: CsvFile,
): Promise<FastifyReply> {
  const all = [...rows]
  const text = csvText({ ...file, rows: all })
  await db.pool.query(noted, [request.routeOptions.url, accountId, Buffer.byteLength(text), all.length])
  return sendCsvText(reply, file.name, text)
}

const noted = `
  insert into app_public.report_runs as runs (report_id, account_id, size, row_count)
  select id, $2, $3, $4 from app_public.reports where path = $1
  on conflict (account_id, report_id) do update
  set size = excluded.size, row_count = excluded.row_count, made_at = excluded.made_at`
