import { randomUUID } from 'node:crypto'
import type { Browser, Locator } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { mailedLink } from '../drivers/people/mail'
import { ask } from '../drivers/platform'
import { chooseUser } from '../drivers/people/signIn'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test, type Page } from '../test'

const path = '/account/claim'
const ours = { origin: platformOrigin, 'sec-fetch-site': 'same-origin' }

test('a person for whom an account was made has the mail sent again, follows its link, and chooses the account', async ({
  page,
  browser,
  request,
}) => {
  const { name, email } = await anUnclaimedAccount(browser)
  const first = await mailedLink(request, email)
  await runOut(page, email)
  await page.goto(path)
  // proves ROUTE-024
  await expect(page).toHaveTitle(/^Claim account · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claim your account')
  // proves CLAIM-003
  await expect(emailField(page)).toBeVisible()
  await expectAccessible(page, 'claiming an account')
  await claim(page, '')
  // proves CLAIM-016
  await expect(page.getByText('Email is required.', { exact: true }).first()).toBeVisible()

  await claim(page, ` ${email.toUpperCase()} `)
  // proves CLAIM-004, CLAIM-005
  await expect(inbox(page)).toBeFocused()
  await expect(page).toHaveURL(path)
  await expectAccessible(page, 'a claiming message that was sent')
  const link = await mailedLink(request, email)
  expect(link).not.toBe(first)

  await page.goto(first)
  await expect(page).toHaveURL(`${path}?status=invalid-token`)
  await page.goto(link)
  await page.getByRole('button', { name: 'Claim the account' }).click()
  // proves CLAIM-001
  await expect(page).toHaveURL(`${path}?status=complete&account_name=${name.replaceAll(' ', '+')}`)
  // proves CLAIM-012
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Congratulations, you've claimed your ${name} account!`,
  )
  await page.getByRole('link', { name: 'Log in and choose an account' }).click()

  // A link does not sign in: the person signs in with its address, and finds the account.
  // proves CLAIM-013
  await expect(page).toHaveURL('/login?next=%2Faccount-role')
  await page.getByRole('link', { name: 'Sign in / Sign up' }).click()
  await chooseUser(page, email)
  await expect(page).toHaveURL(/^[^?]*\/account-role/)
  await page.getByRole('button', { name: 'I AGREE' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(name) })).toBeVisible()

  await page.goto(link)
  await expect(page).toHaveURL(`${path}?status=used`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account has already been claimed!')
})

test('nothing reveals whether an address is known: the page and the answer are the same', async ({
  page,
  browser,
  request,
}) => {
  const { email } = await anUnclaimedAccount(browser)
  const stranger = `unknown-${randomUUID()}@example.com`
  const answers: unknown[] = []
  page.on('response', (response) => {
    const headers = Object.entries(response.headers()).filter(([name]) => !/^(x-request-id|date)$/.test(name))
    if (response.url().endsWith('/authenticate/claim/mail')) answers.push([response.status(), headers])
  })
  const shown = async (address: string) => {
    await page.goto(path)
    await claim(page, address)
    await expect(inbox(page)).toBeVisible()
    const text = await textOf(page.getByRole('main'))
    // Where one has arrived is announced for a moment, out of sight.
    return text.replace(address, 'a person').replace(await page.title(), '')
  }

  expect(await shown(stranger)).toBe(await shown(email))
  expect(answers).toHaveLength(2)
  expect(answers[0]).toEqual(answers[1])
  const { mails } = (await (await request.get(`/sandbox/outbox.json?to=${stranger}`)).json()) as { mails: [] }
  // proves CLAIM-005
  expect(mails).toEqual([])
})

