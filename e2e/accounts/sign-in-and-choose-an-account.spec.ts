import { accountCards, accountMenu, accountWords } from '../drivers/people/accounts'
import { chooseUser, pickAccount } from '../drivers/people/signIn'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

test('/login has one button, which opens the sign-in page and keeps the query', async ({ page }) => {
  await page.goto('/login?role=investor&next=%2Fwallet%3Ftab%3D2')
  const main = page.getByRole('main')

  // proves LOGIN-001, ROUTE-003
  await expect(main.getByRole('link').or(main.getByRole('button'))).toHaveText(['Sign in / Sign up'])
  await main.getByRole('link', { name: 'Sign in / Sign up' }).click()
  // proves LOGIN-002, LOGIN-003
  await expect(page).toHaveURL('/authenticate/login?role=investor&next=%2Fwallet%3Ftab%3D2')

  await chooseUser(page, 'investor@capstan.test')
  await expect(page).toHaveURL('/account-role?role=investor&next=%2Fwallet%3Ftab%3D2')
})

test('a single account still shows the picker, and choosing it opens the home page', async ({ page }) => {
  await page.goto('/authenticate/login')
  await chooseUser(page, 'agent@capstan.test')

  // proves SELECT-007, SELECT-008
  expect(await accountWords(page)).toEqual([
    { name: 'Brightwater Transfer Agency', line: 'Agent · account owner' },
  ])
  await pickAccount(page)
  await expect(page).toHaveURL('/distributions')
})

test('an unknown email is refused, and the sign-in page stays open', async ({ page, expectConsoleError }) => {
  expectConsoleError(/400 \(Bad Request\)/)
  await page.goto('/authenticate/login?next=%2Fwallet')
  await chooseUser(page, 'unknown@capstan.test')

  await expect(page.getByRole('alert')).toHaveText(/There is no account with that email/)
  await expect(page.getByRole('button', { name: 'Create an account for unknown@capstan.test' })).toBeVisible()
  await chooseUser(page, 'investor@capstan.test')
  await expect(page).toHaveURL('/account-role?next=%2Fwallet')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in page signs in, and keeps the query', async ({ page }) => {
    await page.goto('/authenticate/login?next=%2Fwallet')
    await page
      .getByRole('button', { name: /investor@capstan\.test/ })
      .first()
      .click()

    await expect(page).toHaveURL('/account-role?next=%2Fwallet')
    const cookies = await page.context().cookies()
    expect(cookies).toMatchObject([{ name: 'capstan_session', httpOnly: true, sameSite: 'Lax' }])
    // By its class, because getByText does not find the text of a noscript.
    await expect(page.locator('.boot-without-script')).toHaveText(/^This site needs JavaScript/)
    await expect(page.locator('.boot-without-script')).toBeVisible()
  })
})

