import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { offeringPath } from '../drivers/investments/openOffering'
import { alterAnswers, graphqlUrl, isOperation } from '../drivers/platform'
import { completeCurrentStep, linkToSign } from '../drivers/investments/providers'
import { startSession } from '../drivers/people/startSession'
import {
  accredit,
  atStep,
  choose,
  congratulations,
  fillSuitability,
  goOn,
  pressStep,
} from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

const closing = /^First Close/
const notes = /^Senior Notes/
const grant = 'Advisor Grant'
const issuersHelp = 'Please contact your issuer to learn how to complete your investment.'

test.beforeEach(({ page, investor }) => startSession(page, investor.email))

test('an unregistered custom step and a step of an unknown type lead to the issuer', async ({
  page,
  context,
}) => {
  const id = await openStep(page, closing)
  await atStep(page, 'Acknowledgement')
  await pressStep(page, 'I know the risks')
  await atStep(page, 'Capital call schedule')
  // proves STEP-016
  await expect(page.getByText(issuersHelp)).toBeVisible()

  await completeCurrentStep(context, id)
  await atStep(page, 'Admission interview')
  // proves STEP-017
  await expect(page.getByText(issuersHelp)).toBeVisible()
})

test('more than seven steps scroll sideways with the current one in sight, and stand upright on small screens', async ({
  page,
}) => {
  await openStep(page, notes)
  const bar = page.getByRole('list', { name: 'Qualification steps' })
  await expect(bar.getByRole('listitem')).toHaveCount(9)
  const scrolls = () => bar.evaluate((list) => list.scrollWidth > list.clientWidth)
  await expect.poll(scrolls).toBe(true)
  // proves STEP-030, STEP-031
  for (const [label, next] of [
    ['State of residence', 'Custodian'],
    ['Custodian of the notes', 'Interest'],
    ['Account that interest is paid to', 'Notices'],
    ['Where notices go', 'Suitability'],
  ] as const) {
    await page.getByLabel(label).fill('By post')
    if (next === 'Notices') await expectDigitsOnly(page)
    await goOn(page)
    await atStep(page, next)
  }
  const current = bar.getByRole('listitem').filter({ hasText: 'Suitability' })
  await expect(current).toHaveAttribute('aria-current', 'step')
  // proves STEP-002
  await expect(current).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(scrolls).toBe(false)
  const tops = await bar
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).offsetTop))
  // proves STEP-003
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
})

