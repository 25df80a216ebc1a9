import { askOnTestPage, recordAnswers, wire } from '../drivers/answers'
import { recordCalls } from '../drivers/calls'
import { mailedLink } from '../drivers/people/mail'
import { ask, graphqlUrl, isOperation } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type BrowserContext, type Page } from '../test'

// The issuer of the seed has templates of its own at the provider, which no other test reads.
const issuer = 'issuer@capstan.test'
const syncError = 'Error loading templates, please try agian.'
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const syncButton = (page: Page) => page.getByRole('button', { name: 'Sync template list' })

test('an issuer syncs its templates: the control shows each state, and changes at the provider are marked', async ({
  page,
}) => {
  test.slow()
  const answered = await recordAnswers(page)
  await startSession(page, issuer)
  const calls = recordCalls(page)
  await page.goto('/docusign/templates')
  // proves SIGN-005
  await expect(syncButton(page)).toBeEnabled()

  await test.step('it loads, and then offers a sync again', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(graphqlUrl, async (route) => {
      if (isOperation(route.request(), 'mutation DocusignSyncTemplateList')) await held
      await route.fallback()
    })
    await syncButton(page).click()
    // proves SIGN-006
    await expect(page.getByRole('button', { name: /Syncing/ })).toBeVisible()
    release()
    await expect(syncButton(page)).toBeEnabled()
    await expect(rowOf(page, 'Note purchase agreement')).toBeVisible()
  })

  await test.step('a sync that fails at the provider shows the reason, and the next one can be started', async () => {
    const provider = await openAtProvider(page, 'Note purchase agreement')
    await provider.getByRole('button', { name: 'Fail the next sync' }).click()
    await expect(provider.getByText('The next sync will fail, as you asked.')).toBeVisible()
    await provider.close()
    await syncButton(page).click()
    // proves SIGN-007
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(syncError)
    // proves SIGN-008
    await expect(syncButton(page)).toBeEnabled()
    await syncButton(page).click()
    await expect(page.getByText(syncError)).toHaveCount(0)
    await expect(syncButton(page)).toBeEnabled()
  })

  const name = unique('Note')
  const { address, templateId, mappedId } = await addMapped(page, 'Note purchase agreement', name)

  await test.step('a template changed at the provider is marked as changed on its copy', async () => {
    await page.goto('/docusign/templates')
    const provider = await openAtProvider(page, 'Note purchase agreement')
    const description = unique('For debt rounds')
    await provider.getByLabel('Description').fill(description)
    await provider.getByRole('button', { name: 'Save' }).click()
    await provider.close()
    await syncButton(page).click()
    await expect(rowOf(page, description)).toBeVisible()
    await page.goto(address)
    // proves SIGN-026
    await expect(page.getByText('The template has changed since it was copied.')).toBeVisible()
    const { templateCopyOn, templateUpdatedOn } = answered('MappedSigningTemplate', mappedId) ?? {}
    expect(Date.parse(String(templateUpdatedOn))).toBeGreaterThan(Date.parse(String(templateCopyOn)))
  })

  await test.step('a template that the provider deletes is marked, and its copy is disabled', async () => {
    await page.goto('/docusign/templates')
    const provider = await openAtProvider(page, 'Note purchase agreement')
    await provider.getByRole('button', { name: 'Delete' }).click()
    await syncButton(page).click()
    // proves SIGN-024
    await expect(rowOf(page, 'Note purchase agreement').locator('[data-status="deleted"]')).toBeVisible()
    await page.goto(address)
    await expect(page.getByText('This template has been deleted.')).toBeVisible()
    await expect(page.getByText('Disabled')).toBeVisible()
    await provider.getByRole('button', { name: 'Restore' }).click()
    await expect(provider.getByRole('button', { name: 'Delete' })).toBeVisible()
    await provider.close()
  })

  const accountId = String(calls('docusignSyncTemplateList').at(-1)?.id)
  const { docusignSyncTemplateList: synced } = await askOnTestPage<Synced>(page, sync, { id: accountId })
  // proves CALL-122
  expect(synced.signingAccount).toMatchObject({
    syncedOn: wire.instant,
    templates: { nodes: expect.arrayContaining([expect.objectContaining({ id: templateId })]) },
  })
  // proves ENTITY-057
  expect(answered('SigningAccount', accountId)).toMatchObject({
    ...{ id: wire.id, name: 'Halden Biologics, Inc.', syncedOn: wire.instant },
  })
  // proves ENTITY-056
  expect(answered('SigningTemplate', templateId)).toMatchObject({
    ...{ id: templateId, name: 'Note purchase agreement', description: wire.text, deleted: wire.flag },
    ...{ updatedOn: wire.instant, syncedOn: wire.instant },
    templateUri: expect.stringMatching(/^\/integration\/signing-template\//),
  })
})

