import { plainText } from '../../../platform/http/pages/html.ts'
import { draftProviderTask, type ProviderTask } from '../../callbacks.ts'
import { agreementText } from '../agreementText.ts'
import { type Envelope, findEnvelope } from '../envelopes.ts'
import type { FieldToPlace, Paper } from './paperPdf.ts'
import type { Database } from '../../../platform/db/Database.ts'

/** A field as the provider keeps it in its template. */
interface TemplateField {
  label: string
  name: string
  kind: string
  role: string | null
}

/** Returns the papers to sign in an envelope, ready for typesetting. */
export async function envelopePapers(
  db: Database,
  stepId: string | null,
  envelopeId: string,
): Promise<Paper[]> {
  const envelope = await findEnvelope(db, envelopeId)
  const providerTask = await draftProviderTask(db, { token: '', stepId, envelopeId })
  if (!envelope || !providerTask) return []
  const signers = await signersOf(db, envelopeId)
  if (envelope.documents.length === 0) return [generalPaper(envelope, providerTask, signers)]
  const fields = await templateFields(db, envelopeId)
  const about = [providerTask.issuer, providerTask.asset]
    .filter((part, at, all) => all.indexOf(part) === at)
    .join(' · ')
  return envelope.documents.map(({ name, text }, order) => ({
    name,
    about,
    text,
    values: envelope.values,
    fields: fieldsToPlace(fields[order] ?? [], signers, order),
  }))
}

/** The agreement of a vendor without a template: its paragraphs, and one signature. */
function generalPaper(envelope: Envelope, providerTask: ProviderTask, signers: readonly Signer[]): Paper {
  const paragraphs = agreementText(providerTask).text.match(/<(p|h2)\b[^>]*>[^]*?<\/\1>/g) ?? []
  const [name = envelope.name, ...text] = paragraphs.map((markup) => plainText(markup).replace(/\s+/g, ' '))
  return {
    name,
    about: [providerTask.issuer, providerTask.asset].join(' · '),
    text,
    values: {},
    fields: fieldsToPlace(generalFields, signers, 0),
  }
}

const generalFields: readonly TemplateField[] = [
  { label: 'signature', name: 'Signature of the investor', kind: 'signature', role: null },
  { label: 'date', name: 'Date', kind: 'date', role: null },
]

/** A person who signs the papers, with the data that their fields need. */
interface Signer {
  /** True for the recipient of the envelope. */
  isReader: boolean
  role: string | null
  name: string | null
  capacity: string | null
}

/** Several signers in one role have a field each, which names them; one alone has it as the template does. */
function fieldsToPlace(
  fields: readonly TemplateField[],
  signers: readonly Signer[],
  order: number,
): FieldToPlace[] {
  const readerRole = signers.find(({ isReader }) => isReader)?.role ?? null
  return fields.flatMap(({ label, name, kind, role }) => {
    if (kind !== 'signature' && kind !== 'initials' && kind !== 'date') return []
    const sharing = signers.filter((signer) => role === null || signer.role === role)
    if (sharing.length < 2) {
      const isTheirs = readerRole === null || role === readerRole
      return [{ id: `${order}.${label}`, label: name, kind, isTheirs, ...capacityOf(sharing[0], kind) }]
    }
    return sharing.map((signer, at) => ({
      id: `${order}.${label}.${at + 1}`,
      label: `${name}: ${signer.name ?? ''}`,
      kind,
      isTheirs: signer.isReader,
      ...capacityOf(signer, kind),
    }))
  })
}

const capacityOf = (signer: Signer | undefined, kind: string) =>
  kind === 'signature' && signer?.capacity ? { capacity: signer.capacity } : {}

async function signersOf({ pool }: Database, envelopeId: string): Promise<Signer[]> {
  const { rows } = await pool.query<Signer>(
    `select id = $1 as "isReader", role_name as role, to_name as name, capacity from app_private.envelopes
     where set_id = (select set_id from app_private.envelopes where id = $1) and (id = $1 or not is_test)
     order by signing_order, place`,
    [envelopeId],
  )
  return rows
}

/** The fields of each document, as the provider's template has them. */
async function templateFields({ pool }: Database, envelopeId: string): Promise<TemplateField[][]> {
  const { rows } = await pool.query<{ fields: TemplateField[][] }>(
    `select (
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
  return rows[0]?.fields ?? []
}
