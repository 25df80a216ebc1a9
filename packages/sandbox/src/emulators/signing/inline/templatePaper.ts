import type { FastifyInstance } from 'fastify'
import { isId } from '../../../platform/auth/membership.ts'
import { asAccount } from '../../../platform/graphql/asAccount.ts'
import { notFound } from '../../../platform/http/errors/httpError.ts'
import type { PlatformServices } from '../../../platform/http/PlatformServices.ts'
import { requestContextOf } from '../../../platform/http/requestContext.ts'
import { sessionOf } from '../../../platform/auth/sessionScope.ts'
import type { FieldToPlace } from './paperPdf.ts'
import { type Place, placeOnPage } from './placeOnPage.ts'
import type { Database } from '../../../platform/db/Database.ts'

/** A document of a mapped template, with its fields. */
interface TemplateDocument {
  name: string
  about: string
  text: string[]
  fields: { id: string; label: string; name: string; kind: string }[]
}

/** A place of a field on a page, in fractions of the page as it is shown. */
interface FieldPlace extends Place {
  fieldId: string
  page: number
}

/** The pages of a template's document, before it is sent: each field is filled with its own name. */
export function addTemplatePaperRoute(scope: FastifyInstance, { db }: PlatformServices): void {
  scope.post('/api/v2/integration/template-paper', async (request) => {
    const context = requestContextOf(request.raw)
    const { documentId } = (request.body ?? {}) as { documentId?: unknown }
    if (!context || !sessionOf(request) || !isId(documentId)) throw notFound()
    const isSeen = await asAccount(db, context, async (client) => {
      const { rows } = await client.query('select from app_public.signing_documents where id = $1', [
        documentId,
      ])
      return rows.length > 0
    })
    const document = isSeen && (await findDocument(db, documentId))
    if (!document) throw notFound()
    return { data: await templatePaper(document) }
  })
}

/** Typesets a document; without content where a letter of it cannot be set. */
async function templatePaper({ name, about, text, fields }: TemplateDocument): Promise<object> {
  const [{ paperPdf }, { LetterMissing }, { PDFDocument }] = await Promise.all([
    import('./paperPdf.ts'),
    import('./faces.ts'),
    import('@cantoo/pdf-lib'),
  ])
  const values = Object.fromEntries(fields.map((field) => [field.label, field.name]))
  try {
    const paper = await paperPdf({ name, about, text, values, fields: fields.flatMap(toPlace) })
    const sheets = (await PDFDocument.load(paper.file)).getPages()
    const idOf = new Map(fields.map((field) => [field.label, field.id]))
    const places = [
      ...paper.texts.map((place) => ({ ...place, fieldId: idOf.get(place.label) })),
      ...paper.fields.map((place) => ({ ...place, fieldId: place.id.split('.')[0] })),
    ]
    const found = places.flatMap(({ fieldId, page, ...place }): FieldPlace[] => {
      const sheet = sheets[page - 1]
      if (!sheet || !fieldId) return []
      const box = { ...sheet.getCropBox(), rotation: sheet.getRotation().angle }
      return [{ fieldId, page, ...placeOnPage(place, box) }]
    })
    return { content: Buffer.from(paper.file).toString('base64'), pages: paper.pages, places: found }
  } catch (error) {
    if (error instanceof LetterMissing) return { content: '', pages: 0, places: [] }
    throw error
  }
}

function toPlace({ id, label, name, kind }: TemplateDocument['fields'][number]): FieldToPlace[] {
  if (kind !== 'signature' && kind !== 'initials' && kind !== 'date') return []
  return [{ id: `${id}.${label}`, label: name, kind, isTheirs: true }]
}

async function findDocument({ pool }: Database, id: string): Promise<TemplateDocument | undefined> {
  const { rows } = await pool.query<TemplateDocument>(
    `select documents.name, accounts.name as about, texts.paragraphs as text, coalesce((
         select jsonb_agg(jsonb_build_object('id', fields.id, 'label', value_variable, 'name', fields.name, 'kind', coalesce((
             select field ->> 'kind' from jsonb_array_elements(given.contents -> 'documents') as document,
               jsonb_array_elements(document -> 'fields') as field
             where document ->> 'name' = documents.name and field ->> 'label' = value_variable limit 1
           ), 'text')) order by fields."order")
         from app_public.signing_fields as fields where fields.signing_document_id = documents.id
       ), '[]') as fields
     from app_public.signing_documents as documents
     join app_private.signing_document_texts as texts on texts.signing_document_id = documents.id
     join app_public.accounts on accounts.id = documents.account_id
     join app_public.mapped_signing_templates as mapped on mapped.id = documents.mapped_signing_template_id
     join app_public.signing_templates as templates on templates.id = mapped.signing_template_id
     left join app_private.provider_templates as given on given.id = templates.provider_id
     where documents.id = $1`,
    [id],
  )
  return rows[0]
}
