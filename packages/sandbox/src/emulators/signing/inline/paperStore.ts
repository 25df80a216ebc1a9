import { randomUUID } from 'node:crypto'
import type { PlacedField, ShownPaper } from './paperPdf.ts'
import type { Database } from '../../../platform/db/Database.ts'

/** A paper of an envelope, without its files. */
export interface KeptPaper {
  id: string
  name: string
  version: number
  pages: number
  filled: number
  fields: PlacedField[]
  /** SHA-256 of the paper as shown, and of the signed paper. */
  shownHash: string
  signedHash: string | null
  /** It has the signatures of several signers. */
  isCompleted: boolean
  openedOn: Date
}

/** The papers of an envelope in their order; none before it was first opened in a page. */
export async function papersOf({ pool }: Pick<Database, 'pool'>, envelopeId: string): Promise<KeptPaper[]> {
  const { rows } = await pool.query<KeptPaper>(
    `select id, name, paper_version as version, pages, filled, fields, shown_hash as "shownHash",
       encode(sha256(coalesce(completed, signed)), 'hex') as "signedHash",
       completed is not null as "isCompleted", opened_on as "openedOn"
     from app_private.signing_papers where envelope_id = $1 order by "order"`,
    [envelopeId],
  )
  return rows
}

/** A file of a paper: as it was signed, or else as it is shown. */
export async function paperFile(
  { pool }: Pick<Database, 'pool'>,
  envelopeId: string,
  paperId: string,
): Promise<{ name: string; file: Buffer } | undefined> {
  const { rows } = await pool.query<{ name: string; file: Buffer }>(
    `select name, coalesce(completed, signed, shown) as file from app_private.signing_papers where envelope_id = $1 and id = $2`,
    [envelopeId, paperId],
  )
  return rows[0]
}

/** Stores the paper once: when two tabs open it, both show the version that the first one stored. */
export async function keepPapers(
  { pool }: Pick<Database, 'pool'>,
  envelopeId: string,
  papers: readonly (ShownPaper & { name: string; filled: number })[],
): Promise<void> {
  for (const [at, { name, filled, pages, fields, file }] of papers.entries())
    await pool.query(
      `insert into app_private.signing_papers (id, envelope_id, "order", name, paper_version, pages, fields, filled, shown)
       select $1, envelopes.id, $3, $4, (
           select count(distinct earlier.set_id) from app_private.envelopes as earlier
           where earlier.step_id = envelopes.step_id and earlier.created_on <= envelopes.created_on
         ), $5, $6, $7, $8
       from app_private.envelopes where envelopes.id = $2
       on conflict (envelope_id, "order") do nothing`,
      [randomUUID(), envelopeId, at, name, pages, JSON.stringify(fields), filled, Buffer.from(file)],
    )
}