test('an expired link is sent again to the same address on request', async ({
  page,
  browser,
  request,
  expectConsoleError,
}) => {
  expectConsoleError(/400/)
  const { email } = await anUnclaimedAccount(browser)
  const first = await mailedLink(request, email)
  await runOut(page, email)
  await page.goto(first)
  await expect(page).toHaveURL(new RegExp(`${path}\\?status=expired-token&email_id=`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link is expired.')
  await expectAccessible(page, 'a link that has run out')
  const expired = page.url()

  const rest = timeUntilGone(page)
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page).toHaveURL(path)
  // proves CLAIM-002, CLAIM-007
  await expect(inbox(page)).toBeVisible()
  // From the answer: a timer never comes early, but for the rounding of its clock.
  // proves CLAIM-014
  expect(await rest()).toMatchObject({ isLate: false })
  expect((await rest()).after).toBeGreaterThanOrEqual(299)
  const second = await mailedLink(request, email)
  expect(second).not.toBe(first)

  await page.goto(expired)
  await page.getByRole('button', { name: 'Resend' }).click()
  // proves CLAIM-015
  await expect(page.getByRole('alert')).toHaveText(
    'Unexpected error occured! This email was sent a moment ago.',
  )
  await expect(page).toHaveURL(expired)
  await page.goto(second)
  await page.getByRole('button', { name: 'Claim the account' }).click()
  await expect(page).toHaveURL(/status=complete/)
})

test('each status is explained, with the next action', async ({ page }) => {
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/authenticate/claim')
  await expect(page).toHaveURL(`${path}?status=no-token`)
  // proves CLAIM-006
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')

  await page.goto(`${path}?status=used`)
  // proves CLAIM-002, CLAIM-010
  await expect(heading).toHaveText('Account has already been claimed!')
  await main.getByRole('link', { name: 'Log in' }).click()
  // proves CLAIM-011
  await expect(page).toHaveURL('/login')

  await page.goto('/authenticate/claim?token=nobodys')
  await expect(page).toHaveURL(`${path}?status=invalid-token`)
  // proves CLAIM-009
  await expect(heading).toHaveText('Invalid token, contact support for help claiming your account.')
  await expect(main.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    /^https?:|^mailto:/,
  )

  await page.goto(`${path}?status=complete`)
  await expect(heading).toHaveText("Congratulations, you've claimed your account!")
  await page.goto(`${path}?status=complete&account_name=%3Cb%3EOdd%3C%2Fb%3E%20%26%20Sons`)
  // proves CLAIM-012
  await expect(heading).toHaveText("Congratulations, you've claimed your <b>Odd</b> & Sons account!")

  await page.goto(`${path}?status=half-done`)
  await expect(emailField(page)).toBeVisible()

  await page.goto(`${path}?status=expired-token`)
  // proves CLAIM-008
  await expect(heading).toHaveText('Link is expired.')
  await expect(main.getByRole('button', { name: 'Resend' })).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'a link that has run out')
  await main.getByRole('link', { name: 'Claim an account' }).click()
  await expect(page).toHaveURL(path)
  await expect(emailField(page)).toBeVisible()
})

test('a signed-in user claims another account, has its mail sent again, and chooses it', async ({
  page,
  browser,
  request,
}) => {
  const { email } = await anUnclaimedAccount(browser)
  const first = await mailedLink(request, email)
  await startSession(page, 'many@capstan.test')
  await runOut(page, email)
  await page.goto('/account-role')
  await page.getByRole('link', { name: "Don't see your account? Click here to claim!" }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Choose an account' })).toHaveAttribute(
    'href',
    '/account-role',
  )

  await claim(page, email)
  // proves CALL-017, CLAIM-004
  await expect(inbox(page)).toBeVisible()
  const second = await mailedLink(request, email)
  // proves CLAIM-001
  expect(second).not.toBe(first)

  await runOut(page, email)
  await page.goto(second)
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page).toHaveURL(path)
  // proves CLAIM-007
  await expect(inbox(page)).toBeVisible()
  // proves CALL-018
  expect(await mailedLink(request, email)).not.toBe(second)
  await page.getByRole('main').getByRole('link', { name: 'Choose an account' }).click()
  await expect(page).toHaveURL('/account-role')
})

const emailField = (page: Page) =>
  page.getByRole('textbox', { name: 'Enter the email for the account you want to claim' })
const inbox = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Check your inbox for the claiming message' })

async function claim(page: Page, email: string): Promise<void> {
  await emailField(page).fill(email)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
}

/** Creates an unclaimed issuer that a broker manages. */
async function anUnclaimedAccount(browser: Browser): Promise<{ name: string; email: string }> {
  const mark = randomUUID().slice(0, 8)
  const made = { name: `Tarn Foundry ${mark}`, email: `office@tarn-${mark}.example` }
  const broker = await browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  await ask(broker, make, made)
  await broker.close()
  return made
}

/** Seven days later, as far as the links of an address know. */
async function runOut(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/sandbox/scenario', {
    data: { kind: 'links', email },
    headers: ours,
  })
  expect(answer.status()).toBe(200)
}

/**
 * Returns the milliseconds between the response and the navigation of the page. Whether it was late is measured by a timer of the
 * page, which is as late as the page where the machine is busy.
 */
function timeUntilGone(page: Page): () => Promise<{ after: number; isLate: boolean }> {
  const gone = page.evaluate(
    () =>
      new Promise<{ after: number; isLate: boolean }>((resolve) => {
        const { fetch } = window
        let answered = 0
        let isLate = false
        window.fetch = async (...about) => {
          const answer = await fetch(...about)
          if (answer.url.endsWith('/authenticate/claim/mail')) {
            answered = performance.now()
            setTimeout(() => (isLate = true), 1_500)
          }
          return answer
        }
        const { pushState } = history
        history.pushState = function (...about) {
          resolve({ after: performance.now() - answered, isLate })
          pushState.apply(this, about)
        }
      }),
  )
  return () => gone
}

const make = `mutation ($name: String!, $email: String!) {
  makeIssuerAccount(input: { companyName: $name, companyEmail: $email }) { clientMutationId } }`

/** Returns the text of a place without its status messages, which appear at any time. */
const textOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    copy.querySelectorAll('[data-announcer]').forEach((each) => each.remove())
    return copy.textContent
  })
