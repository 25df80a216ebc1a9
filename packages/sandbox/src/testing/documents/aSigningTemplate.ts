import { randomUUID } from 'node:crypto'
import { anInvestor } from '../accounts/anInvestor.ts'
import type { Actor, TestDatabase } from '../database/TestDatabase.ts'

/** The signing provider's answer for one template: two texts that share a label, a signature, an attachment. */
export const contents = {
  roles: [{ name: 'Buyer' }, { name: 'Desk', type: 'copy' }],
  documents: [
    {
      name: 'Agreement',
      text: ['{{buyer}} buys for {{total}}.'],
      fields: [
        { name: 'Buyer name', label: 'buyer', role: 'Buyer' },
        { name: 'Total', label: 'total', role: 'Buyer' },
        { name: 'Signature', label: 'signature', role: 'Buyer', kind: 'signature' },
      ],
    },
    {
      name: 'Receipt',
      text: ['Received by {{buyer}}.'],
      fields: [
        { name: 'Receiver', label: 'buyer', role: 'Buyer' },
        { name: 'Passport', label: 'passport', role: 'Buyer', kind: 'attachment' },
      ],
    },
  ],
}

export interface TestTemplate {
  vendor: Actor & { accountId: string }
  signingAccountId: string
  signingTemplateId: string
  providerId: string
}

/** A new vendor with a signing account and one synced template in it. */
export async function aSigningTemplate(
  database: TestDatabase,
  vendor?: Actor & { accountId: string },
): Promise<TestTemplate> {
  const owner = vendor ?? (await anInvestor(database, { type: 'broker' }))
  const [signingAccountId, providerId] = [randomUUID(), randomUUID()]
  await database.rows('insert into app_public.signing_accounts (id, account_id, name) values ($1, $2, $3)', [
    signingAccountId,
    owner.accountId,
    'Test signing',
  ])
  await database.rows(
    'select app_private.store_template(accounts, $2) from app_public.signing_accounts as accounts where id = $1',
    [signingAccountId, provided(providerId)],
  )
  const [template] = await database.rows<{ id: string }>(
    'select id from app_public.signing_templates where provider_id = $1',
    [providerId],
  )
  return { vendor: owner, signingAccountId, signingTemplateId: template?.id ?? '', providerId }
}

/** A template as the provider answers it. */
export const provided = (id: string, updatedOn = '2026-01-05T10:00:00Z', name = 'Purchase') => ({
  id,
  name,
  description: 'For tests',
  uri: `/integration/signing-template/${id}`,
  updatedOn,
  contents,
})

const create = `mutation ($signingTemplateId: UUID!, $name: String!) {
  createMappedSigningTemplate(input: { mappedSigningTemplate: { signingTemplateId: $signingTemplateId, name: $name } }) {
    mappedSigningTemplate { ${'id name locked active deleted version templateCopyOn templateUpdatedOn'}
      process { id status currentStep shortSteps { nodes { status renderAttributes } } }
      signingRolesByMappedSigningTemplateId(orderBy: ORDER_ASC) { nodes { id name type mapTo } }
      signingDocumentsByMappedSigningTemplateId(orderBy: ORDER_ASC) { nodes { id name
        signingFieldsBySigningDocumentId(orderBy: ORDER_ASC) { nodes {
          id name value valueVariable role { name } mapTo { id field } } } } }
    }
  }
}`

export interface MappedTemplate {
  id: string
  name: string
  version: string
  process: { id: string; status: string; currentStep: string; shortSteps: { nodes: { status: string }[] } }
  signingRolesByMappedSigningTemplateId: { nodes: { id: string; name: string; mapTo: string }[] }
  signingDocumentsByMappedSigningTemplateId: {
    nodes: {
      id: string
      name: string
      signingFieldsBySigningDocumentId: {
        nodes: {
          id: string
          name: string
          value: string | null
          mapTo: { id: number; field: string } | null
        }[]
      }
    }[]
  }
}

/** Asks to copy a template under a name. */
export const createMappedTemplate = (
  database: TestDatabase,
  actor: Actor,
  signingTemplateId: string,
  name: string,
) => database.ask(actor, create, { signingTemplateId, name })

/** A vendor's copy of its template. */
export async function aMappedTemplate(database: TestDatabase, name = 'Purchase, mapped') {
  const template = await aSigningTemplate(database)
  const { data, errors } = await createMappedTemplate(
    database,
    template.vendor,
    template.signingTemplateId,
    name,
  )
  if (errors) throw new Error(errors[0]?.message)
  const { mappedSigningTemplate: mapped } = (
    data as { createMappedSigningTemplate: { mappedSigningTemplate: MappedTemplate } }
  ).createMappedSigningTemplate
  const roles = mapped.signingRolesByMappedSigningTemplateId.nodes
  const fields = mapped.signingDocumentsByMappedSigningTemplateId.nodes.flatMap(
    (document) => document.signingFieldsBySigningDocumentId.nodes,
  )
  return { ...template, mapped, roles, fields }
}

/** Maps every role and field of a copy, as its vendor would. */
export async function mapEverything(
  database: TestDatabase,
  { mapped }: { mapped: { id: string } },
  seller = { name: 'Desk', email: 'desk@example.com' },
): Promise<void> {
  await database.rows(
    `update app_public.signing_roles set map_to = case name when 'Buyer' then 'investor' else 'static' end,
       to_name = $2, to_email = $3 where mapped_signing_template_id = $1`,
    [mapped.id, seller.name, seller.email],
  )
  await database.rows(
    `update app_public.signing_fields as fields set map_to = case value_variable when 'buyer' then 3 else 12 end
     from app_public.signing_documents as documents
     where documents.id = signing_document_id and mapped_signing_template_id = $1 and map_to is null`,
    [mapped.id],
  )
}

const update = `mutation ($id: UUID!, $patch: MappedSigningTemplatePatch!) {
  updateMappedSigningTemplateById(input: { id: $id, patch: $patch }) {
    mappedSigningTemplate { id locked active deleted qualificationStepType version vendorQualificationId
      process { status shortSteps { nodes { status } } } } } }`

/** Asks to change a copy's flags. */
export const updateMappedTemplate = (database: TestDatabase, actor: Actor, id: string, patch: object) =>
  database.ask(actor, update, { id, patch })
