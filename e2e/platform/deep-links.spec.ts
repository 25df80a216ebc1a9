import { goWithin } from '../drivers/goWithin'
import { graphqlUrl, isOperation } from '../drivers/platform'
import { chooseUser, pickAccount, signIn } from '../drivers/people/signIn'
import { startSession } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { redirectTricks } from '../redirectTricks'
import { expect, test, type Page } from '../test'

/** The query of the portfolio, which no earlier page sends. */
const asksForPortfolio = 'query PortfolioDistributions'

const ours = { origin: platformOrigin, 'sec-fetch-site': 'same-origin' }

test('a deep link survives sign-in, with its query and its place in the page', async ({ page }) => {
  await page.goto('/settings/account?tab=2#delegates')
  await expect(page).toHaveURL('/login?next=%2Fsettings%2Faccount%3Ftab%3D2%23delegates')

  await page.getByRole('link', { name: 'Sign in / Sign up' }).click()
  await chooseUser(page, 'investor@capstan.test')
  await pickAccount(page)

  await expect(page).toHaveURL('/settings/account?tab=2#delegates')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a deep link to a page of another account type opens the home page', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Sign in / Sign up' }).click()
  await chooseUser(page, 'investor@capstan.test')
  await pickAccount(page)

  await expect(page).toHaveURL('/portfolio')
})

test('a session that ends on a page leads to sign-in, and back to the same page', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/401 \(Unauthorized\)/)
  expectConsoleError(/WebSocket.*HTTP Authentication failed/)
  await startSession(page, 'investor@capstan.test')
  await page.goto('/wallet')
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
  // The session ends before the page of the link sends its requests: a pending request of the wallet would redirect to the
  // wallet.
  await page.route(graphqlUrl, async (route) => {
    if (isOperation(route.request(), asksForPortfolio)) await context.clearCookies()
    return route.fallback()
  })

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL('/login?next=%2Fportfolio')

  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('link', { name: 'Sign in / Sign up' }).click()
  await chooseUser(page, 'investor@capstan.test')
  await pickAccount(page)
  // proves ERR-001
  await expect(page).toHaveURL('/portfolio')
})

test('a forbidden request leads to sign-in', async ({ page, expectConsoleError }) => {
  expectConsoleError(/403 \(Forbidden\)/)
  await startSession(page, 'investor@capstan.test')
  await page.goto('/wallet')
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
  // The wallet may still have pending requests; their answers are unchanged.
  await page.route(graphqlUrl, (route) =>
    isOperation(route.request(), asksForPortfolio)
      ? route.fulfill({ status: 403, json: { errors: [] } })
      : route.fallback(),
  )

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click()

  // proves ERR-002
  await expect(page).toHaveURL('/login?next=%2Fportfolio')
})

test('an unknown address leads to /login, and a signed-in user from there to the home page', async ({
  page,
}) => {
  await page.goto('/no-such-page?x=1')
  await expect(page).toHaveURL('/login')

  await signIn(page, 'ats@capstan.test')
  await expect(page).toHaveURL('/securities')
  // proves ROUTE-056
  for (const path of ['/login', '/no-such-page', '/']) {
    await page.goto(path)
    await expect(page).toHaveURL('/securities')
  }
})

test.describe('a doctored next', () => {
  test(`ends on our own origin, whichever of ${redirectTricks.length} ways it tries`, async ({
    page,
    context,
  }) => {
    expect(new Set(redirectTricks).size).toBeGreaterThanOrEqual(50)
    const left = watchForLeaving(page)
    await startSession(page, 'investor@capstan.test')
    await page.goto('/wallet')

    for (const trick of redirectTricks) {
      const query = `?next=${encodeURIComponent(trick)}`
      for (const path of ['/authenticate/app-user', '/authenticate/terms-of-service']) {
        const { headers } = await followed(path + query, context)
        expect(headers.location, trick).toMatch(/^\/(account-role|authenticate\/app-user)$/)
      }
      await goWithin(page, `/login${query}`)
      await expect(page.getByRole('heading', { level: 1 }), trick).toBeVisible()
      await expect(page, trick).not.toHaveURL(/\/login/)
      expect(new URL(page.url()).origin, trick).toBe(platformOrigin)
    }
    expect(left).toEqual([])
  })

  test('is dropped by the server at sign-in and at the choice of an account', async ({ page, context }) => {
    await startSession(page, 'investor@capstan.test')
    await page.goto('/account-role')
    const card = page.getByRole('main').getByRole('listitem').getByRole('link')
    const role = (await card.getAttribute('href')) ?? ''
    // A page that stayed open would ask, each time, why its session has ended.
    await page.goto('about:blank')

    for (const trick of redirectTricks) {
      const query = `?next=${encodeURIComponent(trick)}`
      const chosen = await followed(role + query, context)
      expect(chosen.headers.location, trick).toBe('/portfolio')
      const signedIn = await context.request.post(`/authenticate/login${query}`, {
        form: { user: 'investor@capstan.test' },
        headers: ours,
        maxRedirects: 0,
      })
      expect(signedIn.headers().location, trick).toBe('/authenticate/app-user')
    }
  })

  for (const trick of ['//evil.example', '/\\evil.example']) {
    test(`opens the home page after every page of the flow: ${JSON.stringify(trick)}`, async ({ page }) => {
      const left = watchForLeaving(page)
      await page.goto(`/login?next=${encodeURIComponent(trick)}`)
      await page.getByRole('link', { name: 'Sign in / Sign up' }).click()
      await chooseUser(page, 'investor@capstan.test')
      await pickAccount(page)

      await expect(page).toHaveURL('/portfolio')
      expect(left).toEqual([])
    })
  }
})

/** Every request a page makes to another site; each is stopped. */
function watchForLeaving(page: Page): string[] {
  const left: string[] = []
  void page.context().route(/evil\.example/i, (route) => {
    if (new URL(route.request().url()).origin === platformOrigin) return route.fallback()
    left.push(route.request().url())
    return route.abort()
  })
  return left
}

async function followed(path: string, { request }: ReturnType<Page['context']>) {
  const response = await request.get(path, { headers: ours, maxRedirects: 0 })
  return { headers: response.headers() }
}
