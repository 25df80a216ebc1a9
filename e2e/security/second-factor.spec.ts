import type { Locator } from '@playwright/test'
import { expectAccessible, expectAllAccessible } from '../drivers/access/accessible'
import { listen } from '../drivers/access/announcements'
import { turn } from '../drivers/access/keyboard'
import { type Authenticator, withAuthenticator } from '../drivers/people/authenticator'
import { serveBrokerSite } from '../drivers/embed/brokerSite'
import { distributionsIn, makeDistribution, placeOf } from '../drivers/investments/distributions'
import { keysPath, makeKey } from '../drivers/embed/embedKeys'
import { mailedLink } from '../drivers/people/mail'
import { offeringPath } from '../drivers/investments/openOffering'
import { fillInPapers, papersPanel, toPapers } from '../drivers/investments/papers'
import { pickAccount } from '../drivers/people/signIn'
import { startSession } from '../drivers/people/startSession'
import { atStep, congratulations, qualify, sign } from '../drivers/investments/steps'
import { embedPlace } from '../places'
import { expect, test, type Page } from '../test'

// A page keeps its authenticators, so each test has a new page.
test.use({ reuseContext: false })

const path = '/settings/account'
const cardOf = (page: Page) => page.getByRole('region', { name: 'Second factor' })
const asked = (page: Page) => page.getByRole('dialog', { name: 'Confirm with your passkey' })
const required = (page: Page) =>
  cardOf(page).getByRole('switch', { name: 'Require a second factor in this account' })

test('a person adds passkeys, names and removes them; a cancelled dialog adds none, and removing the last one shows a warning', async ({
  page,
  request,
  investor,
}) => {
  const authenticator = await withAuthenticator(page)
  await startSession(page, investor.email)
  await page.goto(path)
  const card = cardOf(page)
  await expect(card).toContainText('No passkey yet.')
  await expectAllAccessible(page, 'no passkey')

  // A user without a passkey cannot require it: they would lock themselves out.
  await expect(required(page)).toBeDisabled()
  await expect(card).toContainText('Add a passkey first: you confirm this with it.')

  await card.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add passkey' })
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toContainText('Name is required, with at most 100 characters.')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Laptop')
  await authenticator.recognizes(false)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toContainText('No passkey was created. You can try again.')
  await expectAccessible(page, 'a passkey that was not made')
  expect(await authenticator.count()).toBe(0)
  await authenticator.recognizes(true)
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  const saidOfAdded = await listen(page)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect.poll(saidOfAdded).toContain('The passkey Laptop was added.')
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('listitem')).toContainText(/^Laptop.*never used/)
  expect(await authenticator.count()).toBe(1)
  expect(await mailedLink(request, investor.email)).toContain('/settings/account')

  await card.getByRole('button', { name: 'Rename: Laptop' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('MacBook')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('listitem')).toContainText('MacBook')

  // The session was confirmed a moment ago, so there is no prompt.
  await requireHere(page)
  await page.reload()
  await expect(required(page)).toBeChecked()
  await expectAllAccessible(page, 'a passkey, and required')

  const saidOfRemoved = await listen(page)
  await card.getByRole('button', { name: 'Remove: MacBook' }).click()
  await expect.poll(saidOfRemoved).toContain('The passkey MacBook was removed.')
  await expect(card).toBeFocused()
  await expect(card.getByRole('listitem')).toHaveCount(0)
  await expect(card).toContainText('This account requires a second factor, and you have no passkey.')
  await expectAccessible(page, 'required, without a passkey')
})

