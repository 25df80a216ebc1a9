import { expectAccessible } from '../drivers/access/accessible'
import { listen } from '../drivers/access/announcements'
import { recordCalls } from '../drivers/calls'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test('a broker adds a mapped copy of a template, reads the required mappings, and deletes it', async ({
  page,
}) => {
  await startSession(page, 'broker@capstan.test')
  const calls = recordCalls(page)
  await page.goto('/settings/integrations')
  await page.locator('a[href="/docusign/templates"]').first().click()
  // proves ROUTE-027, SIGN-001
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing')
  const templates = page.getByRole('region', { name: 'Templates' })
  // proves SIGN-002
  await expect(templates.getByRole('columnheader')).toHaveText(['Name', 'Updated on', 'Synced on', 'Open'])
  // proves SIGN-003
  await expect(templates.getByRole('link', { name: /^Open/ }).first()).toHaveAttribute(
    'href',
    /signing-template/,
  )
  // proves SIGN-004
  await expect(page.getByRole('button', { name: 'Sync template list' })).toBeVisible()
  // proves CALL-127
  await expect.poll(() => calls('allSigningTemplates').length).toBeGreaterThan(0)
  // proves CALL-138
  await expect.poll(() => calls('allSigningAccounts').length).toBeGreaterThan(0)
  await expectAccessible(page, 'signing templates')
  const first = page
    .getByRole('region', { name: 'Templates' })
    .locator('a[href^="/docusign/templates/"]')
    .first()
  const template = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(template)

  // proves SIGN-010, ROUTE-029
  await expect(page.getByRole('region', { name: 'Mapped templates' })).toBeVisible()
  const name = `Copy ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Add mapped template' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  // proves SIGN-036
  await expect(page.getByText('Template name is required.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  const said = await listen(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(said).toContain(`${name} was added.`)
  // proves SIGN-011
  await expect(page.getByRole('link', { name })).toBeVisible()
  const templateId = page.url().split('/').at(-1) ?? ''
  // proves CALL-128
  await expect.poll(() => calls('signingTemplateById').at(-1)).toMatchObject({ id: templateId })
  // proves CALL-129
  await expect
    .poll(() => calls('allMappedSigningTemplates'))
    .toContainEqual(expect.objectContaining({ templateId }))
  // proves CALL-120
  expect(calls('createMappedSigningTemplate').at(-1)).toMatchObject({
    input: { mappedSigningTemplate: { signingTemplateId: templateId, name } },
  })
  await expectAccessible(page, 'mapped templates')

  await page.getByRole('link', { name }).click()
  // proves ROUTE-028
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // proves SIGN-029
  await expect(page.getByRole('region', { name: 'Roles' }).getByRole('columnheader')).toHaveText([
    ...['Name', 'Map to', 'Type', 'To name', 'To email', 'Actions'],
  ])
  for (const region of ['Documents', 'Roles', 'Questions', 'Mapping process'])
    // proves SIGN-013
    await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Documents', exact: true }).getByRole('link').first(),
  ).toBeVisible()
  const mappedAddress = page.url()
  const mappedTemplateId = mappedAddress.split('/').at(-1) ?? ''
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add question set' })).toBeVisible()
  // proves CALL-130
  await expect.poll(() => calls('mappedSigningTemplateById').at(-1)).toMatchObject({ id: mappedTemplateId })
  // proves CALL-131
  await expect
    .poll(() => calls('allSigningDocuments'))
    .toContainEqual(expect.objectContaining({ mappedTemplateId }))
  // proves CALL-133
  await expect
    .poll(() => calls('allSigningRoles'))
    .toContainEqual(expect.objectContaining({ mappedTemplateId }))
  // proves CALL-136
  await expect.poll(() => calls('allMappingRoles').length).toBeGreaterThan(0)
  await expectAccessible(page, 'a mapped template')
  await page.getByRole('region', { name: 'Documents', exact: true }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/docusign\/templates\/[^/]+\/[^/]+\/[^/]+$/)
  // proves SIGN-014, SIGN-031
  await expect(page.getByRole('region', { name: 'Fields' }).getByRole('columnheader')).toHaveText([
    ...['Role Name', 'Name', 'Map to', 'Value', 'Data label', 'Actions'],
  ])
  // proves CALL-137
  await expect.poll(() => calls('allMappingFields').length).toBeGreaterThan(0)
  await test.step('the page of the document shows where a field stands, and which is chosen', async () => {
    const pages = page.getByRole('region', { name: /pages to read$/ })
    const place = pages.getByRole('button').first()
    const field = (await place.getAttribute('aria-label')) ?? ''
    await place.click()
    await expect(place).toHaveAttribute('aria-pressed', 'true')
    await expect(
      page.getByRole('region', { name: 'Fields' }).getByRole('button', { name: field, exact: true }).first(),
    ).toHaveAttribute('aria-pressed', 'true')
  })
  // proves CALL-132
  await expect
    .poll(() => calls('signingDocumentById').at(-1))
    .toMatchObject({ id: page.url().split('/').at(-1) })
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  // proves SIGN-016
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  // proves SIGN-027
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    "Are you sure you'd like to delete this?",
  )
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  // proves SIGN-025
  await expect(rowOf(page, name).locator('[data-status="deleted"]')).toBeVisible()
  await expect(rowOf(page, name).getByText('Disabled')).toBeVisible()
  await page.goto(mappedAddress)
  await expect(page.locator('.capstan-mapped-template')).toHaveAttribute('data-status', 'deleted')
  await expect(page.getByRole('region', { name: 'Roles' }).getByRole('row').nth(1)).toBeVisible()
  // proves SIGN-019
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  // proves SIGN-020
  await expect(page.getByRole('button', { name: 'Add question set' })).toHaveCount(0)
  // proves CALL-126
  await expect
    .poll(() => calls('updateMappedSigningTemplateById').at(-1))
    .toMatchObject({
      input: { id: mappedTemplateId, patch: { deleted: true } },
    })
})

test('a viewer reads signing templates and is offered no change', async ({ page }) => {
  await startSession(page, 'issuer-viewer@capstan.test')
  await page.goto('/docusign/templates')
  await expect(page.getByRole('region', { name: 'Templates' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sync template list' })).toHaveCount(0)
})

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