test('an issuer maps the roles and fields of a template, and tries it: one address gets all, and values name their role', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.slow()
  const answered = await recordAnswers(page)
  await startSession(page, issuer)
  const calls = recordCalls(page)
  await page.goto('/docusign/templates')
  await syncButton(page).click()
  await expect(rowOf(page, 'Subscription agreement')).not.toHaveCount(0)
  const name = unique('Try')
  const { address, templateId, mappedId } = await addMapped(page, 'Subscription agreement', name)

  const roles = page.getByRole('region', { name: 'Roles' })
  await test.step('a name and an address typed for a static role go when it is mapped to a party', async () => {
    await roles.getByRole('button', { name: 'Edit Investor', exact: true }).click()
    await choose(page, roles.getByRole('combobox', { name: /Map to/ }), 'Static')
    await roles.getByRole('textbox', { name: /To name/ }).fill('Another Person')
    await roles.getByRole('textbox', { name: /To email/ }).fill('else@example.com')
    await choose(page, roles.getByRole('combobox', { name: /Map to/ }), 'Investor')
    await roles.getByRole('button', { name: 'Save' }).click()
    const row = roles.getByRole('row', { name: /^Investor/ })
    // proves SIGN-042
    await expect(row.getByText('N/A')).toHaveCount(2)
    await expect(row).not.toContainText('else@example.com')
  })
  await test.step('another role is always the same person', async () => {
    await roles.getByRole('button', { name: 'Edit Compliance desk', exact: true }).click()
    await choose(page, roles.getByRole('combobox', { name: /Map to/ }), 'Static')
    await roles.getByRole('textbox', { name: /To name/ }).fill('Halden compliance')
    await roles.getByRole('textbox', { name: /To email/ }).fill(`${name.replace(' ', '-')}@halden.example`)
    await roles.getByRole('button', { name: 'Save' }).click()
    await expect(roles.getByRole('row', { name: /Compliance desk/ })).toContainText('@halden.example')
  })

  const fields = page.getByRole('region', { name: 'Fields' })
  await test.step('a text that is missing is not sent; fields with one data label are mapped together', async () => {
    const documents = page.getByRole('region', { name: 'Documents', exact: true })
    await documents.getByRole('link', { name: 'Subscription agreement' }).click()
    await fields.getByRole('button', { name: 'About data labels' }).hover()
    // proves SIGN-032
    await expect(page.getByRole('tooltip')).toHaveText(
      'Fields sharing a data label and template change the same value in the sent document.',
    )
    await fields.getByRole('button', { name: 'Edit Investor name' }).click()
    await choose(page, fields.getByRole('combobox', { name: /Map to/ }), 'Static')
    await fields.getByRole('button', { name: 'Save' }).click()
    await expect(fields.getByText('Value required for static field.').first()).toBeVisible()
    // proves SIGN-045
    expect(calls('updateSigningFieldById')).toEqual([])
    await choose(page, fields.getByRole('combobox', { name: /Map to/ }), 'Investor name')
    await fields.getByRole('button', { name: 'Save' }).click()
    await expect(fields.getByRole('button', { name: 'Edit Investor name' })).toBeVisible()
    expect(calls('updateSigningFieldById')).toHaveLength(1)
    await page.goto(address)
    await documents.getByRole('link', { name: 'Investor acknowledgement' }).click()
    await expect(fields.getByRole('row', { name: /investor_name/ })).toContainText('Investor name')
    await expect(fields.getByRole('row', { name: /contact/ })).toContainText('N/A')
  })
  const documentId = page.url().split('/').at(-1) ?? ''
  await mapField(page.context(), mappedId, 'units', 'units')

  await test.step('the test page lists the value of each mapping field, and sends to one address', async () => {
    await page.goto(address)
    await page.getByRole('link', { name: 'Test', exact: true }).click()
    const values = page.getByRole('region', { name: 'Mapping fields' })
    await expect(values.getByRole('columnheader')).toHaveText(['Field', 'Id', 'Description', 'Test value'])
    // proves SIGN-015
    await expect(values.getByRole('row', { name: /^investor_name/ })).toHaveText(
      /^investor_name\s*3\s*Name of the investor account\s*Jordan Avery$/,
    )
    await expect(values.getByRole('row', { name: /^units/ })).toHaveText(
      /^units\s*10\s*Units of the investment\s*1,000$/,
    )
    const email = `${unique('try').replace(' ', '-')}@example.com`
    const form = page.getByRole('form', { name: 'Send test' })
    await form.getByRole('textbox', { name: 'Test address' }).fill(email)
    await form.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByText('2 documents were sent.')).toBeVisible()
    const signing = '/integration/signing/'
    await expect.poll(() => mailedLink(request, email, signing).catch(() => 'no mail yet')).toContain(signing)
    const elsewhere = await browser.newContext()
    const signer = await elsewhere.newPage()
    await signer.goto(await mailedLink(request, email, signing))
    // proves SIGN-034
    await expect(signer.getByText('Jordan Avery Investor').first()).toBeVisible()
    await expect(signer.getByText('1,000 Investor').first()).toBeVisible()
    await elsewhere.close()
    const { allSentSigningDocuments: sent } = await ask<Sent>(context, sentDocuments, { id: mappedId })
    // proves SIGN-033
    expect(sent.nodes).toEqual([
      { toEmail: email, isTest: true },
      { toEmail: email, isTest: true },
    ])
  })

  await askOnTestPage(page, aroundTheTemplate, { id: mappedId, documentId })
  const { text, flag, id, instant } = wire
  // proves ENTITY-058
  expect(answered('MappedSigningTemplate', mappedId)).toMatchObject({
    ...{ id: mappedId, name, locked: flag, active: flag, deleted: flag, signingTemplateId: templateId },
    ...{ templateCopyOn: instant, templateUpdatedOn: instant, qualificationStepType: text },
    process: { shortSteps: { nodes: expect.arrayContaining([expect.objectContaining({ id })]) } },
    mappingFields: {
      nodes: expect.arrayContaining([
        expect.objectContaining({ field: 'investor_name' }),
        expect.objectContaining({ field: 'units' }),
      ]),
    },
  })
  // proves ENTITY-059
  expect(answered('SigningRole', (role) => role.name === 'Compliance desk')).toMatchObject({
    ...{ id, mapTo: 'static', toName: 'Halden compliance', toEmail: text, type: 'copy' },
    mappedSigningTemplateId: mappedId,
    mappingRole: { id: 'static', description: text },
  })
  const ofDocument = (label: string) =>
    answered(
      'SigningField',
      (field) => field.valueVariable === label && field.signingDocumentId === documentId,
    )
  // proves ENTITY-060
  expect(ofDocument('investor_name')).toMatchObject({
    ...{
      id,
      name: 'Investor name',
      value: null,
      valueVariable: 'investor_name',
      signingDocumentId: documentId,
    },
    role: { name: 'Investor' },
    mapTo: { id: 3, field: 'investor_name', description: text, testValue: 'Jordan Avery' },
  })
  // proves ENTITY-061
  expect(answered('SigningDocument', documentId)).toMatchObject({
    ...{ id: documentId, name: 'Investor acknowledgement', mappedSigningTemplateId: mappedId },
  })
})

