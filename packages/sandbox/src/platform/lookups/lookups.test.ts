import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const admin = { userId: userIds.admin, accountId: accountIds.operations }

onEveryEngine('lookups', (database) => {
  it.each([
    'allAssetTypes',
    'allInvestorAccountTypes',
    'allIntegrationTypes',
    'allOnboardingQuestionTypes',
    'allReports',
    'allStepFormSchemas',
    'allCountries',
    'allCurrencies',
  ])('%s can be read by every user', async (list) => {
    for (const type of ['issuer', 'broker', 'agent', 'ats', 'investor', 'admin']) {
      const { data } = await database.ask(await anInvestor(database, { type }), `{ ${list} { totalCount } }`)
      expect((data?.[list] as { totalCount: number }).totalCount).toBeGreaterThan(0)
    }
  })

  it('are written by administrators, and a stale edit is refused with who changed it and when', async () => {
    const made = await database.ask(
      admin,
      `mutation { createAssetType(input: { assetType: { type: "Note", accountingType: "Debt" } }) { assetType { type version } } }`,
    )
    expect(made.data?.createAssetType).toEqual({ assetType: { type: 'Note', version: '1' } })
    const edit = () =>
      database.ask(
        admin,
        `mutation { updateAssetTypeByType(input: { type: "Note", patch: { accountingType: "Equity", version: "1" } }) { assetType { version } } }`,
      )
    expect((await edit()).data?.updateAssetTypeByType).toEqual({ assetType: { version: '2' } })
    expect((await edit()).errors?.[0]?.extensions).toMatchObject({
      code: 'changed_elsewhere',
      details: {
        ...{ version: 2, changedBy: expect.stringMatching(/\S/) as string },
        changedOn: expect.stringMatching(/^\d{4}-/) as string,
      },
    })
  })

  it.each([
    [[], 'A form schema is an object.'],
    [{}, 'A form has 1 to 200 fields.'],
    [{ fields: [{ key: 'a' }] }, 'Every field has a key and a type.'],
    [{ fields: [{ key: '1 a', type: 'string' }] }, 'Every field has a key and a type.'],
    [
      {
        fields: [
          { key: 'a', type: 'string' },
          { key: 'a', type: 'date' },
        ],
      },
      'Two fields have the same key.',
    ],
    ...[{ key: 'b', is: ['x'] }, { key: 'a', is: ['x'] }, { key: 'c', is: [] }, { is: ['x'] }, null].map(
      (askedWhen): [object, string] => [
        {
          fields: [
            { key: 'c', type: 'string' },
            { key: 'a', type: 'string', askedWhen },
          ],
        },
        'askedWhen names another field by its key, and the answers to it.',
      ],
    ),
    ...[{ lang: 'English!' }, { lang: 7 }].map((part): [object, string] => [
      { ...part, fields: [{ key: 'a', type: 'string' }] },
      'lang is a tag such as en or pt-BR.',
    ]),
    ...[[], { 'not a tag': {} }, { de: { name: 'Ziel' } }, { de: { options: ['Wachstum'] } }].map(
      (languages): [object, string] => [
        { fields: [{ key: 'a', type: 'string', languages }] },
        'languages holds the texts of this in other languages, by tags such as de.',
      ],
    ),
  ])('refuse the form schema %j', async (schema, message) => {
    const { errors } = await database.ask(
      admin,
      `mutation ($schema: JSON!) { createStepFormSchema(input: { stepFormSchema: { name: "Broken", schema: $schema } }) { clientMutationId } }`,
      { schema },
    )
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'invalid_input' } })
  })

  it('give a changed form to the steps that start from now on', async () => {
    const schema = { title: 'Form', fields: [{ key: 'a', type: 'string' }] }
    const { data } = await database.ask(
      admin,
      `mutation ($schema: JSON!) { createStepFormSchema(input: { stepFormSchema: { name: "Form", schema: $schema } }) { stepFormSchema { id } } }`,
      { schema },
    )
    const { id } = (data?.createStepFormSchema as { stepFormSchema: { id: string } }).stepFormSchema
    const [template] = await database.rows<{ id: string }>(
      `update app_private.step_templates set form_schema_id = $1
       where id = (select id from app_private.step_templates order by id limit 1) returning id`,
      [id],
    )
    const changed = { ...schema, title: 'Changed' }
    await database.ask(
      admin,
      `mutation ($id: UUID!, $schema: JSON!) { updateStepFormSchemaById(input: { id: $id, patch: { schema: $schema } }) { clientMutationId } }`,
      { id, schema: changed },
    )
    expect(
      await database.rows('select schema from app_private.step_templates where id = $1', [template?.id]),
    ).toEqual([{ schema: changed }])
  })

  it('and records with only an id are visible to their own account', async () => {
    const actor = await anInvestor(database, { type: 'issuer' })
    await database.rows(
      `insert into app_public.webhook_endpoints (account_id, name, url) values ($1, 'Production', 'https://hook.example/a')`,
      [actor.accountId],
    )
    await database.rows(`insert into app_public.payment_methods (account_id, type) values ($1, 'wire')`, [
      actor.accountId,
    ])
    const own = `{ allWebhookEndpoints { nodes { id } } allPaymentMethods { nodes { id } }
      allVendorQualifications { nodes { id } } allTermsOfServices { nodes { id } } allCustomers { nodes { id } } }`
    const { data } = await database.ask(actor, own)
    expect(data).toMatchObject({
      allWebhookEndpoints: { nodes: [{}] },
      allPaymentMethods: { nodes: [{}] },
      allCustomers: { nodes: [] },
    })
    const { data: none } = await database.ask(await anInvestor(database), own)
    // proves ENTITY-013
    expect(none).toMatchObject({ allWebhookEndpoints: { nodes: [] }, allPaymentMethods: { nodes: [] } })
  })
})