test('an account that requires it asks for the passkey before its transfer: after Cancel nothing changes, after confirmation it continues', async ({
  page,
  request,
  investor,
}) => {
  const authenticator = await withAuthenticator(page)
  await requireIt(page, investor.email)
  await page.goto('/settings/delegates')
  await page.getByRole('button', { name: 'Transfer Ownership' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer Ownership' })
  const heir = `heir-${crypto.randomUUID()}@odd.example`
  await dialog.getByRole('textbox', { name: 'Email of the new owner' }).fill(heir)
  await dialog.getByRole('button', { name: 'Transfer Ownership' }).click()

  await expect(asked(page)).toContainText(
    'Confirm this with your passkey: the account requires a second factor.',
  )
  await expectAccessible(page, 'asked for the passkey')
  await refuseToConfirm(page, authenticator)
  await expectAccessible(page, 'a passkey that was not used')
  await asked(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(asked(page)).toBeHidden()
  await expect(page).toHaveURL('/settings/delegates')
  await expect(dialog.getByRole('textbox', { name: 'Email of the new owner' })).toHaveValue(heir)

  await authenticator.recognizes(true)
  await dialog.getByRole('button', { name: 'Transfer Ownership' }).click()
  await asked(page).getByRole('button', { name: 'Use passkey' }).click()
  await expect(dialog).toBeHidden()
  expect(await mailedLink(request, heir)).toContain('/authenticate/claim?token=')
})

test('an investment is withdrawn only once it was confirmed; without a passkey the way to one is shown', async ({
  page,
  context,
  investor,
}) => {
  const authenticator = await withAuthenticator(page)
  await requireIt(page, investor.email)
  const offering = placeOf(await offeringPath(page, /^Community Round/))
  const id = await makeDistribution(context, offering.offeringId, '800')
  await page.goto(offering.path)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw this investment?' })
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await refuseToConfirm(page, authenticator)
  await asked(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await distributionsIn(context, offering.offeringId)).toMatchObject([{ id, status: 'open' }])

  await authenticator.recognizes(true)
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await asked(page).getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByText('Your investment has been withdrawn.')).toBeVisible()
  expect(await distributionsIn(context, offering.offeringId)).toMatchObject([{ id, status: 'deleted' }])

  // The last passkey is removed: protected operations stay protected, and the page says how to proceed.
  await page.goto(path)
  await cardOf(page).getByRole('button', { name: 'Remove: Key' }).click()
  await expect(cardOf(page).getByRole('listitem')).toHaveCount(0)
  await signInAnew(page, investor.email)
  await makeDistribution(context, offering.offeringId, '700')
  await page.goto(offering.path)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(asked(page)).toContainText('You have no passkey yet.')
  await expect(asked(page).getByRole('button', { name: 'Use passkey' })).toHaveCount(0)
  await expect(asked(page).getByRole('link', { name: /^Open settings/ })).toHaveAttribute('href', path)
  await asked(page).getByRole('button', { name: 'Cancel' }).click()
})

test('a secret key is made only once it was confirmed, and the authenticator receives the name of the account’s brand, never ours', async ({
  page,
}) => {
  const authenticator = await withAuthenticator(page)
  await startSession(page, 'many@capstan.test')
  await page.goto('/account-role')
  await pickAccount(page, 'Meridian Harbor Capital')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(path)
  const options = page.waitForResponse('**/second-factor/passkey-options')
  await addPasskey(page, 'Key')
  expect(await (await options).json()).toMatchObject({ data: { rp: { name: 'Ember' } } })
  await requireHere(page)

  try {
    await signInAnew(page, 'many@capstan.test')
    await page.goto('/account-role')
    await pickAccount(page, 'Meridian Harbor Capital')
    await page.goto(keysPath)
    const making = makeKey(page, `Shop ${crypto.randomUUID().slice(0, 8)}`, ['https://shop.example'])
    making.catch(() => undefined)
    await refuseToConfirm(page, authenticator)
    await expect(page.getByRole('textbox', { name: 'Secret key' })).toHaveCount(0)
    await authenticator.recognizes(true)
    await asked(page).getByRole('button', { name: 'Use passkey' }).click()
    expect(await making).toMatch(/^sk_live_/)
  } finally {
    await page.goto(path)
    await turn(required(page), false)
    await expect(cardOf(page).locator('[data-status="not-required"]')).toBeVisible()
    await cardOf(page).getByRole('button', { name: 'Remove: Key' }).click()
    await expect(cardOf(page).getByRole('listitem')).toHaveCount(0)
  }
})

test('documents are signed only after confirmation: cancelled, the step shows the reason and can be retried', async ({
  page,
  investor,
  expectConsoleError,
}) => {
  test.slow()
  expectConsoleError(/400/) // the unconfirmed request
  const authenticator = await withAuthenticator(page)
  await requireIt(page, investor.email)
  const offering = placeOf(await offeringPath(page, /Halden Biologics Preferred/))
  const id = await makeDistribution(page.context(), offering.offeringId, '40')
  await page.goto(`/distribution/${id}`)
  await qualify(page)
  await refuseToConfirm(page, authenticator)
  await asked(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(asked(page)).toBeHidden()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(
    'Confirm this with your passkey: the account requires a second factor.',
  )
  await expectAccessible(page, 'a signature that was not confirmed')

  await authenticator.recognizes(true)
  await page.getByRole('button', { name: 'Retry' }).click()
  await asked(page).getByRole('button', { name: 'Use passkey' }).click()
  await sign(page.frameLocator('iframe'), investor.name)
  await atStep(page, 'Fund')
})

test('papers are signed in the page only after confirmation: cancelled, they show the reason, and all entries remain', async ({
  page,
  investor,
  expectConsoleError,
}) => {
  test.slow()
  expectConsoleError(/400/) // the unconfirmed request
  const authenticator = await withAuthenticator(page)
  await requireIt(page, investor.email)
  await toPapers(page)
  await fillInPapers(page, investor.name)
  const panel = papersPanel(page)
  const sign = panel.getByRole('button', { name: 'Sign and continue' })
  await sign.click()
  await refuseToConfirm(page, authenticator)
  await asked(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(asked(page)).toBeHidden()
  await expect(panel).toContainText('Confirm this with your passkey: the account requires a second factor.')
  await expect(panel.getByText('All fields are filled in')).toBeVisible()
  await expectAccessible(page, 'papers that were not confirmed')

  await authenticator.recognizes(true)
  await sign.click()
  await asked(page).getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByText(congratulations)).toBeVisible()
})

test('on a vendor’s page the confirmation opens on the platform, in the name of the host, and the page then continues by itself', async ({
  page,
  investor,
  browser,
  expectConsoleError,
}) => {
  test.slow()
  expectConsoleError(/404/) // the link that has run out
  const authenticator = await withAuthenticator(page)
  await requireIt(page, investor.email)
  await makeDistribution(page.context(), embedPlace.OFFERING, '40')
  const site = await serveBrokerSite(browser, investor, {
    imports: `import { OfferingDetails } from '@capstan/sdk-react/invest'`,
    jsx: `<OfferingDetails {...offering} isolation="shadow" />`,
  })

  try {
    const theirs = await (await browser.newContext()).newPage()
    await theirs.goto(site.origin)
    await theirs.getByRole('button', { name: 'Withdraw' }).click()
    const dialog = theirs.getByRole('alertdialog', { name: 'Withdraw this investment?' })
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(asked(theirs)).toContainText('Your passkey works only on the platform')
    await expect(asked(theirs).getByRole('button', { name: 'Use passkey' })).toHaveCount(0)
    await expectAccessible(theirs, 'asked on a vendor’s page')
    const way = await asked(theirs)
      .getByRole('link', { name: /^Open the confirmation page/ })
      .getAttribute('href')

    await page.goto(way ?? '')
    await expect(page.getByRole('heading', { name: 'Confirm with your passkey' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(
      `${site.origin} asks you to confirm before it continues for`,
    )
    await expectAllAccessible(page, 'the page that confirms')
    await authenticator.recognizes(false)
    await page.getByRole('button', { name: 'Use passkey' }).click()
    await expect(page.getByRole('alert')).toHaveText('The passkey could not be verified. Please try again.')
    await expectAccessible(page, 'not confirmed')
    await expect(asked(theirs)).toBeVisible()
    await authenticator.recognizes(true)
    await page.getByRole('button', { name: 'Use passkey' }).click()
    await expect(page.getByRole('status')).toHaveText('Confirmed. You may close this page.')
    await expect(asked(theirs)).toBeHidden()
    await expect(theirs.getByRole('textbox', { name: 'Units' })).toBeVisible()
    expect(await distributionsIn(page.context(), embedPlace.OFFERING)).toMatchObject([{ status: 'deleted' }])
    await expectAccessible(page, 'confirmed')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
    await expectAccessible(page, 'a link that has run out')
    await theirs.context().close()
  } finally {
    site.close()
  }
})

test.describe('a reader of German', () => {
  test.use({ locale: 'de-DE' })

  test('is asked in German: nothing of it stands there in English', async ({ page, investor }) => {
    const authenticator = await withAuthenticator(page)
    await startSession(page, investor.email)
    await page.goto(path)
    const card = page.getByRole('region', { name: 'Zweiter Faktor' })
    await expectGerman(card)
    await card.getByRole('button', { name: 'Passkey hinzufügen' }).click()
    const dialog = page.getByRole('dialog')
    await expectGerman(dialog)
    await dialog.getByRole('textbox').fill('Schlüssel')
    await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
    await expect(card.getByRole('listitem')).toContainText('Schlüssel')
    await turn(card.getByRole('switch'))
    await expect(card.locator('[data-status="required"]')).toBeVisible()

    await signInAnew(page, investor.email)
    await page.goto(path)
    await card.getByRole('button', { name: /^Entfernen/ }).click()
    const question = page.getByRole('dialog')
    await expectGerman(question)
    await authenticator.recognizes(false)
    await question.getByRole('button', { name: 'Passkey verwenden' }).click()
    await expect(question.getByRole('alert')).toBeVisible()
    await expectGerman(question)
    await expectAccessible(page, 'asked in German')
    await authenticator.recognizes(true)
    await question.getByRole('button', { name: 'Passkey verwenden' }).click()
    await expect(card.getByRole('listitem')).toHaveCount(0)
    await expectGerman(card)
  })
})

/** Adds a passkey in the settings that stand open. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await cardOf(page).getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(cardOf(page).getByRole('listitem')).toContainText(name)
}

/** Signs in, adds a passkey, makes the account require one, and signs in again. */
async function requireIt(page: Page, email: string): Promise<void> {
  await startSession(page, email)
  await page.goto(path)
  await addPasskey(page, 'Key')
  await requireHere(page)
  await signInAnew(page, email)
}

/** Makes the account require a second factor, and waits until that is saved: the switch shows its new value before. */
async function requireHere(page: Page): Promise<void> {
  await turn(required(page))
  await expect(cardOf(page).locator('[data-status="required"]')).toBeVisible()
}

/** Signs in as on another device: nothing vouches for the session yet. */
async function signInAnew(page: Page, email: string): Promise<void> {
  // A page of the app that stands open would notice.
  await page.goto('/sandbox/welcome')
  await page.context().clearCookies()
  await startSession(page, email)
}

/** Opens the prompt and fails the verification. */
async function refuseToConfirm(page: Page, authenticator: Authenticator): Promise<void> {
  await authenticator.recognizes(false)
  await asked(page).getByRole('button', { name: 'Use passkey' }).click()
  await expect(asked(page).getByRole('alert')).toContainText('The passkey was not used. You can try again.')
}

/** Words that only English has. */
async function expectGerman(part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  expect(await part.innerText()).not.toMatch(
    /\b(the|your?|this|account|requires?|second|confirm|cancel|remove|rename|never|used|added|please|could|not)\b/i,
  )
}
