import { accountIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { qualificationId, type QualificationKey } from './qualifications.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'
import { providerTemplates } from './signingTemplates.ts'

/** The signing accounts of a broker and an issuer, and what Larkspur has made of its templates. */
export async function seedSigning(context: SeedContext): Promise<void> {
  await seedAccounts(context)
  await seedTemplates(context)
  await mapTemplate(context, 'subscription', 'Subscription agreement, Regulation D', mappings)
  await mapTemplate(context, 'note', 'Note purchase agreement', {})
  // The provider has changed it since.
  await mapTemplate(context, 'admission', 'Limited partner admission', { investor_name: 'investor_name' })
  await mapTemplate(context, 'partnership', 'Fund subscription', mappings)
  await lockForInvestors(context, 'subscription', 'sign')
  await lockForInvestors(context, 'partnership', 'signHere')
}

async function seedAccounts({ client, day }: SeedContext): Promise<void> {
  await insertRows(
    client,
    'app_public.signing_accounts',
    (['larkspur', 'halden'] as const).map((key) => ({
      id: seedId(`signing-account:${key}`),
      account_id: accountIds[key],
      name: key === 'larkspur' ? 'Larkspur Securities LLC' : 'Halden Biologics, Inc.',
      synced_on: key === 'larkspur' ? day(-7) : null,
      sync_status: 'idle',
      created_on: day(-380),
      version: 1,
    })),
  )
}

/** Seeds the templates at the provider, and their state when Larkspur synced them a week ago. */
async function seedTemplates({ client, day }: SeedContext): Promise<void> {
  for (const key of ['larkspur', 'halden'] as const) {
    await insertRows(
      client,
      'app_private.provider_templates',
      providerTemplates.map(({ key: name, age, ...template }) => ({
        id: seedId(`provider-template:${key}:${name}`),
        signing_account_id: seedId(`signing-account:${key}`),
        ...template,
        name: template.name,
        updated_on: day(-age),
        deleted: false,
      })),
    )
  }
  await client.query(
    `select app_private.store_template(accounts, jsonb_build_object('id', given.id, 'name', given.name,
       'description', given.description, 'uri', '/integration/signing-template/' || given.id,
       'updatedOn', given.updated_on, 'contents', given.contents))
     from app_private.provider_templates as given
     join app_public.signing_accounts as accounts on accounts.id = given.signing_account_id
     where accounts.account_id = $1 order by given.name`,
    [accountIds.larkspur],
  )
  await client.query(
    `update app_public.signing_templates set synced_on = accounts.synced_on
     from app_public.signing_accounts as accounts where accounts.id = signing_account_id`,
  )
}

/** Fields by their data labels: a mapping field, or a text of their own. */
type Mappings = Record<string, string | { static: string }>

const mappings: Mappings = {
  investor_name: 'investor_name',
  issuer_name: 'issuer_name',
  units: 'units',
  asset_name: 'asset_name',
  price: 'price_per_unit',
  total: 'total_investment',
  contact: { static: 'compliance@larkspur.example' },
}

async function mapTemplate({ client, day }: SeedContext, key: string, name: string, fields: Mappings) {
  const id = seedId(`mapped-template:${key}`)
  await client.query(
    `insert into app_public.mapped_signing_templates (id, signing_template_id, name, template_copy_on, created_on)
     select $1, signing_templates.id, $2, $4, $4 from app_public.signing_templates where provider_id = $3`,
    [id, name, seedId(`provider-template:larkspur:${key}`), day(-60)],
  )
  for (const [label, mapping] of Object.entries(fields)) {
    const isText = typeof mapping === 'object'
    await client.query(
      `update app_public.signing_fields as fields set value = $4,
         map_to = (select id from app_public.mapping_fields where field = $3)
       from app_public.signing_documents as documents
       where documents.id = signing_document_id and mapped_signing_template_id = $1 and value_variable = $2
         and fields.map_to is null`,
      [id, label, isText ? 'static' : mapping, isText ? mapping.static : null],
    )
  }
}

/** An agreement that investors are asked to sign: mapped, locked, in use. */
async function lockForInvestors(
  { client }: SeedContext,
  key: string,
  qualification: QualificationKey,
): Promise<void> {
  const id = seedId(`mapped-template:${key}`)
  await client.query(
    `update app_public.signing_roles set map_to = 'investor'
     where mapped_signing_template_id = $1 and name = 'Investor'`,
    [id],
  )
  await client.query(
    `update app_public.signing_roles set map_to = 'static', to_name = 'Larkspur compliance',
       to_email = 'compliance@larkspur.example'
     where mapped_signing_template_id = $1 and name = 'Compliance desk'`,
    [id],
  )
  await client.query(
    `update app_public.mapped_signing_templates set locked = true, active = true,
       qualification_step_type = 'inline', vendor_qualification_id = $2 where id = $1`,
    [id, qualificationId(qualification)],
  )
}
