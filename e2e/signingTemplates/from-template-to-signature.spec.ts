import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { turn } from '../drivers/access/keyboard'
import { recordCalls } from '../drivers/calls'
import { openDistribution } from '../drivers/investments/distributions'
import { mailedLink } from '../drivers/people/mail'
import { newInvestor } from '../drivers/people/newInvestor'
import { agreeToSign, paperPage, papersPanel } from '../drivers/investments/papers'
import { pagesOf } from '../drivers/pdf'
import { ask } from '../drivers/platform'
import { makeOwnRound, sellThrough } from '../drivers/investments/rounds'
import { startSession, startSessionOf, switchPerson } from '../drivers/people/startSession'
import { congratulations, goOn, sign } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

test('a broker maps a template, adds a question set, locks it and attaches it; the investor answers and signs, in the page and by mail, and the signed files have the mapped values', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const broker = page.context()
  await startSession(page, 'broker@capstan.test')
  const calls = recordCalls(page)
  const question = unique('Origin of the money')
  const setName = unique('Own questions')
  await makeLockedSet(broker, question, setName)
  const name = unique('Subscription')
  const mappedId = await addMapped(page, name)
  const address = page.url()

  await test.step('roles are mapped in their rows, with messages for missing mappings', async () => {
    await mapRole(page, 'Investor', 'Investor')
    const roles = page.getByRole('region', { name: 'Roles' })
    // proves SIGN-030
    await expect(roles.getByRole('row', { name: /^Investor/ }).getByText('N/A')).toHaveCount(2)
    await roles.getByRole('button', { name: 'Edit Compliance desk' }).click()
    await roles.getByRole('button', { name: 'Save' }).click()
    // proves SIGN-037
    await expect(roles.getByText('Mapping required.').first()).toBeVisible()
    await roles.getByRole('combobox', { name: /Map to/ }).click()
    const options = page.getByRole('option')
    await expect(options.filter({ hasText: 'Static' })).toBeVisible()
    // proves SIGN-038
    await expect(options.filter({ hasText: /not mapped/i })).toHaveCount(0)
    await options.filter({ hasText: 'Static' }).click()
    await roles.getByRole('button', { name: 'Save' }).click()
    // proves SIGN-041
    await expect(roles.getByText('To name required for static field.').first()).toBeVisible()
    // proves SIGN-040
    await expect(roles.getByText('To email required for static field.').first()).toBeVisible()
    await roles.getByRole('textbox', { name: /To name/ }).fill('Larkspur compliance')
    await roles.getByRole('textbox', { name: /To email/ }).fill('compliance')
    await roles.getByRole('button', { name: 'Save' }).click()
    // proves SIGN-039
    await expect(roles.getByText('Valid email required').first()).toBeVisible()
    await roles.getByRole('textbox', { name: /To email/ }).fill('compliance@larkspur.example')
    await roles.getByRole('button', { name: 'Save' }).click()
    await expect(roles.getByRole('row', { name: /Compliance desk/ })).toContainText(
      'compliance@larkspur.example',
    )
    // proves CALL-123
    expect(calls('updateSigningRoleById').at(-1)).toMatchObject({
      input: { patch: { toName: 'Larkspur compliance', toEmail: 'compliance@larkspur.example' } },
    })
  })

  await test.step('fields are mapped, and a question set is added', async () => {
    await mapFields(broker, mappedId)
    await page.getByRole('button', { name: 'Add question set' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add question set' })
    await dialog.getByRole('button', { name: 'Add question set' }).click()
    // proves SIGN-047
    await expect(dialog.getByText('Please select a question set to add.').first()).toBeVisible()
    await dialog.getByRole('combobox', { name: /Question set/ }).click()
    // proves SIGN-048
    await expect(page.getByRole('option', { name: 'Know your client', exact: true })).toHaveCount(0)
    await page.getByRole('option', { name: setName, exact: true }).click()
    await dialog.getByRole('button', { name: 'Add question set' }).click()
    await expect(page.getByRole('region', { name: 'Questions' })).toContainText(setName)
    // proves CALL-125
    expect(calls('createMappedSigningTemplateQuestionSet').at(-1)).toMatchObject({
      input: { mappedSigningTemplateQuestionSet: { mappedSigningTemplateId: mappedId } },
    })
  })

  await test.step('it is signed in the page; locked and active, it is a qualification', async () => {
    await expect(page.getByText('No problems were found. Every role and field is mapped.')).toBeVisible()
    await page.getByRole('button', { name: 'Lock', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click()
    // proves SIGN-018, SIGN-017
    await expect(page.locator('.capstan-mapped-template')).toHaveAttribute('data-status', 'locked')
    // proves SIGN-012
    await expect(page.getByRole('region', { name: 'Sent documents' })).toBeVisible()
    // proves SIGN-022, SIGN-019
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
    // proves SIGN-020
    await expect(page.getByRole('button', { name: 'Add question set' })).toHaveCount(0)
    // proves SIGN-023
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    const active = page.getByRole('switch', { name: `Active: ${name}` })
    await turn(active)
    // proves SIGN-021
    await expect(active).toBeChecked()
    const patches = () =>
      calls('updateMappedSigningTemplateById').map(({ input }) => (input as { patch: object }).patch)
    // proves CALL-121
    await expect
      .poll(() => Object.assign({}, ...patches()))
      .toMatchObject({ locked: true, active: true, qualificationStepType: expect.any(String) })
    // proves CALL-135
    expect(calls('allSentSigningDocuments')).toContainEqual(
      expect.objectContaining({ mappedTemplateId: mappedId }),
    )
  })

  const investor = await newInvestor(request)
  const issuer = await browser.newContext()
  await startSessionOf(issuer, 'issuer@capstan.test')
  const round = await makeOwnRound(issuer)
  const allocationId = await sellThrough(broker, issuer, round)
  const mailedName = unique('Subscription by mail')
  await copyForMail(broker, mappedId, mailedName)
  const other = await makeOwnRound(issuer)
  const mailedAllocationId = await sellThrough(broker, issuer, other)
  await issuer.close()
  await attach(broker, allocationId, name)
  await attach(broker, mailedAllocationId, mailedName)

  await test.step('the investor answers the questions and signs', async () => {
    await switchPerson(page, investor.email)
    // 40 units at $12.50 are $500.00.
    await openDistribution(page, allocationId, '40')
    await page.getByRole('textbox', { name: question }).fill('A harbour that was sold')
    await goOn(page)
    const paper = paperPage(page, 1)
    await expect(paper).toContainText(`Asset of ${round.name}`)
    await expect(paper).toContainText('40 units')
    const panel = papersPanel(page)
    await panel.getByRole('textbox', { name: 'Full legal name' }).fill(investor.name)
    for (const place of ['Place signature', 'Place initials'])
      await panel.getByRole('button', { name: place }).click()
    await agreeToSign(panel)
    await panel.getByRole('button', { name: 'Sign and continue' }).click()
    await expect(page.getByText(congratulations)).toBeVisible()
  })

  await test.step('the signed file has the values that were mapped', async () => {
    await page
      .getByRole('list', { name: 'Qualification steps' })
      .getByRole('button', { name: new RegExp(name) })
      .click()
    const arrives = page.waitForEvent('download')
    await page
      .getByRole('region', { name: 'Signing certificate' })
      .getByRole('button', { name: 'Download Subscription agreement' })
      .click()
    const buffer = await readFile(await (await arrives).path())
    const text = (await pagesOf(buffer)).join(' ')
    for (const value of [investor.name, `Asset of ${round.name}`, '40 units', '$12.50', '500.00'])
      expect(text).toContain(value)
    // proves SIGN-035
    expect(text).not.toContain('40 Investor')
    expect(text).not.toMatch(/\{\{|\}\}/)
    await page.goto('/verify')
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer })
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page.getByText('Intact: this is the file that was sealed, to the byte.')).toBeVisible()
  })

  await test.step('a copy of the mapping is signed by the link of a mail, with its values', async () => {
    // 30 units at $12.50 are $375.00.
    await openDistribution(page, mailedAllocationId, '30')
    await page.getByRole('textbox', { name: question }).fill('A harbour that was sold')
    await goOn(page)
    const signing = '/integration/signing/'
    await expect
      .poll(() => mailedLink(request, investor.email, signing).catch(() => 'no mail yet'))
      .toContain(signing)
    const link = await mailedLink(request, investor.email, signing)
    const elsewhere = await browser.newContext()
    const mailed = await elsewhere.newPage()
    await mailed.goto(link)
    await sign(mailed, investor.name)
    await expect(mailed.getByRole('heading', { name: 'Signed. Thank you.' })).toBeVisible()
    await expect(page.getByText(congratulations)).toBeVisible()
    await mailed.goto(link)
    await expect(mailed.getByText('Signed, and unaltered since')).toBeVisible()
    const file = await elsewhere.request.get(`${mailed.url()}/file`)
    const text = (await file.text()).replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
    for (const value of [investor.name, `Asset of ${other.name}`, '30 units', '$12.50', '375.00'])
      expect(text).toContain(value)
    expect(text).not.toMatch(/\{\{|\}\}/)
    await elsewhere.close()
  })

  await test.step('the vendor finds it among the sent documents of the template', async () => {
    await switchPerson(page, 'broker@capstan.test')
    await page.goto(address)
    await expect(page.getByRole('region', { name: 'Sent documents' })).toContainText(investor.email)
  })
})

