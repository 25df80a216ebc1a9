import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { offeringPath } from '../drivers/investments/openOffering'
import { alterAnswers } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { accredit, atStep, fillSuitability, goOn, tick } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

const answersPath = '/settings/qualification-answers'

test.beforeEach(({ page, investor }) => startSession(page, investor.email))

test('the result of the accreditation service is shown with its date and its last day, and can be renewed', async ({
  page,
}) => {
  await page.goto(answersPath)
  await expect(page.getByText('You have no completed qualification question sets.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Accreditation' })).toHaveCount(0)
  await qualify(page)

  await page.goto(answersPath)
  const card = page.getByRole('region', { name: 'Accreditation', exact: true })
  await expect(card).toContainText('Income')
  await expect(card).toContainText('Valid')
  await expect(card).toContainText(dayFromNow(0))
  await expect(card).toContainText(dayFromNow(90))
  await page.goto('/portfolio')
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible()
  await expect(page.getByText(/Your accreditation/)).toHaveCount(0)

  await expiring(page, 12)
  await page.goto('/portfolio')
  await expect(page.getByText(`Your accreditation expires in 12 days, on ${dayFromNow(12)}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Renew' }).click()
  await expect(page).toHaveURL(answersPath)
  await expect(card).toContainText('Expires soon')

  await page.unrouteAll({ behavior: 'wait' })
  await card.getByRole('button', { name: 'Renew' }).click()
  const frame = page.frameLocator('iframe')
  await tick(frame.getByLabel(/I hold|license/i).first())
  await tick(frame.getByLabel(/What I say here is true/))
  await frame.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your accreditation was renewed.')).toBeVisible()
  await expect(card).toContainText('Professional license')
  // proves CALL-114
  await expect(card).toContainText('Valid')
})

test('an expired accreditation is shown where an investment begins', async ({ page }) => {
  await qualify(page)
  await expiring(page, -1)
  await page.goto(await offeringPath(page, 'Community Round'))
  await expect(
    page.getByText(
      `Your accreditation expired on ${dayFromNow(-1)}. Renew it before an investment asks for it.`,
    ),
  ).toBeVisible()
  await page.goto(answersPath)
  await expect(page.getByRole('region', { name: 'Accreditation', exact: true })).toContainText('Expired')
})

/** Makes an investment require the accreditation, and answers how the investor qualifies. */
async function qualify(page: Page): Promise<void> {
  await openDistribution(page, placeOf(await offeringPath(page, /^Series B/)).offeringId)
  await atStep(page, 'Suitability')
  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Accreditation')
  await accredit(page.frameLocator('iframe'))
  await atStep(page, 'Investor profile')
}

/** Changes the dates in the platform's answers, because its clock is fixed. */
async function expiring(page: Page, days: number): Promise<void> {
  await alterAnswers<Answer>(page, 'query Accreditation', ({ allAccreditations }) => {
    for (const node of allAccreditations.nodes) node.expiresOn = isoFromNow(days)
  })
}

interface Answer {
  allAccreditations: { nodes: { expiresOn: string }[] }
}

const isoFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Returns a day as the English app shows it. */
function dayFromNow(days: number): string {
  const [year = '', month = '', day = ''] = isoFromNow(days).split('-')
  return `${month}/${day}/${year}`
}