/** Opens the page that a template has at the provider, by the link of its row. */
async function openAtProvider(page: Page, template: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await rowOf(page, template).getByRole('link', { name: /^Open/ }).click()
  const provider = await opened
  await expect(provider.getByText('Template at the signing provider')).toBeVisible()
  return provider
}

/** Adds a mapped copy of a template on the screen and opens it. */
async function addMapped(page: Page, template: string, name: string) {
  await page
    .getByRole('region', { name: 'Templates' })
    .getByRole('link', { name: template, exact: true })
    .click()
  await page.getByRole('button', { name: 'Add mapped template' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const [templateId = '', mappedId = ''] = page.url().split('/').slice(-2)
  return { address: page.url(), templateId, mappedId }
}

async function choose(page: Page, box: ReturnType<Page['getByRole']>, option: string): Promise<void> {
  await box.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Maps the fields of a data label, past the screen. */
async function mapField(context: BrowserContext, mappedId: string, label: string, to: string): Promise<void> {
  const found = await ask<Fields>(context, fieldsOfLabel, { id: mappedId, label, to })
  const [field] = found.allSigningFields.nodes
  const [mapping] = found.allMappingFields.nodes
  await ask(context, patchField, { id: field?.id, patch: { mapTo: mapping?.id } })
}

interface Synced {
  docusignSyncTemplateList: { signingAccount: object }
}
interface Sent {
  allSentSigningDocuments: { nodes: { toEmail: string; isTest: boolean }[] }
}
interface Fields {
  allSigningFields: { nodes: { id: string }[] }
  allMappingFields: { nodes: { id: number }[] }
}

const sync = `mutation ($id: UUID!) { docusignSyncTemplateList(input: { id: $id }) {
  signingAccount { __typename id syncedOn templates { nodes { __typename id name } } } } }`
const sentDocuments = `query ($id: UUID!) {
  allSentSigningDocuments(filter: { mappedSigningTemplateId: { equalTo: $id } }) { nodes { toEmail isTest } } }`
const fieldsOfLabel = `query ($id: UUID!, $label: String!, $to: String!) {
  allSigningFields(filter: { valueVariable: { equalTo: $label }
    signingDocumentBySigningDocumentId: { mappedSigningTemplateId: { equalTo: $id } } }) { nodes { id } }
  allMappingFields(filter: { field: { equalTo: $to } }) { nodes { id } } }`
const patchField = `mutation ($id: UUID!, $patch: SigningFieldPatch!) {
  updateSigningFieldById(input: { id: $id, patch: $patch }) { clientMutationId } }`
// The parts that no page reads: the mappings of a field and of a role, and the mapping fields of the template.
const aroundTheTemplate = `query ($id: UUID!, $documentId: UUID!) {
  mappedSigningTemplateById(id: $id) { __typename id mappingFields { nodes { __typename id field } }
    signingRolesByMappedSigningTemplateId { nodes {
      __typename id name mapTo toName toEmail type mappedSigningTemplateId mappingRole { __typename id description } } } }
  signingDocumentById(id: $documentId) { __typename id name mappedSigningTemplateId }
  allSigningFields(filter: { signingDocumentId: { equalTo: $documentId } }) { nodes {
    __typename id name value valueVariable signingDocumentId role { __typename id name }
    mapTo { __typename id field description testValue } } } }`
