import type { Locator } from '@playwright/test'
import { invest } from '../drivers/investments/invest'
import { offeringPath, openOffering } from '../drivers/investments/openOffering'
import { ask } from '../drivers/platform'
import { signIn } from '../drivers/people/signIn'
import { startSession } from '../drivers/people/startSession'
import { atStep, congratulations, pressStep, qualify, sign } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

test('an investor invests, finishes every qualification step and sees the investment in their portfolio', async ({
  page,
  investor,
}) => {
  test.slow()
  await signIn(page, investor.email)
  await openOffering(page, /Halden Biologics Preferred/)
  // proves FMT-004, INVEST-001, INVEST-002, INVEST-011, INVEST-014, INVEST-015
  await expectOffering(page)
  // proves FMT-006, FMT-007, INVEST-019, INVEST-020, INVEST-021, INVEST-022, INVEST-025
  await expectFiguresToAgree(page)
  await invest(page, '2,000')
  // proves INVEST-010, INVEST-016, INVEST-017
  await expectInvestment(page)

  // proves STEP-014, STEP-024
  await qualify(page)
  await sign(page.frameLocator('iframe'), 'Astrid Nilsen')

  // proves STEP-013, STEP-025
  await atStep(page, 'Fund')
  const bar = page.getByRole('list', { name: 'Qualification steps' })
  // proves STEP-001
  await expect(bar.getByRole('listitem')).toHaveText([...Array(4).fill(/Complete$/), /In progress$/])
  await expect(bar.locator('[aria-current]')).toContainText('Fund')
  await expect(page.getByText(congratulations)).toHaveCount(0)
  await pressStep(page, 'I have sent the wire')

  // proves STEP-007, STEP-008, STEP-011
  await expect(page.getByText(congratulations)).toBeVisible()
  // proves STEP-027
  await expect(bar.getByRole('listitem')).toHaveText(Array(5).fill(/Complete$/))
  await expect(bar.locator('[aria-current]')).toHaveCount(0)
  await expect(page.getByText('5 of 5 done')).toBeVisible()
  // proves STEP-028
  await expect(page.locator('main').locator('form, iframe, [role="textbox"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'I have sent the wire' })).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('treegrid').getByText('Pending').first()).toBeVisible()
})

test('money is in US dollars, for every currency in a link', async ({ page, investor }) => {
  await startSession(page, investor.email)
  const path = await offeringPath(page, /Halden Biologics Preferred/)
  await page.goto(`${path}?amount=1000&type=EUR`)
  const main = page.getByRole('main')
  const foreign = /[€£]|\b(EUR|GBP|CAD)\b/

  // An amount in another currency counts as units: 1,000 × $12.50
  await expect(main.getByRole('textbox', { name: 'Units' })).toHaveValue('1,000')
  await expect(main.getByRole('textbox', { name: 'Total Investment (USD)' })).toHaveValue('12,500.00')
  await expect(main).not.toContainText(foreign)
  await invest(page, '1,000')
  await expect(main.getByText('Total$12,500.00')).toBeVisible()
  await expect(main).not.toContainText(foreign)

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { distributionById } = await ask<{ distributionById: unknown }>(
    page.context(),
    `query ($id: UUID!) {
      distributionById(id: $id) { purchasePrice { price currencyByCurrency { id code } } }
    }`,
    { id },
    { 'x-capstan-account': investor.accountId },
  )
  // proves LIMIT-008
  expect(distributionById).toEqual({
    purchasePrice: { price: '12.500000000000000000', currencyByCurrency: { id: 1, code: 'USD' } },
  })
})

/** Expects the facts of the offering before an amount is typed. */
async function expectOffering(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Key terms' })).toHaveText(
    /Halden Biologics, Inc\..*Larkspur Securities LLC.*Series B Preferred.*B-1/,
  )
  const banner = page.getByRole('region', { name: 'Series B Preferred' })
  await expect(banner).toHaveText(/Price per unit\$12\.50Opens[A-Z].* 20\d\dCloses[A-Z].* 20\d\dDays left\d+/)
  await expectLinks(banner)
}

/** A unit costs $12.50: the two figures follow each other, and only whole units are taken. */
async function expectFiguresToAgree(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Invest', exact: true })
  const units = card.getByRole('textbox', { name: 'Units' })
  const total = card.getByRole('textbox', { name: 'Total Investment (USD)' })
  await expect(card.getByRole('button', { name: 'Invest', exact: true })).toBeEnabled()
  await expect(total).toHaveAccessibleDescription('will round down to nearest whole unit')

  await units.fill('1,001')
  await expect(total).toHaveValue('12,512.50')
  await total.fill('49.99')
  await expect(units).toHaveValue('3')
  await units.fill('1.5')
  await units.blur()
  await expect(units).toHaveAccessibleDescription(/^Must be whole number\. /)
}

/** The page of the investment: its breadcrumb, and the card of the offering. */
async function expectInvestment(page: Page): Promise<void> {
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Investor Onboarding'])
  const card = page.getByRole('region', { name: 'Halden Biologics, Inc.' })
  for (const [label, value] of [
    ['Issuer', 'Halden Biologics, Inc.'],
    ['Seller', 'Larkspur Securities LLC'],
    ['Price per unit', '$12.50'],
    ['Units', '2,000'],
    ['Total', '$25,000.00'], // 2,000 × 12.50
  ])
    await expect(card.getByText(`${label}${value}`)).toBeVisible()
  await expectLinks(card)
}

async function expectLinks(part: Locator): Promise<void> {
  await expect(part.getByRole('link', { name: /^Dataroom/ })).toHaveAttribute('href', /^https:/)
  await expect(part.getByRole('link', { name: 'Support' })).toHaveAttribute('href', /^mailto:.+@.+/)
}
