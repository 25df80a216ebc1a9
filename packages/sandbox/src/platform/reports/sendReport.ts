import type { FastifyReply, FastifyRequest } from 'fastify'
import { actorSettings } from '../audit/recordOperation.ts'
import { csvText, sendCsvText, type CsvFile } from '../csv/sendCsv.ts'
import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { isSameOriginNavigation } from '../http/origins.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import type { RequestContext } from '../http/requestContext.ts'

/** A report is recorded although it is fetched by GET; a HEAD creates none. */
export const noting = { exposeHeadRoute: false, config: { writes: true } }

/** Sends a report, and writes down for its account how large it was and when; not where something else than a page of ours asked. */
export async function sendReport(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { db, origins }: PlatformServices,
  context: RequestContext,
  { rows, ...file }: CsvFile,
): Promise<FastifyReply> {
  const all = [...rows]
  const text = csvText({ ...file, rows: all })
  if (isSameOriginNavigation(request.headers, origins)) {
    const made = [request.routeOptions.url, context.accountId, Buffer.byteLength(text), all.length]
    await inTransaction(db, async (client) => {
      await applySettings(client, actorSettings(context))
      await client.query(noted, made)
    })
  }
  return sendCsvText(reply, file.name, text)
}

const noted = `
  insert into app_public.report_runs as runs (report_id, account_id, size, row_count)
  select id, $2::uuid, $3::int, $4::int from app_public.reports where path = $1
  on conflict (account_id, report_id) do update
  set size = excluded.size, row_count = excluded.row_count, made_at = excluded.made_at`
