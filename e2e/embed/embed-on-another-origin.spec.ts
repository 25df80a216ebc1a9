import { randomUUID } from 'node:crypto'
import { expectNoSidewaysScroll } from '../drivers/access/accessible'
import { serveBrokerSite } from '../drivers/embed/brokerSite'
import { confirm, invest } from '../drivers/investments/invest'
import { newInvestor } from '../drivers/people/newInvestor'
import { openOffering } from '../drivers/investments/openOffering'
import { failRequests } from '../drivers/platform'
import { setUpAccount } from '../drivers/people/setUpAccount'
import { signIn } from '../drivers/people/signIn'
import { becomeCustomer, signInToSite } from '../drivers/embed/signInToSite'
import {
  atStep,
  congratulations,
  fillSuitability,
  goOn,
  pressStep,
  qualify,
  sign,
} from '../drivers/investments/steps'
import { withdrawConsent } from '../drivers/embed/withdrawConsent'
import { embedOrigin, embedPlace, platformOrigin } from '../places'
import { expect, test } from '../test'

test.describe('InvestFlow in a shadow root of a broker’s own page, under that page’s own strict policy', () => {
  test('takes an investor, and the focus with them, from the offering to the last qualification step, at 200 % zoom, too [WCAG 1.4.4] [WCAG 2.4.3]', async ({
    page,
    investor,
  }) => {
    test.slow()
    await becomeCustomer(investor)
    await signInToSite(page, investor)
    await page.getByRole('textbox', { name: 'Units' }).fill('40')
    await page.getByRole('button', { name: 'Invest', exact: true }).click()
    await confirm(page)

    await atStep(page, 'Suitability')
    await expect(page.getByRole('heading', { name: 'Suitability' })).toBeFocused()
    await expectNoSidewaysScroll(page, 'a step in the embed')
    await qualify(page)
    await sign(page.frameLocator('iframe'), 'Hana Lindqvist')
    await atStep(page, 'Fund')
    await pressStep(page, 'I have sent the wire')

    await expect(page.getByText(congratulations)).toBeVisible()
    expect(page.url()).toBe(`${embedOrigin}/`)
  })

  test('finds the open investment and the entries after the tab was closed, changes its amount and continues at the same step', async ({
    page: closed,
    context,
    investor,
  }) => {
    test.slow()
    let page = closed
    await becomeCustomer(investor)
    await signInToSite(page, investor)
    await page.getByRole('textbox', { name: 'Units' }).fill('80')
    await page.getByRole('button', { name: 'Invest', exact: true }).click()
    await confirm(page)
    await atStep(page, 'Suitability')
    const isKept = page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('Two funds since 2019.')),
    )
    const experience = page.getByLabel('Experience with private securities')
    // A form is not there to be typed into until it knows of its draft.
    await experience.click()
    await experience.pressSequentially('Two funds since 2019.')
    await isKept

    await page.close()
    page = await context.newPage()
    await page.goto(embedOrigin)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.locator('.capstan-draft-notes').getByText(/^Draft of .* restored\./)).toBeVisible()
    await expect(page.getByLabel('Experience with private securities')).toHaveValue('Two funds since 2019.')
    await fillSuitability(page)
    await goOn(page)
    await atStep(page, 'Accreditation')

    await page.reload()

    await expect(page.getByText('Accreditation (2 of 5)')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.getByRole('button', { name: 'Change amount' }).click()
    await page.getByRole('textbox', { name: 'Units' }).fill('200')
    await page.getByRole('button', { name: 'Change amount' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Change amount' }).click()
    await expect(page.getByText('$2,500.00')).toBeVisible() // 200 × 12.50
    await page.getByRole('button', { name: 'Continue' }).click()
    await atStep(page, 'Accreditation')
    expect(page.url()).toBe(`${embedOrigin}/`)
  })

  test('shows for three seconds that an investment failed, and keeps the figures to be sent again', async ({
    page,
    investor,
    expectConsoleError,
  }) => {
    expectConsoleError(/500|ERR_INTERNET_DISCONNECTED/)
    await becomeCustomer(investor)
    await page.clock.install()
    await signInToSite(page, investor)
    await failRequests(page, { operation: 'investorMakeDistribution', how: 'broken' })
    await page.getByRole('textbox', { name: 'Units' }).fill('80')
    await page.getByRole('button', { name: 'Invest', exact: true }).click()
    const text = 'Unable to invest. Please try again.'
    const snackbar = page.locator('.capstan-snackbar').filter({ hasText: text })
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000)
    await confirm(page)

    await expect(async () => {
      await page.clock.runFor(10)
      await expect(snackbar).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [10] })
    await page.clock.runFor(2_900)
    await expect(snackbar).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(snackbar).toHaveCount(0)
    await page.clock.resume()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text)
    await page.context().setOffline(true)
    const note = page.getByRole('dialog').locator('.capstan-offline-note')
    await expect(note).toBeInViewport({ ratio: 1 })
    await page.context().setOffline(false)
    // proves INVEST-026
    await expect(note).toHaveCount(0)
    await confirm(page)
    await atStep(page, 'Suitability')
  })

  test('sends an investor whose consent it lacks to the platform, and is theirs once they have gone on there', async ({
    page,
    request,
  }) => {
    test.slow()
    const investor = await newInvestor(request, { consent: false })
    await becomeCustomer(investor)
    const flow = page.locator('.capstan-card').first()
    await signIn(page, investor.email)
    await openOffering(page, /Halden Biologics Preferred/)
    await invest(page, '40')
    const investment = page.url()
    await signInToSite(page, investor)
    await expect(flow).toBeVisible()

    await page.goto(platformOrigin)
    await withdrawConsent(page, embedPlace.OFFER_WALL)
    await page.goto(embedOrigin)
    await expect(flow).toHaveCount(0)
    await page.getByRole('link', { name: 'Sign in to the platform' }).click()
    await expect(page).toHaveURL(new RegExp(`^${platformOrigin}`))

    await page.goto(investment)
    await atStep(page, 'Suitability')
    await fillSuitability(page)
    await goOn(page)
    await atStep(page, 'Accreditation')
    await page.goto(embedOrigin)
    await expect(flow).toBeVisible()
  })

  test('gives a new customer the focus of each part: the account after the amount, the first step after the account [WCAG 2.4.3]', async ({
    page,
    browser,
    request,
  }) => {
    test.slow()
    const customer = await newInvestor(request, { setUp: false })
    const site = await serveBrokerSite(browser, customer, {
      imports: `import { InvestFlow } from '@capstan/sdk-react/invest'`,
      jsx: '<InvestFlow isolation="shadow" {...offering} />',
    })

    try {
      await page.goto(site.origin)
      await page.getByRole('textbox', { name: 'Units' }).fill('40')
      await page.getByRole('button', { name: 'Invest', exact: true }).click()
      await confirm(page)
      await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeFocused()

      await page.reload()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeFocused()

      await setUpAccount(page, 'Mina', 'Calloway')
      await expect(page.getByRole('heading', { name: 'Suitability', exact: true })).toBeFocused()
    } finally {
      site.close()
    }
  })

  test('keeps the page’s styles out and shows the brand it was given', async ({ page }) => {
    await signInToSite(page, { email: 'investor@capstan.test', name: 'Maren Okafor' })
    const heading = page.getByRole('heading', { level: 1, name: 'Halden Biologics, Series B' })
    await expect(heading).toBeVisible()
    const inside = page.locator('.capstan-card').first()
    await expect(inside).toBeVisible()

    const styles = await inside.evaluate((card) => ({
      isInShadow: card.getRootNode() instanceof ShadowRoot,
      transform: getComputedStyle(card).textTransform,
      family: getComputedStyle(card).fontFamily,
    }))

    expect(styles).toMatchObject({ isInShadow: true, transform: 'none' })
    expect(styles.family).toContain('Charter')
    expect(styles.family).not.toContain('Georgia')
    expect(await heading.evaluate((title) => getComputedStyle(title).fontFamily)).toContain('Georgia')
  })

  test('acts only for the customer who is signed in to that page', async ({ page, request }) => {
    const [stranger, byGet] = [
      await request.post(`${embedOrigin}/session`),
      await request.get(`${embedOrigin}/session`),
    ]
    expect([stranger.status(), byGet.status()]).toEqual([401, 404])
    const accountOf = async (email: string) => {
      await page.context().clearCookies()
      await signInToSite(page, { email, name: 'Ada Newcomer' })
      await expect(page.getByRole('textbox', { name: 'Units' })).toBeVisible()
      const session = await page.evaluate(async () => (await fetch('/session', { method: 'POST' })).json())
      return (session as { account: string }).account
    }
    const [one, other] = [`${randomUUID()}@clients.example`, `${randomUUID()}@clients.example`]

    const account = await accountOf(one)

    expect(account).toMatch(/^[0-9a-f-]{36}$/)
    expect(await accountOf(other)).not.toBe(account)
    expect(await accountOf(one)).toBe(account)
  })
})
