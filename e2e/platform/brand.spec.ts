import { pickAccount } from '../drivers/people/signIn'
import { switchPerson } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const white = 'rgb(255, 255, 255)'
const capstanBlue = 'rgb(0, 74, 152)'
/** #FF4F00 itself would be too pale under white letters: the engine darkened it as little as it had to. */
const emberOrange = 'rgb(214, 65, 1)'

test('the default brand is blue on white, and its logo is on the sign-in page', async ({ page }) => {
  await page.goto('/login')
  const signIn = page.getByRole('link', { name: 'Sign in / Sign up' })

  await expect(signIn).toHaveCSS('background-color', capstanBlue)
  await expect(signIn).toHaveCSS('color', white)
  const { colors } = (await (await page.request.get('/stack/brand/capstan/brand.json')).json()) as Brand
  // proves BRAND-005
  expect(
    Object.values(colors)
      .map((colour) => colour.toLowerCase())
      .sort(),
  ).toEqual(['#004a98', '#008fbe', '#ffffff'])
  // proves BRAND-003
  await expectLogo(page, '/content/logos/color-full')
})

test('the white logo is used on a dark background', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')

  // proves BRAND-002
  await expectLogo(page, '/content/logos/white-full')
})

test('the small logo is used in small spaces, and as the icon of the tab', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')

  await expectLogo(page, '/content/logos/color-bug')
  // proves BRAND-001
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/content/logos/color-bug')
})

test('an account with a brand shows its logo and wears its colours and type', async ({ page }) => {
  await actFor(page, 'Meridian Harbor Capital')

  await expectLogo(page, '/stack/brand/ember/logos/color-full')
  const app = page.locator('.capstan-app')
  await expect(app).toHaveCSS('font-family', /^Georgia/)
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toHaveCSS('color', capstanBlue)
  // proves BRAND-004
  await expectPrimary(page, emberOrange)
})

test('choosing another account changes the brand', async ({ page }) => {
  await actFor(page, 'Meridian Harbor Capital')
  await expectPrimary(page, emberOrange)

  await actFor(page, 'Northgate ATS')
  await expectPrimary(page, capstanBlue)
  await expectLogo(page, '/content/logos/color-full')
})

for (const [what, pattern, answer] of [
  ['is missing', '**/stack/brand/**', { status: 404 }],
  ['cannot be read', '**/stack/brand/**', { status: 200, contentType: 'application/json', body: '{"slug":' }],
] as const) {
  test(`the default brand is used where the document of a brand ${what}`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/\/stack\/brand\/|\[brand_(missing|refused)\]/)
    await bringNoBrand(page)
    await page.route(pattern, (route) => route.fulfill(answer))
    await actFor(page, 'Meridian Harbor Capital')

    await expectPrimary(page, capstanBlue)
    await expectLogo(page, '/content/logos/color-full')
  })
}

test('the default brand is used where the document of a brand does not arrive', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/\/stack\/brand\/|\[brand_missing\]/)
  await bringNoBrand(page)
  await page.route('**/stack/brand/**', (route) => route.abort('connectionreset'))
  await actFor(page, 'Meridian Harbor Capital')

  await expectPrimary(page, capstanBlue)
  await expectLogo(page, '/content/logos/color-full')
})

interface Brand {
  colors: Record<string, string>
}

/** Takes out of every page the brand it comes in, which the app then has to ask for. */
async function bringNoBrand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const takeOut = () => document.getElementById('boot-brand')?.remove()
    new MutationObserver(takeOut).observe(document, { childList: true, subtree: true })
  })
}

/** Signs in as a user with many accounts, and chooses one. */
async function actFor(page: Page, account: string): Promise<void> {
  await switchPerson(page, 'many@capstan.test')
  await page.goto('/account-role')
  await pickAccount(page, account)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Expects the logo that is really drawn, once it has loaded, to be that of an address. */
async function expectLogo(page: Page, address: string): Promise<void> {
  const logo = page.locator('.capstan-logo img, main picture img').first()
  const drawn = () =>
    logo.evaluate(
      ({ naturalWidth, currentSrc }: HTMLImageElement) => naturalWidth > 0 && new URL(currentSrc).pathname,
    )
  await expect.poll(drawn).toBe(address)
}

/** Expects the colour that the entry of the page shown is underlined with, the brand's own, once its document has come. */
async function expectPrimary(page: Page, expected: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const shown = () =>
    page.locator('.capstan-app').evaluate((app) => {
      const part = document.createElement('span')
      part.style.color = 'var(--capstan-primary-edge)'
      app.append(part)
      const { color } = getComputedStyle(part)
      part.remove()
      return color
    })
  await expect.poll(shown).toBe(expected)
}
