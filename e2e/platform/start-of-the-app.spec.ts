import { expectAccessible } from '../drivers/access/accessible'
import { alterPageConfig } from '../drivers/pageConfig'
import { pickAccount } from '../drivers/people/signIn'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

/** The loud brand's colour: the one that the theme engine derives from #FF4F00. */
const ember = 'rgb(214, 65, 1)'

test('while the app loads, the page has the brand of the account and shows a skeleton', async ({ page }) => {
  await actForEmber(page)
  await holdApp(page)

  await page.reload({ waitUntil: 'commit' })

  const frame = page.locator('#boot')
  await expect(frame.locator('header img')).toHaveAttribute('src', '/stack/brand/ember/logos/color-full')
  await expect(frame).toHaveCSS('font-family', /^Georgia/)
  await expect(frame.locator('.boot-shape')).toHaveCSS('opacity', '1')
  await rewindLateContent(page)
  await expect(frame.getByText('This takes longer than usual.')).toBeHidden()
  await expect(page.getByRole('link')).toHaveCount(0)
})

test('a visitor who waits long is offered Retry and a link to support, before any script has run', async ({
  page,
}) => {
  await actForEmber(page)
  await holdApp(page)
  await page.reload({ waitUntil: 'commit' })

  await endAnimations(page)

  await expect(page.getByText('This takes longer than usual.')).toBeVisible()
  const again = page.getByRole('link', { name: 'Try again' })
  await expect(again).toHaveCSS('background-color', ember)
  await expect(page.getByRole('link', { name: 'Support Center' })).toHaveAttribute(
    'href',
    'https://support.capstan.example/investors',
  )
  // Held files stay held: only the reloaded page gets all of them.
  await page.route('**/app-files/*.js', (route) => route.continue())
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.locator('#boot')).toHaveCount(0)
})

test('while the first page loads there is one main: the app below the frame is hidden', async ({
  page,
  investor,
}) => {
  await startSession(page, investor.email)
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/app-files/AccountPage-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/settings/account', { waitUntil: 'commit' })

  await expect(page.locator('#root #main')).toBeAttached()
  await expect(page.locator('#boot')).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await expectAccessible(page, 'the frame above the app')

  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('#boot')).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(1)
})

for (const [what, pattern] of [
  ['a page came without its configuration and the platform does not answer', '**/api/v2/config'],
  ['the platform does not say who is there', '**/api/v2/graphql'],
  ['the app does not come', '**/app-files/start-*.js'],
] as const) {
  test(`where ${what}, a branded page states it, with a link and a contact`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to|network|graphql|platform/i)
    await actForEmber(page)
    if (pattern.endsWith('/config')) await alterPageConfig(page)
    await page.route(pattern, (route) => route.abort('connectionreset'))

    await page.reload()

    const problem = page.getByRole('alert')
    await expect(
      problem.getByRole('heading', { level: 1, name: 'The platform cannot be reached' }),
    ).toBeVisible()
    await expect(page).toHaveTitle('The platform cannot be reached')
    await expect(page.locator('#boot header img')).toHaveAttribute('src', /\/ember\//)
    await expect(page.locator('.boot-shape')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveCSS('background-color', ember)
    await expect(page.getByRole('link', { name: 'Support Center' })).toBeVisible()
  })
}

test.describe('a reader of German', () => {
  test.use({ locale: 'de-DE' })

  test('reads German before a script has run', async ({ page }) => {
    await holdApp(page)

    await page.goto('/login', { waitUntil: 'commit' })

    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page).toHaveTitle('Wird geladen …')
    await endAnimations(page)
    await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toBeVisible()
  })
})

async function actForEmber(page: Page): Promise<void> {
  await startSession(page, 'many@capstan.test')
  await page.goto('/account-role')
  await pickAccount(page, 'Meridian Harbor Capital')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Keeps every script of the app from coming. */
async function holdApp(page: Page): Promise<void> {
  await page.route('**/app-files/*.js', () => undefined)
}

/** Stops the animations that delay late content at their start: a slow machine may have passed their eight seconds. */
async function rewindLateContent(page: Page): Promise<void> {
  await page.locator('.boot-words').evaluate((words) =>
    words.getAnimations().forEach((animation) => {
      animation.pause()
      animation.currentTime = 0
    }),
  )
}

/** Finishes the animations that delay late content. */
async function endAnimations(page: Page): Promise<void> {
  await expect(page.locator('.boot-shape')).toHaveCSS('opacity', '1')
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
}
