import type { Locator } from '@playwright/test'
import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { newInvestor } from '../drivers/people/newInvestor'
import { offeringPath } from '../drivers/investments/openOffering'
import { chooseType } from '../drivers/people/setUpAccount'
import { startSession, switchPerson } from '../drivers/people/startSession'
import { atStep } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

/** Pages with forms, by the users who fill them in. Forms behind a button of these pages count, too. */
const pages: Record<string, readonly string[]> = {
  'issuer@capstan.test': [
    ...['/contacts', '/assets', '/settings/account', '/settings/delegates', '/settings/integrations'],
    ...['/securities', '/onboarding-questions'],
  ],
  'broker@capstan.test': ['/issuers', '/contacts'],
  'admin@capstan.test': ['/admin/forms', '/admin/types', '/admin/types/terms'],
}

/** Buttons that open a form. */
const openers = /^(Add|Edit|Change|Invite|New|Create|Rename)\b/

/** The buttons of a page whose forms are tried: those of a long list open the same form. */
const mostForms = 6

for (const [email, paths] of Object.entries(pages))
  test(`no button of the forms of ${email} moves while it is pressed, and no press is lost`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await startSession(page, email)
    await refuseWrites(page)
    let tried = 0
    for (const path of paths) {
      const names = await openersOf(page, path)
      for (const name of names)
        await test.step(`${path}, ${name}`, async () => {
          await openPage(page, path)
          await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
          if (await pressForm(page)) tried += 1
        })
    }

    expect(tried).toBeGreaterThan(2)
  })

test('no button of account setup and of a step moves while it is pressed, and no press is lost', async ({
  page,
  request,
  investor,
}) => {
  const { email } = await newInvestor(request, { setUp: false })
  await startSession(page, email)
  await refuseWrites(page)
  await page.goto('/account/setup')
  await chooseType(page, 'Individual')
  expect(await pressForm(page)).toBe(true)

  await switchPerson(page, investor.email)
  const { offeringId } = placeOf(await offeringPath(page, /^Senior Notes/))
  await openDistribution(page, offeringId, '5')
  await atStep(page, 'Residence')
  expect(await pressForm(page)).toBe(true)
})

test('the button of the claim does not move while it is pressed, and the press is not lost', async ({
  page,
}) => {
  await refuseWrites(page)
  await page.goto('/account/claim')

  expect(await pressForm(page)).toBe(true)
})

/** Answers each write of the page with a refusal, so that a form that is complete changes nothing. */
async function refuseWrites(page: Page): Promise<void> {
  await page.route('**/api/v2/graphql', async (route) => {
    const { query = '' } = (route.request().postDataJSON() ?? {}) as { query?: string }
    if (!query.startsWith('mutation')) return route.fallback()
    const errors = [{ message: 'Not now.', extensions: { code: 'not_allowed' } }]
    await route.fulfill({ json: { data: null, errors } })
  })
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

/** The names of the buttons of a page that open a form. */
async function openersOf(page: Page, path: string): Promise<string[]> {
  await openPage(page, path)
  const buttons = page.getByRole('main').getByRole('button', { name: openers, disabled: false })
  await buttons.first().waitFor()
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
  )
  return [...new Set(names)].slice(0, mostForms)
}

/**
 * Presses the button of the form that is open: first with an empty field that has focus, whose error appears when the field is left,
 * then with fields that are corrected, whose errors go. Returns false where no form is open.
 */
async function pressForm(page: Page): Promise<boolean> {
  const button = page
    .locator('form button[type="submit"]:visible, button[type="submit"][form]:visible')
    .last()
  const isForm = await button.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )
  if (!isForm) return false
  const fields = page.locator(
    'form input[type="text"]:visible:enabled, form input[type="email"]:visible:enabled',
  )
  const first = fields.and(page.locator(':not([readonly]):not([role="combobox"])')).first()
  if ((await first.count()) === 0) return false
  await first.fill('')
  expect.soft(await press(page, button), 'with an empty field').toEqual({ moved: [], isClicked: true })

  await settled(button)
  const wrong = page
    .locator('form input[aria-invalid="true"]:visible:enabled')
    .and(page.locator('[type="text"], [type="email"]'))
    .and(page.locator(':not([role="combobox"])'))
  // A complete form closes, or shows that its write was refused.
  if ((await button.count()) === 0 || (await wrong.count()) === 0) return true
  const last = wrong.last()
  await last.fill((await last.getAttribute('type')) === 'email' ? 'ida@example.com' : '7')
  expect.soft(await press(page, button), 'with a corrected field').toEqual({ moved: [], isClicked: true })
  return true
}

/**
 * Presses a button at its place. Returns the controls of its form that moved meanwhile, and whether the button received the
 * click.
 */
async function press(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded()
  await settled(button)
  const before = await button.evaluate(placesOf)
  const [x, y] = before.at(-1)?.middle ?? [0, 0]
  // Recorded on the document: the pressed element may disappear with its dialog.
  await button.evaluate((element) => {
    const note = document.documentElement.dataset
    delete note.clicked
    element.addEventListener('click', () => (note.clicked = ''), { capture: true, once: true })
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(holdForFrames, heldFrames)
  const during = await button.evaluate(placesOf)
  await page.mouse.up()
  const isClicked = await page.evaluate(() => 'clicked' in document.documentElement.dataset)
  const moved = during.filter(({ name, middle }) => {
    const stood = before.find((each) => each.name === name)
    return stood && (Math.abs(stood.middle[0] - middle[0]) > 1 || Math.abs(stood.middle[1] - middle[1]) > 1)
  })
  return { moved: moved.map(({ name }) => name), isClicked }
}

/** A press lasts about as long as a person's, so that a background check would have shown its message. */
const heldFrames = 15

/** Runs in the page. */
function holdForFrames(count: number): Promise<void> {
  return new Promise((done) => {
    const next = (left: number) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : done())
    next(count)
  })
}

/** Waits until a button stands still, or is gone: a dialog animates, and loading content moves it. */
async function settled(button: Locator): Promise<void> {
  let before = ''
  await expect
    .poll(async () => {
      const places = JSON.stringify(
        await button.evaluateAll((found) =>
          found.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [x, y, width, height]
          }),
        ),
      )
      const isStill = places === before
      before = places
      return isStill
    })
    .toBe(true)
}

/** Runs in the page: the controls of the form of a button, with the middle of each; the button itself is the last. */
function placesOf(button: HTMLElement): { name: string; middle: [number, number] }[] {
  const form = (button as HTMLButtonElement).form ?? button
  const around = button.closest('[role="dialog"]') ?? form
  const controls = [...around.querySelectorAll<HTMLElement>('button, a[href], input, textarea, select')]
  const placeOf = (control: HTMLElement, at: number): { name: string; middle: [number, number] } => {
    const { x, y, width, height } = control.getBoundingClientRect()
    return { name: `${at} ${control.id || control.textContent}`, middle: [x + width / 2, y + height / 2] }
  }
  return [...controls.filter((control) => control !== button).map(placeOf), placeOf(button, -1)]
}
