import { findOpenEnvelope } from '../envelopes.ts'
import type { Consent } from './consent.ts'
import { pageHeight, pageWidth, type PlacedField } from './paperPdf.ts'
import { placeOnPage } from './placeOnPage.ts'
import { type KeptPaper, papersOf } from './paperStore.ts'
import type { Database } from '../../../platform/db/Database.ts'

const sheet = { x: 0, y: 0, width: pageWidth, height: pageHeight, rotation: 0 }

interface ToSign {
  sender: string
  /** Undefined when they cannot be typeset: then they are signed on the page of the provider. */
  papers: readonly KeptPaper[] | undefined
  consent: Consent
}

/** Returns the data that a page needs to have papers signed in it. */
export function shownPapers({ sender, papers, consent }: ToSign): object {
  if (!papers) return { status: 'elsewhere' }
  const shown = papers.map(({ id, name, version, pages, filled, shownHash, fields }) => ({
    ...{ id, name, version, pages, filled },
    sha256: shownHash,
    fields: fields.map(fieldOf),
  }))
  return { status: 'sent', sender, papers: shown, consent }
}

/** Returns a field with its position in fractions of its page, because a page is shown in any size. */
const fieldOf = ({ id, kind, label, isTheirs, page, ...place }: PlacedField) => ({
  ...{ id, kind, label, isTheirs, page },
  ...placeOnPage(place, sheet),
})

/** Returns the papers that were signed in a completed step, and their certificate. */
export async function signedPapers(db: Database, stepId: string, userId: string | null): Promise<object> {
  const envelopeId = (await findOpenEnvelope(db, stepId, userId)) ?? (await findOpenEnvelope(db, stepId))
  const papers = envelopeId ? await papersOf(db, envelopeId) : []
  const { rows } = await db.pool.query<{
    certificate: Record<string, string>
    uri: string
    isUnaltered: boolean
    signerCount: number
  }>(
    `select certificate, (
         select count(*)::int from app_private.envelopes as others where others.set_id = envelopes.set_id
       ) as "signerCount", app_private.is_unaltered(envelopes) as "isUnaltered",
       app_private.envelope_link(id, 'signed-document') as uri
     from app_private.envelopes where id = $1 and status = 'completed'`,
    [envelopeId],
  )
  const [signed] = rows
  if (!signed || papers.length === 0) return { status: 'elsewhere' }
  const { signedBy, signedOn, email } = signed.certificate
  return {
    status: 'completed',
    envelopeId,
    documentUri: signed.uri,
    isUnaltered: signed.isUnaltered,
    certificate: { signedBy, signedOn, email, openedOn: papers[0]?.openedOn },
    papers: papers.map(({ id, name, pages, signedHash, isCompleted }) => ({
      id,
      name,
      // Each signature has a page at the end.
      pages: pages + (isCompleted ? signed.signerCount : 1),
      sha256: signedHash,
    })),
  }
}
