import type { Database } from '../../../platform/db/openDb.ts'
import { plainText } from '../../../platform/http/html.ts'
import { draftErrand, type Errand } from '../../callbacks.ts'
import { agreementText } from '../agreementText.ts'
import { type Envelope, findEnvelope } from '../envelopes.ts'
import type { FieldToPlace, Paper } from './paperPdf.ts'

/** A field as the provider keeps it in its template. */
interface TemplateField {
  label: string
  name: string
  kind: string
  role: string
}

/** What is to be signed in an envelope, ready to be set. */
export async function envelopePapers(db: Database, stepId: string, envelopeId: string): Promise<Paper[]> {
  const envelope = await findEnvelope(db, envelopeId)
  const errand = await draftErrand(db, { token: '', stepId, envelopeId })
  if (!envelope || !errand) return []
  if (envelope.documents.length === 0) return [generalPaper(envelope, errand)]
  const { fields, role } = await templateFields(db, envelopeId)
  const about = [errand.issuer, errand.asset].filter((part, at, all) => all.indexOf(part) === at).join(' · ')
  return envelope.documents.map(({ name, text }, order) => ({
    name,
    about,
    text,
    values: envelope.values,
    fields: fieldsToPlace(fields[order] ?? [], role, order),
  }))
}

/** The agreement of a vendor without a template: its paragraphs, and one signature. */
function generalPaper(envelope: Envelope, errand: Errand): Paper {
  const paragraphs = agreementText(errand).text.match(/<(p|h2)\b[^>]*>[^]*?<\/\1>/g) ?? []
  const [name = envelope.name, ...text] = paragraphs.map((markup) => plainText(markup).replace(/\s+/g, ' '))
  return {
    name,
    about: [errand.issuer, errand.asset].join(' · '),
    text,
    values: {},
    fields: [
      { id: '0.signature', label: 'Signature of the investor', kind: 'signature', isTheirs: true },
      { id: '0.date', label: 'Date', kind: 'date', isTheirs: true },
    ],
  }
}

function fieldsToPlace(fields: readonly TemplateField[], role: string | null, order: number): FieldToPlace[] {
  return fields.flatMap(({ label, name, kind, role: whose }) => {
    if (kind !== 'signature' && kind !== 'initials' && kind !== 'date') return []
    return [{ id: `${order}.${label}`, label: name, kind, isTheirs: role === null || whose === role }]
  })
}

/** The fields of each document, as the provider's template has them, and the role of whoever the envelope is for. */
async function templateFields(
  { pool }: Database,
  envelopeId: string,
): Promise<{ fields: TemplateField[][]; role: string | null }> {
  const { rows } = await pool.query<{ fields: TemplateField[][]; role: string | null }>(
    `select envelopes.role_name as role, (
         select jsonb_agg((
           select jsonb_agg(jsonb_build_object('label', field ->> 'label', 'name', field ->> 'name',
             'kind', coalesce(field ->> 'kind', 'text'), 'role', field ->> 'role') order by place)
           from jsonb_array_elements(document -> 'fields') with ordinality as fields (field, place)
         ) order by position)
         from jsonb_array_elements(given.contents -> 'documents') with ordinality as documents (document, position)
       ) as fields
     from app_private.envelopes
     join app_public.mapped_signing_templates as mapped on mapped.id = envelopes.mapped_signing_template_id
     join app_public.signing_templates as templates on templates.id = mapped.signing_template_id
     join app_private.provider_templates as given on given.id = templates.provider_id
     where envelopes.id = $1`,
    [envelopeId],
  )
  const { fields = [], role = null } = rows[0] ?? {}
  return { fields, role }
}
