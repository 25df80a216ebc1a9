import { insertRows } from './insertRows.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

interface FormStep {
  id: string
  name: string
  schema: object
}

/** The forms that qualifications show, as administrators keep them; each step knows the one it shows. */
export async function seedFormSchemas({ client, day }: SeedContext): Promise<void> {
  const { rows: steps } = await client.query<FormStep>(
    `select templates.id, concat_ws(': ', vendors.name, nullif(templates.render_attributes ->> 'title', vendors.name)) as name,
       templates.schema
     from app_private.step_templates as templates
     join app_public.vendor_qualifications as vendors on vendors.id = templates.vendor_qualification_id
     where templates.type in ('form', 'encrypted_form') order by name`,
  )
  await insertRows(
    client,
    'app_public.step_form_schemas',
    steps.map(({ name, schema }) => ({
      id: seedId(`form:${name}`),
      name,
      description: 'Shown as a step of a qualification.',
      schema,
      version: 1,
      created_on: day(-400),
    })),
  )
  for (const { id, name } of steps)
    await client.query('update app_private.step_templates set form_schema_id = $1 where id = $2', [
      seedId(`form:${name}`),
      id,
    ])
}
