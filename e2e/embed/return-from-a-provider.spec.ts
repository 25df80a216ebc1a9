import { openHostPage, serveHostPages } from '../drivers/embed/hostPage'
import { confirm } from '../drivers/investments/invest'
import type { NewInvestor } from '../drivers/people/newInvestor'
import {
  accredit,
  atStep,
  fillInvestorProfile,
  fillSuitability,
  goOn,
  sign,
} from '../drivers/investments/steps'
import type { VendorSite } from '../drivers/embed/vendorSite'
import { platformOrigin, providerOrigin } from '../places'
import { expect, test, type Page } from '../test'

let site: VendorSite
test.beforeAll(async () => {
  site = await serveHostPages()
})
test.afterAll(() => site.close())

/** Invests on a page of the broker, up to the step on the page of a provider. */
async function comeToProvider(page: Page, investor: NewInvestor): Promise<void> {
  await openHostPage(page, site, investor)
  await page.getByRole('textbox', { name: 'Units' }).fill('40')
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await confirm(page)
  await atStep(page, 'Suitability')
  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Accreditation')
}

/** Follows the link of the step; returns the tab that it opens. */
async function followLink(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Follow this link' }).click()
  return opened
}

/** Finishes the accreditation, and waits until the provider says so. */
async function finishAccreditation(provider: Page): Promise<void> {
  await accredit(provider)
  await expect(provider.getByRole('status')).toContainText('You can close')
}

test('an investor who follows a provider’s link in a new tab finds the next step in the first one, twice', async ({
  page,
  investor,
}) => {
  await comeToProvider(page, investor)

  const accreditation = await followLink(page)
  await finishAccreditation(accreditation)
  await accreditation.close()
  await atStep(page, 'Investor profile')
  await fillInvestorProfile(page)
  await goOn(page)
  await atStep(page, 'Sign documents')
  await sign(await followLink(page), 'Hana Lindqvist')

  await atStep(page, 'Fund')
})

test('an investor whose browser follows the link in the same tab goes back to the next step', async ({
  page,
  investor,
}) => {
  await comeToProvider(page, investor)
  const link = page.getByRole('link', { name: 'Follow this link' })

  // The browsers inside other apps have one tab, and follow every link in it.
  await link.evaluate((anchor) => anchor.removeAttribute('target'))
  await link.click()
  await expect(page).toHaveURL(new RegExp(`^${providerOrigin}`))
  await finishAccreditation(page)
  while (!page.url().startsWith(site.origin)) await page.goBack()

  await page.getByRole('button', { name: 'Continue' }).click()
  await atStep(page, 'Investor profile')
})

test('an investor who comes back after twenty minutes, when the session is over, finds the next step', async ({
  page,
  investor,
  expectConsoleError,
}) => {
  expectConsoleError(/401/)
  const tokens: string[] = []
  page.on('request', (request) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers().authorization ?? '') ?? []
    if (token && !tokens.includes(token)) tokens.push(token)
  })
  await page.clock.install()
  await comeToProvider(page, investor)
  const [first = ''] = tokens

  const provider = await followLink(page)
  // A token is valid for 15 minutes: the clock of the page moves, and the platform ends the session.
  await page.clock.fastForward('20:00')
  const ended = await page.request.delete(`${platformOrigin}/api/v2/embed/sessions`, {
    headers: { authorization: `Bearer ${first}` },
  })
  expect(ended.status()).toBe(204)
  await finishAccreditation(provider)
  await provider.close()

  await atStep(page, 'Investor profile')
  expect(tokens.length).toBeGreaterThan(1)
  await fillInvestorProfile(page)
  await goOn(page)
  await atStep(page, 'Sign documents')
})