test('the first incomplete step is the current one, in any order of the list; another one reports that it is not, and links back', async ({
  page,
}) => {
  await alterAnswers<ProcessAnswer>(page, 'processById', ({ processById: process }) => {
    process.shortSteps.nodes.reverse()
    process.currentStep = process.shortSteps.nodes[0]?.id
  })
  await openStep(page, /^Series B/)
  await atStep(page, 'Suitability')
  const bar = page.getByRole('list', { name: 'Qualification steps' })
  const steps = bar.getByRole('listitem')
  await expect(steps).toHaveText([/^1?Suit/, /Accreditation/, /Investor profile/, /Sign documents/, /Fund/])
  // proves STEP-026
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await bar.getByRole('button', { name: 'Fund' }).click()
  await atStep(page, 'Fund')
  // proves STEP-005
  await expect(page.getByText('This step is not active.')).toBeVisible()
  // proves STEP-004
  await expect(page.getByRole('button', { name: 'I have sent the wire' })).toBeHidden()

  await page.getByRole('button', { name: 'Go to active step' }).click()
  // proves STEP-006
  await atStep(page, 'Suitability')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('a step shows each of its statuses, and can be completed in those that are not final', async ({
  page,
}) => {
  let status = ''
  await alterAnswers<ProcessAnswer>(page, 'processById', ({ processById: { shortSteps } }) =>
    shortSteps.nodes.forEach((step) => (step.status = status)),
  )
  await alterAnswers<StepAnswer>(page, 'stepById', ({ stepById }) => (stepById.status = status))
  const [first] = statuses
  status = first[0]
  await openStep(page, 'Fund I Extension Tidewater')
  const step = page.getByRole('list', { name: 'Qualification steps' }).getByRole('listitem')
  // proves STEP-019, STEP-020, STEP-021
  for (const [next, word, says, isToDo] of statuses) {
    await test.step(next, async () => {
      status = next
      await page.reload()
      await expect(step).toHaveText(new RegExp(`Acknowledgement${word}$`))
      if (next === 'complete') await step.getByRole('button').click()
      if (says) await expect(page.getByRole('main').getByText(says, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'I know the risks' })).toHaveCount(isToDo ? 1 : 0)
    })
  }
})

/** The statuses, each with its label, its text, and true when the step can be done. */
const statuses = [
  ['not_started', 'Not started', '', true],
  ['in_progress', 'In progress', '', true],
  ['processing', 'Processing', 'Step is processing.', false],
  ['failed', 'Failed', 'Failed to complete step. Please contact your issuer for assistance.', false],
  ['complete', 'Complete', 'Step Complete!', false],
  ['restart', 'Start again', 'This step has to be started again.', true],
  ['retry', 'Try again', 'This step was not accepted. Please try it again.', true],
  [
    'retry_limit',
    'Retry limit reached',
    'Retry limit reached. Please contact your issuer for assistance.',
    false,
  ],
] as const

test('a form has Reset and Continue, and goes on only with answers that the platform takes too', async ({
  page,
}) => {
  // A field that is neither a string nor a password ignores its pattern.
  await alterAnswers<StepAnswer>(page, 'stepById', ({ stepById: { schema } }) =>
    schema.fields?.filter(({ type }) => type === 'textArea')?.forEach((field) => (field.regex = '^never$')),
  )
  const sent = await leaveOutOnce(page, 'objective')
  await openStep(page, /^Series B/)
  await atStep(page, 'Suitability')
  const choice = page.getByRole('radiogroup', { name: /I can afford to lose/ })
  // proves STEP-032
  await expect(choice.getByRole('radio')).toHaveCount(2)
  for (const name of ['Yes', 'No']) await expect(choice.getByRole('radio', { name })).not.toBeChecked()

  await fillSuitability(page)
  await page.getByLabel('Experience with private securities').fill('Two funds.')
  await page.getByRole('button', { name: 'Reset' }).click()
  // proves STEP-009
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByLabel('Experience with private securities')).toHaveValue('')
  await choice.getByText('Yes').click()
  await goOn(page)
  const snackbar = page.locator('.capstan-snackbar')
  // proves STEP-034
  await expect(snackbar).toHaveText('Please correct the highlighted fields.')
  await expect(page.getByRole('combobox', { name: 'Time horizon' })).toHaveAccessibleDescription(/choose one/)
  // proves STEP-033
  expect(sent).toEqual([])

  await fillSuitability(page)
  await page.getByLabel('Experience with private securities').fill('Two funds.')
  await goOn(page)
  // proves STEP-039
  await expect(page.getByText('Investment objective is required.').first()).toBeVisible()
  await atStep(page, 'Suitability')
  await goOn(page)
  // proves STEP-029
  await atStep(page, 'Accreditation')
  expect(sent).toHaveLength(2)
})

