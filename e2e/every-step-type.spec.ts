import { openDistribution, placeOf } from './drivers/distributions'
import { offeringPath } from './drivers/openOffering'
import { completeCurrentStep, linkToSign } from './drivers/providers'
import { startSession } from './drivers/startSession'
import { accredit, atStep, congratulations, fillSuitability, goOn, pressStep } from './drivers/steps'
import { expect, test, type Page } from './test'

const closing = /^First Close/
const notes = /^Senior Notes/
const grant = 'Advisor Grant'
const issuersHelp = 'Please contact your issuer to learn how to complete your investment.'

test.beforeEach(({ page, investor }) => startSession(page, investor.email))

test('a custom step nobody has registered and a step of an unknown type lead to the issuer [STEP-016] [STEP-017]', async ({
  page,
  context,
}) => {
  const id = await openStep(page, closing)
  await atStep(page, 'Acknowledgement')
  await pressStep(page, 'I know the risks')
  await atStep(page, 'Capital call schedule')
  await expect(page.getByText(issuersHelp)).toBeVisible()

  await completeCurrentStep(context, id)
  await atStep(page, 'Admission interview')
  await expect(page.getByText(issuersHelp)).toBeVisible()
})

test('more than seven steps scroll sideways with the current one in sight, and stand upright on small screens [STEP-002] [STEP-003]', async ({
  page,
}) => {
  await openStep(page, notes)
  const bar = page.getByRole('list', { name: 'Qualification steps' })
  await expect(bar.getByRole('listitem')).toHaveCount(9)
  const scrolls = () => bar.evaluate((list) => list.scrollWidth > list.clientWidth)
  expect(await scrolls()).toBe(true)
  for (const [label, next] of [
    ['State of residence', 'Custodian'],
    ['Custodian of the notes', 'Interest'],
    ['Account that interest is paid to', 'Notices'],
    ['Where notices go', 'Suitability'],
  ] as const) {
    await page.getByLabel(label).fill('By post')
    await goOn(page)
    await atStep(page, next)
  }
  const current = bar.getByRole('listitem').filter({ hasText: 'Suitability' })
  await expect(current).toHaveAttribute('aria-current', 'step')
  await expect(current).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(scrolls).toBe(false)
  const tops = await bar
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).offsetTop))
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
})

test('a step that is not the current one says so and leads back to the one that is [STEP-004] [STEP-005] [STEP-006]', async ({
  page,
}) => {
  await openStep(page, /^Series B/)
  await atStep(page, 'Suitability')
  const bar = page.getByRole('list', { name: 'Qualification steps' })
  await bar.getByRole('button', { name: 'Fund' }).click()
  await atStep(page, 'Fund')
  await expect(page.getByText('This step is not active.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'I have sent the wire' })).toBeHidden()

  await page.getByRole('button', { name: 'Go to active step' }).click()
  await atStep(page, 'Suitability')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('a link step opens its page in a new tab, and is complete here as soon as it is there [STEP-012]', async ({
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

  await expect(page.getByText(congratulations)).toBeVisible()
})

test('declining to sign fails the step with its own words, and the third refusal ends it [STEP-022] [STEP-023]', async ({
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
  await expect(
    page.getByText('Retry limit reached. Please contact your issuer for assistance.'),
  ).toBeVisible()
})

test.describe('on Safari', () => {
  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
  test.use({ userAgent: safari })

  test('a flow that would be embedded is a link in a new tab, with the words of the specification [STEP-018]', async ({
    page,
  }) => {
    await openStep(page, /^Series B/)
    await fillSuitability(page)
    await goOn(page)
    await atStep(page, 'Accreditation')

    const words = 'IFrame disabled on Safari, please follow this link, or complete this flow on Chrome.'
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Follow this link' }).click()
    const provider = await opened
    await accredit(provider)

    await atStep(page, 'Investor profile')
  })
})

/** Invests in an offering past the screen, and opens the first of its steps. */
async function openStep(page: Page, offering: string | RegExp): Promise<string> {
  const { offeringId } = placeOf(await offeringPath(page, offering))
  return openDistribution(page, offeringId)
}