test.describe('a user with a dozen accounts', () => {
  test.beforeEach(async ({ page }) => {
    await startSession(page, 'many@capstan.test')
  })

  test('finds them sorted by name, three in a row', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/account-role')
    const names = (await accountWords(page)).map(({ name }) => name)

    // proves SELECT-001
    expect(names).toHaveLength(12)
    // proves SELECT-002
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
    // proves SELECT-003
    expect(await rowsOf(page)).toEqual([
      names.slice(0, 3),
      names.slice(3, 6),
      names.slice(6, 9),
      names.slice(9),
    ])
  })

  test('reads the type and the role of each, and sees a logo or initials in one of five colours', async ({
    page,
    expectConsoleError,
  }) => {
    const lost = '/stack/brand/cinder/logos/color-full'
    expectConsoleError(new RegExp(`404.*${lost}`))
    await page.route(`**${lost}`, (route) => route.fulfill({ status: 404 }))
    await page.goto('/account-role')
    const words = await accountWords(page)

    // proves SELECT-007, SELECT-008
    expect(words).toContainEqual({ name: 'Ashgrove Family Trust', line: 'Investor · account owner' })
    expect(words).toContainEqual({ name: 'Halden Biologics, Inc.', line: 'Issuer · account admin' })
    expect(words).toContainEqual({ name: 'Northgate ATS, LLC', line: 'ATS · account viewer' })
    const halden = accountCards(page).filter({ hasText: 'Halden' }).locator('img')
    // proves SELECT-005
    await expect(halden).toHaveAttribute('src', '/stack/brand/halden/logos/color-full')
    await expect(halden).toHaveJSProperty('complete', true)
    await expect(halden).not.toHaveJSProperty('naturalWidth', 0)
    await expect(
      accountCards(page).filter({ hasText: 'Northgate' }).getByText('NA', { exact: true }),
    ).toBeVisible()
    await expect(
      accountCards(page).filter({ hasText: 'Cinder' }).getByText('CP', { exact: true }),
    ).toBeVisible()

    const colours = await avatarColours(page)
    // proves SELECT-006
    expect(new Set(colours.filter(Boolean)).size).toBe(5)
    // By the place in the list, in turns of five.
    colours.forEach((colour, index) => {
      const first = colours.find((each, place) => each && place % 5 === index % 5)
      if (colour) expect(colour).toBe(first)
    })
  })

  test('meets the initials of an account in one colour, where it is chosen and at the top of every page', async ({
    page,
  }) => {
    await page.goto('/account-role')
    const words = await accountWords(page)
    const colours = await avatarColours(page)

    for (const name of ['Ashgrove Family Trust', 'Brightwater Transfer Agency']) {
      const place = words.findIndex((each) => each.name === name)
      await pickAccount(page, name)
      const initials = accountMenu(page).locator('.capstan-avatar')
      await expect(initials).toHaveCSS('background-color', colours[place] ?? 'no initials')
      await page.goto('/account-role')
    }
    // proves SELECT-006
    expect(new Set(colours).size).toBeGreaterThan(3)
  })

  test('sees only the types a link names', async ({ page }) => {
    await page.goto('/account-role?role=broker,agent')

    // proves SELECT-004
    expect((await accountWords(page)).map(({ name }) => name)).toEqual([
      'Brightwater Transfer Agency',
      'Larkspur Securities LLC',
      'Meridian Harbor Capital',
    ])
  })

  test('reads that they have no account of the types that a link names, and how to claim one', async ({
    page,
  }) => {
    await page.goto('/account-role?role=admin')
    const main = page.getByRole('main')

    // proves ALERT-004
    await expect(main.getByText('None Found.', { exact: true })).toBeVisible()
    await expect(main.getByText('None of your accounts is of this type.')).toBeVisible()
    await expect(accountCards(page)).toHaveCount(0)
    // proves SELECT-011
    await expect(main.getByRole('link', { name: /Click here to claim!$/ })).toBeVisible()
  })

  test('leaves for /authenticate/role/{id} by a full navigation with the query', async ({ page }) => {
    await page.goto('/account-role?role=investor&next=%2Fwallet%3Ftab%3D2')
    const leaving = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('/authenticate/role/'),
    )
    await pickAccount(page, 'Ashgrove Family Trust')

    // proves ROUTE-053, SELECT-009
    expect(new URL((await leaving).url()).pathname).toMatch(new RegExp(`^/authenticate/role/${uuid}$`))
    // proves SELECT-010
    expect(new URL((await leaving).url()).search).toBe('?role=investor&next=%2Fwallet%3Ftab%3D2')
    await expect(page).toHaveURL('/wallet?tab=2')
  })

  test('cannot choose the one they are suspended from, and reads why', async ({ page }) => {
    await page.goto('/account-role')
    const suspended = accountCards(page).filter({ hasText: 'Tidewater' })

    await expect(suspended).toContainText('Suspended. An owner of the account can let you in again.')
    await expect(suspended.getByRole('link')).toHaveCount(0)
    await expect(accountCards(page).getByRole('link')).toHaveCount(11)
  })

  test('finds a way to claim an account that is missing', async ({ page }) => {
    await page.goto('/account-role')
    await page.getByRole('link', { name: "Don't see your account? Click here to claim!" }).click()

    // proves SELECT-011
    await expect(page).toHaveURL('/account/claim')
  })
})

/** Returns the colour behind the initials of each account; undefined where there is a logo. */
function avatarColours(page: Page): Promise<(string | undefined)[]> {
  return accountCards(page).evaluateAll((cards) =>
    cards.map((card) => {
      const avatar = card.querySelector('.capstan-avatar')
      return avatar ? getComputedStyle(avatar).backgroundColor : undefined
    }),
  )
}

/** The names of the accounts, row by row as shown. */
async function rowsOf(page: Page): Promise<string[][]> {
  const placed = await accountCards(page).evaluateAll((cards) =>
    cards.map((card) => ({
      top: Math.round(card.getBoundingClientRect().top),
      left: card.getBoundingClientRect().left,
      name: card.querySelector('strong')?.textContent ?? '',
    })),
  )
  placed.sort((a, b) => a.top - b.top || a.left - b.left)
  const tops = [...new Set(placed.map(({ top }) => top))]
  return tops.map((row) => placed.filter(({ top }) => top === row).map(({ name }) => name))
}
