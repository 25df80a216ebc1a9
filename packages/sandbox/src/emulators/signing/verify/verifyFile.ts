import { createHash } from 'node:crypto'
import type { Certificate } from '../envelopes.ts'
import { sealedPaperId, verifySeal } from '../inline/sealPdf.ts'
import { type ChangedParts, changedParts } from './changedParts.ts'
import type { Database } from '../../../platform/db/Database.ts'

/** A signature of a paper, as its certificate has it. */
export type PaperSignature = Pick<
  Certificate,
  'signedBy' | 'party' | 'otherNameReason' | 'capacity' | 'signedOn'
> & { timeZone?: string }

/** A paper that was sealed here. */
export interface SealedPaper {
  name: string
  /** 1 for the paper as it was first shown; a corrected paper has the next. */
  version: number
  template: string | null
  /** The day on which the template was copied from the signing provider. */
  templateCopyOn: Date | null
  signatures: PaperSignature[]
}

/** The result of verifying a file: `altered_record` when the platform's own record of it no longer holds. */
export type Verdict =
  | { status: 'foreign' }
  | { status: 'intact' | 'altered_record'; paper: SealedPaper }
  | { status: 'changed'; paper: SealedPaper; parts: ChangedParts }

/** Verifies a file against those that were sealed here. Stores nothing. */
export async function verifyFile(db: Database, file: Buffer): Promise<Verdict> {
  const hash = createHash('sha256').update(file).digest()
  const same = (await findPaper(db, byHash, hash)) ?? (await findSignedPage(db, hash.toString('hex')))
  if (same) {
    const holds = same.isUnaltered && (!same.isPdf || (await isSealed(db, file)))
    return { status: holds ? 'intact' : 'altered_record', paper: same }
  }
  const paperId = sealedPaperId(file)
  const original = paperId && (await findPaper(db, byId, paperId))
  if (!original) return { status: 'foreign' }
  return { status: 'changed', paper: original, parts: await changedParts(original.file, file) }
}

interface FoundPaper extends SealedPaper {
  file: Buffer
  isPdf: boolean
  isUnaltered: boolean
}

const about = `templates.name as template, templates.template_copy_on as "templateCopyOn", signed.certificates as signatures,
  signed.is_unaltered as "isUnaltered"`

/** The template of an envelope, and the signatures in a file: those of all signers, or that of the envelope alone. */
const joins = `left join app_public.mapped_signing_templates as templates
    on templates.id = envelopes.mapped_signing_template_id
  cross join lateral (
    select jsonb_agg(each.certificate order by each.signing_order, each.place) as certificates,
      bool_and(app_private.is_unaltered(each)) as is_unaltered
    from app_private.envelopes as each
    where each.status = 'completed' and not each.is_test
      and case when found.is_completed then each.set_id = envelopes.set_id else each.id = envelopes.id end
  ) as signed`

/** The condition that a kept paper meets, and the one under which it is the file that all have signed. */
const byHash = [
  'sha256(signed) = $1 or sha256(completed) = $1',
  'coalesce(sha256(completed) = $1, false)',
] as const
const byId = ['id = $1', 'completed is not null'] as const

/** Finds a paper that was signed in the page of a step. */
async function findPaper(
  { pool }: Database,
  [matches, isCompleted]: typeof byHash | typeof byId,
  value: Buffer | string,
): Promise<FoundPaper | undefined> {
  const { rows } = await pool.query<FoundPaper>(
    `select found.name, found.paper_version as version, found.file, true as "isPdf", ${about}
     from (
       select envelope_id, name, paper_version, coalesce(completed, signed) as file, ${isCompleted} as is_completed
       from app_private.signing_papers where ${matches}
     ) as found
     join app_private.envelopes on envelopes.id = found.envelope_id ${joins}
     where envelopes.status = 'completed' order by envelopes.signing_order, envelopes.place limit 1`,
    [value],
  )
  return rows[0]
}

/** Finds a file that was signed on the page of the provider, by its hash. */
async function findSignedPage({ pool }: Database, hash: string): Promise<FoundPaper | undefined> {
  const { rows } = await pool.query<FoundPaper>(
    `select coalesce(templates.name, steps.render_attributes ->> 'title', 'Documents') as name, 1 as version,
       ''::bytea as file, false as "isPdf", ${about}
     from app_private.envelopes cross join (select false as is_completed) as found ${joins}
     left join app_public.steps on steps.id = envelopes.about_step_id
     where envelopes.certificate ->> 'sha256' = $1 and envelopes.status = 'completed' limit 1`,
    [hash],
  )
  return rows[0]
}

async function isSealed({ pool }: Database, file: Buffer): Promise<boolean> {
  const { rows } = await pool.query<{ certificate: Buffer }>(
    'select certificate from app_private.signing_seal',
  )
  return rows.some(({ certificate }) => {
    try {
      return verifySeal(file, certificate).signedAt !== ''
    } catch {
      return false
    }
  })
}
