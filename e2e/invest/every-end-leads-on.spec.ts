import { invest } from '../drivers/investments/invest'
import { newInvestor } from '../drivers/people/newInvestor'
import { openOffering } from '../drivers/investments/openOffering'
import { ask } from '../drivers/platform'
import { typeDay } from '../drivers/people/setUpAccount'
import { holdPushes } from '../drivers/sockets'
import { startSession } from '../drivers/people/startSession'
import {
  accredit,
  atStep,
  congratulations,
  fillInvestorProfile,
  fillSuitability,
  goOn,
  pressStep,
  sign,
  choose,
} from '../drivers/investments/steps'
import type { Locator } from '@playwright/test'
import { expect, test, type Page } from '../test'

test('a finished investment shows the next events, the bank details and the signed documents, and keeps its answers readable', async ({
  page,
}) => {
  test.slow()
  const { email, name } = await newInvestor(page.request)
  await startSession(page, email)
  const pushes = await holdPushes(page)
  await openOffering(page, /^Series B/)
  await invest(page, '2,000')
  await fillSuitability(page)
  await goOn(page)

  await atStep(page, 'Accreditation')
  await page.getByRole('button', { name: /^Suitability/ }).click()
  // proves STEP-021
  await expect(page.getByText('Step Complete!', { exact: true })).toBeVisible()
  const answers = page.getByRole('region', { name: 'Your answers' })
  await expect(answers).toContainText(/Investment objective.*Growth.*Time horizon.*Over 7 years/)
  await expect(answers).toContainText(/I can afford to lose this whole investment.*Yes/)
  await page.getByRole('button', { name: 'Go to active step' }).click()
  pushes.hold()
  await accredit(page.frameLocator('iframe'))
  await expect(page.getByText('Step is processing.', { exact: true })).toBeVisible()
  pushes.release()

  await atStep(page, 'Investor profile')
  // proves STEP-010, STEP-029, STEP-030, STEP-035, STEP-036
  await expectEveryQuestion(page)
  await fillInvestorProfile(page)
  await goOn(page)
  await atStep(page, 'Sign documents')
  await page.getByRole('button', { name: /^Investor profile/ }).click()
  await expect(page.getByText(/^Your answers are stored encrypted/)).toBeVisible()
  await expect(page.getByText('12-3456789')).toHaveCount(0)
  await page.getByRole('button', { name: 'Go to active step' }).click()
  await sign(page.frameLocator('iframe'), name)

  await atStep(page, 'Fund')
  await expect(page.getByText('$25,000.00', { exact: true }).last()).toBeVisible()
  await expect(page.getByText(/^CAP-[0-9A-F]{8}$/)).toBeVisible()
  // proves LIMIT-003
  await expectTooltip(page)
  await pressStep(page, 'I have sent the wire')

  // proves STEP-008
  await expect(page.getByText(congratulations)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting for your wire' })).toBeVisible()
  await expect(
    page.getByText(/issues your units\. Your portfolio then shows the investment as Issued/),
  ).toBeVisible()
  const paper = page.getByRole('link', { name: /^Subscription agreement/ })
  const opening = page.waitForEvent('popup')
  await paper.click()
  await expect((await opening).getByText(/unaltered since/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to portfolio' }).click()
  await expect(page).toHaveURL('/portfolio')
})

test('an investor who does not qualify confirms first, then reads the reason, a contact and the next step; the portfolio lists it as failed', async ({
  page,
}) => {
  const { email } = await newInvestor(page.request)
  await startSession(page, email)
  const pushes = await holdPushes(page)
  const said = await listenToFrame(page)
  const show = await holdPage(page, '**/investready/login**')
  await openOffering(page, /^Series B/)
  const offering = page.url()
  await invest(page, '80')
  await fillSuitability(page)
  await goOn(page)

  await atStep(page, 'Accreditation')
  const waiting = page.locator('.capstan-provider-frame').getByText('Loading the form of our partner')
  await expect(waiting).toBeAttached()
  show()
  const service = page.frameLocator('iframe')
  await service.getByRole('button', { name: 'I do not qualify', exact: true }).click()
  await service.getByRole('button', { name: 'Go back' }).click()
  await service.getByRole('button', { name: 'I do not qualify', exact: true }).click()
  await expect.poll(said).toEqual(expect.arrayContaining(['loading', 'ready']))
  await expect(waiting).toHaveCount(0)
  pushes.hold()
  await service.getByRole('button', { name: 'Yes, I do not qualify' }).click()

  const reason = 'You said that you do not qualify as an accredited investor.'
  // proves STEP-038
  await expect(page.getByText(`There was an error ${reason}`, { exact: true })).toBeVisible()
  // proves STEP-015
  await expect.poll(said).toContain('error')
  pushes.release()
  // proves STEP-023
  await expect(page.getByText(reason, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:.+@.+/)
  await page.goto(offering)
  await page.getByRole('button', { name: 'See the reason and what comes next' }).click()
  await expect(page.getByText(reason, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Go to portfolio' }).click()

  await page.getByRole('button', { name: /^Expand/ }).click()
  await expect(page.getByRole('link', { name: /^Failed/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Portfolio summary' })).toContainText('Value$0.00')
  await expect(page.getByRole('region', { name: 'Continue' })).toHaveCount(0)
})

/**
 * The encrypted form has a field of the right kind for each question of the platform; an invalid answer shows the message of its
 * question.
 */
async function expectEveryQuestion(page: Page): Promise<void> {
  const questions = await questionsOf(page)
  // Some are asked only of employed investors.
  await choose(page, 'Employment status', 'Employed')
  const fields = page.locator('.capstan-dynamic-form .capstan-field')
  // The name of a disclosure is a link, whose text says where it opens.
  await expect(fields).toContainText(
    questions.map(({ displayKey }) => displayKey.split(' disclosure')[0] ?? ''),
  )
  for (const [index, { type }] of questions.entries()) {
    const field = fields.nth(index)
    const control = type === 'password' ? field.locator('[type="password"]') : field.getByRole(roleOf(type))
    await expect(control.first(), type).toBeVisible()
  }

  await typeDay(page, 'Employed since', '05172019')
  await expect(page.locator('.capstan-segments')).toHaveText('05/17/2019')
  await page.getByLabel('Employer Identification Number').fill('12-34')
  await goOn(page)
  const problem = 'Employer Identification Number: Enter the nine digits, for example 12-3456789.'
  await expect(page.getByRole('link', { name: problem })).toBeVisible()
  // The error below the field disappears when it is corrected. The button stays under the pointer.
  await page.getByLabel('Employer Identification Number').fill('12-3456789')
  await pressInPlace(page.getByRole('button', { name: 'Continue', exact: true }))
  await expect(page.getByRole('link', { name: problem })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByLabel('Employer Identification Number')).toHaveCount(0)
  await choose(page, 'Employment status', 'Employed')
  await expect(page.getByLabel('Employer Identification Number')).toHaveValue('')
}

/** Presses a button by its coordinates as a hand does: the page is painted between down and up. */
async function pressInPlace(button: Locator): Promise<void> {
  const { mouse } = button.page()
  await button.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  // The lower edge: a button that moves up by a line is missed there.
  await mouse.move(x + width / 2, y + height - 4)
  await mouse.down()
  await button.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await mouse.up()
}

interface Question {
  displayKey: string
  type: string
  order: number
}

/** Returns the questions in the encrypted form of this investment, in order. */
async function questionsOf(page: Page): Promise<Question[]> {
  const id = page.url().split('/').pop()
  const { distributionById } = await ask<Asked>(page.context(), asked, { id })
  const step = distributionById.processByProcessId.shortSteps.nodes.find(
    ({ type }) => type === 'encrypted_form',
  )
  return (step?.schema.fields ?? []).sort((a, b) => a.order - b.order)
}

interface Asked {
  distributionById: {
    processByProcessId: { shortSteps: { nodes: { type: string; schema: { fields?: Question[] } }[] } }
  }
}

const asked =
  'query ($id: UUID!) { distributionById(id: $id) { processByProcessId { shortSteps { nodes { type schema } } } } }'

const roles = {
  dropdown: 'combobox',
  typeahead: 'combobox',
  date: 'spinbutton',
  boolean: 'radio',
  multiselect: 'checkbox',
  checkbox: 'checkbox',
} as const

const roleOf = (type: string) => (type in roles ? roles[type as keyof typeof roles] : 'textbox')

/** Listens to the messages of the provider's page to the page around it. */
async function listenToFrame(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const said: unknown[] = []
    Object.assign(window, { said })
    window.addEventListener(
      'message',
      ({ data }: MessageEvent<{ source?: string; event?: string } | null>) => {
        if (data?.source === 'capstan-provider') said.push(data.event)
      },
    )
  })
  return () => page.evaluate(() => (window as unknown as { said: unknown[] }).said)
}

/** Keeps a page of a provider back until it is let through. */
async function holdPage(page: Page, url: string): Promise<() => void> {
  let show = () => {}
  const mayShow = new Promise<void>((resolve) => (show = resolve))
  await page.route(url, async (route) => {
    await mayShow
    await route.continue()
  })
  return show
}

/**
 * Points at the button that copies the amount: its tooltip appears after 800 ms, and no sooner. How late it may be is measured by a
 * timer of the page, which is as late as everything in it where the machine is busy.
 */
async function expectTooltip(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Copy: Amount' })
  // Where the pointer stands by chance, nothing is pointed at.
  await page.mouse.move(0, 0)
  const waited = button.evaluate(
    (each) =>
      new Promise<{ after: number; isLate: boolean }>((resolve) => {
        let since = Infinity
        let isLate = false
        const noteLateness = () => requestAnimationFrame(() => setTimeout(() => (isLate = true)))
        const begin = ({ timeStamp }: Event) => {
          since = timeStamp
          setTimeout(noteLateness, 1600)
        }
        each.addEventListener('pointerenter', begin, { once: true })
        const watch = new MutationObserver(() => {
          if (document.querySelector('[role="tooltip"]'))
            resolve({ after: performance.now() - since, isLate })
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await button.hover()
  const { after, isLate } = await waited
  expect(after).toBeGreaterThanOrEqual(795)
  expect(isLate).toBe(false)
  await expect(page.getByRole('tooltip')).toHaveText('Copies 25000.00')
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
}
