import type { Locator } from '@playwright/test'
import { makeDistribution, openDistribution, placeOf } from '../drivers/investments/distributions'
import { offeringPath } from '../drivers/investments/openOffering'
import { ask } from '../drivers/platform'
import { startSession, switchPerson } from '../drivers/people/startSession'
import { atStep, fillSuitability } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

test('a press that is moved away before it is let go does nothing [WCAG 2.5.2]', async ({
  page,
  investor,
}) => {
  await startSession(page, investor.email)
  await page.goto(await offeringPath(page, /Halden Biologics Preferred/))
  const invest = page.getByRole('button', { name: 'Invest', exact: true })

  await pressAndLeave(page, invest)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await invest.click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Invest' })
  await pressAndLeave(page, confirm)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/offering\//)
})

test('no field changes the page when it gets focus or input [WCAG 3.2.1] [WCAG 3.2.2]', async ({
  page,
  context,
  investor,
}) => {
  await startSession(page, investor.email)
  const path = await offeringPath(page, /Halden Biologics Preferred/)
  await page.goto(path)
  await page.getByRole('button', { name: 'Invest', exact: true }).waitFor()

  await tabThrough(page, path)
  const units = page.getByRole('textbox', { name: 'Units' })
  await units.fill('7')
  await expect(units).toBeFocused()
  await expect(page).toHaveURL(path)

  await openDistribution(page, placeOf(path).offeringId)
  await atStep(page, 'Suitability')
  const place = page.url()
  await tabThrough(page, place)
  await fillSuitability(page)
  await atStep(page, 'Suitability')
  await expect(page).toHaveURL(place)
  expect(context.pages()).toHaveLength(1)
})

test('a phone held upright or across has all of an offering [WCAG 1.3.4]', async ({ page, investor }) => {
  await startSession(page, investor.email)
  const path = await offeringPath(page, /Halden Biologics Preferred/)
  for (const viewport of [
    { width: 375, height: 667 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(path)
    for (const part of [
      page.getByRole('textbox', { name: 'Units' }),
      page.getByRole('button', { name: 'Invest', exact: true }),
      page.getByRole('region', { name: 'Key terms' }),
    ]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport()
    }
  }
})

test('the same control has the same name on every page [WCAG 3.2.4]', async ({ page, investor }) => {
  await startSession(page, investor.email)
  const offering = await offeringPath(page, /Halden Biologics Preferred/)
  const id = await makeDistribution(page.context(), placeOf(offering).offeringId)
  const seen = new Set<string>()

  for (const path of ['/portfolio', '/investor-documents', offering, `/distribution/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
    const around = page.getByRole('banner').or(page.getByRole('contentinfo'))
    seen.add(JSON.stringify(await around.getByRole('link').or(around.getByRole('button')).allInnerTexts()))
  }

  expect([...seen]).toHaveLength(1)
})

test('every page of the navigation is also linked from other pages [WCAG 2.4.5]', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto('/dashboard')
  await page
    .getByRole('main')
    .getByRole('link', { name: /assets/i })
    .first()
    .click()
  await expect(page).toHaveURL('/assets')
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
  await expect(page).toHaveURL('/dashboard')

  await switchPerson(page, 'investor@capstan.test')
  const { allHoldings } = await ask<{ allHoldings: { nodes: { id: string }[] } }>(page.context(), ownHolding)
  for (const [name, path] of [
    ['Wallet', '/wallet'],
    ['Documents', '/investor-documents'],
  ] as const) {
    await page.goto(`/holding/${allHoldings.nodes[0]?.id}`)
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
})

const ownHolding = '{ allHoldings(first: 1, orderBy: [ISSUED_ON_ASC]) { nodes { id } } }'

test('signing in asks for nothing to be remembered, copied or solved [WCAG 3.3.8]', async ({ page }) => {
  await page.goto('/authenticate/login')
  const address = page.getByLabel('Email of another person')

  await expect(address).toHaveAttribute('autocomplete', /^(email|username)$/)
  await address.evaluate((input: HTMLInputElement) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'investor@capstan.test')
    const isLetThrough = input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    if (isLetThrough) input.value = 'investor@capstan.test'
  })
  await expect(page.locator('main').locator('img, canvas, [type="password"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/account-role/)
})

/** Presses the mouse button on an element, and releases it elsewhere. */
async function pressAndLeave(page: Page, element: Locator): Promise<void> {
  await element.hover()
  await page.mouse.down()
  await page.mouse.move(5, 300, { steps: 5 })
  await page.mouse.up()
}

/** Moves through the page by Tab: the address stays the same, nothing opens, and the focus moves. */
async function tabThrough(page: Page, url: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]').length,
      ),
    ).toBe(0)
  }
  await expect(page).toHaveURL(url)
}