/** Adds a mapped copy of the subscription agreement on the screen, opens it, and returns its id. */
async function addMapped(page: Page, name: string): Promise<string> {
  await page.goto('/docusign/templates')
  await page
    .getByRole('region', { name: 'Templates' })
    .getByRole('link', { name: 'Subscription agreement', exact: true })
    .click()
  await page.getByRole('button', { name: 'Add mapped template' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('combobox', { name: /Signing type/ }).click()
  await page.getByRole('option', { name: 'Inline' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

async function mapRole(page: Page, role: string, party: string): Promise<void> {
  const roles = page.getByRole('region', { name: 'Roles' })
  await roles.getByRole('button', { name: `Edit ${role}`, exact: true }).click()
  await roles.getByRole('combobox', { name: /Map to/ }).click()
  await page.getByRole('option', { name: party, exact: true }).click()
  await roles.getByRole('button', { name: 'Save' }).click()
  // The row closes once it is saved; until then its button shows that it is saving.
  await expect(roles.getByRole('button', { name: `Edit ${role}`, exact: true })).toBeVisible()
}

/** The mapping field of each data label. */
const mapping: Readonly<Record<string, string>> = {
  ...{ investor_name: 'investor_name', issuer_name: 'issuer_name', asset_name: 'asset_name' },
  ...{ units: 'units', price: 'price_per_unit', total: 'total_investment', contact: 'static' },
}

/** Maps every field of a template that the provider does not fill in. */
async function mapFields(broker: BrowserContext, mappedId: string): Promise<void> {
  const { allSigningFields, allMappingFields } = await ask<Fields>(broker, fields, { id: mappedId })
  const idOf = (field: string) => allMappingFields.nodes.find((each) => each.field === field)?.id
  const done = new Set<string>()
  for (const { id, valueVariable, mapTo } of allSigningFields.nodes) {
    const field = mapping[valueVariable]
    // Fields that share a data label are mapped together.
    if (mapTo || !field || done.has(valueVariable)) continue
    done.add(valueVariable)
    const value = field === 'static' ? { value: 'compliance@larkspur.example' } : {}
    await ask(broker, mapField, { id, patch: { mapTo: idOf(field), ...value } })
  }
}

/** Copies a mapped template with its mapping and its questions, to be signed by mail, and locks it. */
async function copyForMail(broker: BrowserContext, id: string, name: string): Promise<void> {
  const { copy } = await ask<{ copy: { row: { id: string } } }>(broker, carryOver, { id, name })
  for (const patch of [{ qualificationStepType: 'email' }, { locked: true }, { active: true }])
    await ask(broker, patchMapped, { id: copy.row.id, patch })
}

/** A question set with one question in it, locked. */
async function makeLockedSet(broker: BrowserContext, question: string, set: string): Promise<void> {
  const facts = { name: question, description: 'Where it comes from', errorMessage: 'Say it', type: 1 }
  const { question: asked } = await ask<Rows>(broker, makeQuestion, { question: facts })
  const { set: made } = await ask<Rows>(broker, makeSet, { set: { name: set } })
  const joined = { name: question, executeOrder: 1, questionId: asked.row.id, questionSetId: made.row.id }
  await ask(broker, join, { join: joined })
  await ask(broker, lockSet, { id: made.row.id })
}

/** Attaches the qualification of this name to an allocation. */
async function attach(broker: BrowserContext, allocationId: string, name: string): Promise<void> {
  const { allVendorQualifications } = await ask<Qualifications>(broker, qualifications, { name })
  const vendorQualificationId = allVendorQualifications.nodes[0]?.id
  await ask(broker, attachQualification, { qualification: { allocationId, vendorQualificationId } })
}

interface Fields {
  allSigningFields: { nodes: { id: string; valueVariable: string; mapTo: { id: number } | null }[] }
  allMappingFields: { nodes: { id: number; field: string }[] }
}
interface Rows {
  question: { row: { id: string } }
  set: { row: { id: string } }
}
interface Qualifications {
  allVendorQualifications: { nodes: { id: string }[] }
}

const fields = `query ($id: UUID!) {
  allSigningFields(filter: { signingDocumentBySigningDocumentId: { mappedSigningTemplateId: { equalTo: $id } } }) {
    nodes { id valueVariable mapTo { id } } }
  allMappingFields { nodes { id field } } }`
const mapField = `mutation ($id: UUID!, $patch: SigningFieldPatch!) {
  updateSigningFieldById(input: { id: $id, patch: $patch }) { clientMutationId } }`
const carryOver = `mutation ($id: UUID!, $name: String!) {
  copy: carryOverMappedSigningTemplate(input: { mappedSigningTemplateId: $id, name: $name }) { row: mappedSigningTemplate { id } } }`
const patchMapped = `mutation ($id: UUID!, $patch: MappedSigningTemplatePatch!) {
  updateMappedSigningTemplateById(input: { id: $id, patch: $patch }) { clientMutationId } }`
const makeQuestion = `mutation ($question: OnboardingQuestionInput!) {
  question: createOnboardingQuestion(input: { onboardingQuestion: $question }) { row: onboardingQuestion { id } } }`
const makeSet = `mutation ($set: OnboardingQuestionSetInput!) {
  set: createOnboardingQuestionSet(input: { onboardingQuestionSet: $set }) { row: onboardingQuestionSet { id } } }`
const join = `mutation ($join: OnboardingQuestionJoinInput!) {
  createOnboardingQuestionJoin(input: { onboardingQuestionJoin: $join }) { clientMutationId } }`
const lockSet = `mutation ($id: UUID!) {
  updateOnboardingQuestionSetById(input: { id: $id, patch: { locked: true } }) { clientMutationId } }`
const qualifications =
  'query ($name: String!) { allVendorQualifications(filter: { name: { equalTo: $name } }) { nodes { id } } }'
const attachQualification = `mutation ($qualification: AllocationQualificationInput!) {
  createAllocationQualification(input: { allocationQualification: $qualification }) { clientMutationId } }`