test('the look changes at 899.95 and at 599.95 pixels, and no hundredth sooner', async ({ page }) => {
  await openStep(page, /^Series B/)
  await atStep(page, 'Suitability')
  const widen = (px?: number) =>
    page
      .locator('.capstan[data-contained]')
      .first()
      .evaluate((root, width) => (root as HTMLElement).style.setProperty('width', width), px ? `${px}px` : '')
  const columns = page.locator('.capstan-columns').first()
  const bar = page.getByRole('list', { name: 'Qualification steps' })

  await widen(899.97)
  await expect(columns).toHaveCSS('grid-template-columns', /^\S+ \S+$/)
  await widen(899.94)
  // proves LIMIT-002
  await expect(columns).toHaveCSS('grid-template-columns', /^\S+$/)
  await widen(599.97)
  await expect(bar).toHaveCSS('flex-direction', 'row')
  await widen(599.94)
  // proves LIMIT-001
  await expect(bar).toHaveCSS('flex-direction', 'column')

  // The app's bar adapts to its own width, which is the window's.
  await widen(undefined)
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  for (const [width, isNarrow] of [
    [900, false],
    [899, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(menu).toHaveCount(isNarrow ? 1 : 0)
  }
  await page.setViewportSize({ width: 600, height: 800 })
  const padding = () => page.locator('.capstan-page').evaluate((each) => getComputedStyle(each).paddingLeft)
  const wide = await padding()
  await page.setViewportSize({ width: 599, height: 800 })
  expect(parseFloat(await padding())).toBeLessThan(parseFloat(wide))
})

test('a link step opens its page in a new tab, and is complete here as soon as it is there', async ({
  page,
}) => {
  await openStep(page, 'Fund I Extension, wired')
  await pressStep(page, 'I know the risks')
  await atStep(page, 'Wire')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the payment page' }).click()
  const payment = await opened
  await expect(payment.getByText('$1,250.00').or(payment.getByText('1,250.00'))).toBeVisible()
  await payment.getByRole('button', { name: 'I have sent the wire' }).click()

  // proves STEP-012
  await expect(page.getByText(congratulations)).toBeVisible()
})

test('declining to sign fails the step with its own words, and the third refusal ends it', async ({
  page,
  context,
}) => {
  const id = await openStep(page, grant)
  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Sign documents')
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Full legal name').fill('Ida Brand')
  await frame.getByRole('button', { name: 'Decline to sign' }).click()
  await frame.getByRole('button', { name: 'Go back' }).click()
  await expect(frame.getByLabel('Full legal name')).toHaveValue('Ida Brand')
  await frame.getByRole('button', { name: 'Decline to sign' }).click()
  await frame.getByRole('button', { name: 'Yes, I decline to sign' }).click()
  // proves STEP-023
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('You declined to sign.')
  await expect(page.locator('iframe')).toHaveCount(0)

  const elsewhere = await context.newPage()
  for (const time of ['second', 'third']) {
    await test.step(`declines for the ${time} time, a document of its own`, async () => {
      await elsewhere.goto(await linkToSign(context, id))
      await elsewhere.getByRole('button', { name: 'Decline to sign' }).click()
      await elsewhere.getByRole('button', { name: 'Yes, I decline to sign' }).click()
      await expect(elsewhere.getByRole('heading', { name: 'You declined to sign.' })).toBeVisible()
    })
  }
  await page.reload()
  // proves STEP-022
  await expect(
    page.getByText('Retry limit reached. Please contact your issuer for assistance.'),
  ).toBeVisible()
})

test.describe('on Safari', () => {
  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
  test.use({ userAgent: safari })

  test('a flow that would be embedded is a link in a new tab, with the words of the specification', async ({
    page,
  }) => {
    await openStep(page, /^Series B/)
    await fillSuitability(page)
    await goOn(page)
    await atStep(page, 'Accreditation')

    const words = 'IFrame disabled on Safari, please follow this link, or complete this flow on Chrome.'
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    // proves STEP-018
    await expect(page.locator('iframe')).toHaveCount(0)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Follow this link' }).click()
    const provider = await opened
    await accredit(provider)

    await atStep(page, 'Investor profile')
  })
})

test.describe('a reader of German', () => {
  test.use({ locale: 'de-AT' })

  test('is asked in German, sends the same values, and shows the answers in German', async ({ page }) => {
    await openStep(page, /^Series B/)
    await atStep(page, 'Eignung')
    await choose(page, 'Anlageziel', 'Wachstum')
    await choose(page, 'Anlagehorizont', 'Über 7 Jahre')
    await page
      .getByRole('radiogroup', { name: /Ich kann den Verlust/ })
      .getByText('Ja')
      .click()
    const sending = page.waitForRequest((request) => isOperation(request, 'completeStep'))
    await page.getByRole('button', { name: 'Weiter' }).click()
    const sent = (await sending).postDataJSON() as { variables: { input: { blob: { values: object } } } }
    expect(sent.variables.input.blob.values).toMatchObject({ objective: 'Growth', horizon: 'Over 7 years' })

    await expect(page.getByRole('heading', { name: 'Akkreditierung' })).toBeVisible()
    await page.getByRole('button', { name: /^Eignung/ }).click()
    await expect(page.getByText('Wachstum', { exact: true })).toBeVisible()
  })
})

interface ProcessAnswer {
  processById: { currentStep?: string; shortSteps: { nodes: { id: string; status: string }[] } }
}

interface StepAnswer {
  stepById: { status: string; schema: { fields?: { type: string; regex?: string }[] } }
}

/** Removes an answer from the first form that is sent, as no screen would send it; returns the sent answers. */
async function leaveOutOnce(page: Page, key: string): Promise<object[]> {
  const sent: object[] = []
  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), 'completeStep')) return route.fallback()
    const body = route.request().postDataJSON() as { variables: { input: { blob: { values: object } } } }
    const { blob } = body.variables.input
    sent.push(blob)
    if (sent.length === 1)
      blob.values = Object.fromEntries(Object.entries(blob.values).filter(([name]) => name !== key))
    await route.continue({ postData: body })
  })
  return sent
}

/** Expects a pattern of digits to make a field an integer, with the general messages when its author wrote none. */
async function expectDigitsOnly(page: Page): Promise<void> {
  const routing = page.getByRole('textbox', { name: 'Routing number of its bank' })
  await expect(routing).toHaveAttribute('inputmode', 'numeric')
  await routing.fill('no. 1234-5678')
  await expect(routing).toHaveValue('')
  await expect(routing).toHaveAccessibleDescription(/This field does not accept “n”/)
  await routing.fill('12345678')
  await goOn(page)
  await expect(routing).toHaveAccessibleDescription(/Invalid input/)
  await routing.fill('123456789')
}

/** Invests in an offering past the screen, and opens the first of its steps. */
async function openStep(page: Page, offering: string | RegExp): Promise<string> {
  const { offeringId } = placeOf(await offeringPath(page, offering))
  return openDistribution(page, offeringId)
}
