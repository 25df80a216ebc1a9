import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { offeringPath } from '../drivers/investments/openOffering'
import { startSession } from '../drivers/people/startSession'
import { atStep, fillSuitability, goOn } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

const path = '/settings/qualification-answers'
const intro =
  'Your most recent answers to qualification question sets will be auto-filled in subsequent qualification rounds.'

test('an investor reads their answers, a card for each vendor, with formatted days', async ({ page }) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto('/settings/integrations')
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Qualification Answers' })
    .click()

  // proves ROUTE-020
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    ...['Settings', 'Qualification Answers'],
  ])
  // proves QANS-004
  await expect(page.getByText(intro, { exact: true })).toBeVisible()
  const card = cardOf(page, 'Larkspur Securities LLC')
  // proves QANS-001, QANS-002
  await expect(card.getByRole('columnheader')).toHaveText(['Question', 'Answer'])
  // proves CALL-016, QANS-003
  await expect(answerTo(page, 'Investing since')).toHaveText('04/02/2011')
  await expect(answerTo(page, 'Source of wealth')).toHaveText('Salary')
  await expectAccessible(page, 'answers')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'answers')
})

test('answers appear as they are given, and the next question set begins with them', async ({
  page,
  context,
  investor,
}) => {
  test.slow()
  await startSession(page, investor.email)
  await page.goto(path)
  // proves QANS-005
  await expect(page.getByText('You have no completed qualification question sets.')).toBeVisible()
  await expect(page.getByText(intro)).toHaveCount(0)

  const invests = await context.newPage()
  const { offeringId } = placeOf(await offeringPath(invests, /^Community Round/))
  await openDistribution(invests, offeringId)
  await atStep(invests, 'Suitability')
  await fillSuitability(invests)
  await goOn(invests)
  await expect(invests.getByRole('heading', { name: 'Suitability', exact: true })).toHaveCount(0)

  // proves QANS-001
  await expect(answerTo(page, 'Investment objective')).toHaveText('Growth')
  await expect(answerTo(page, /^I can afford to lose/)).toHaveText('Yes')
  await expect(page.getByText(intro, { exact: true })).toBeVisible()
  await expect(page.getByText('You have no completed qualification question sets.')).toHaveCount(0)

  const { offeringId: another } = placeOf(await offeringPath(invests, 'Advisor Grant'))
  await openDistribution(invests, another)
  await atStep(invests, 'Suitability')
  // proves QANS-006
  await expect(invests.getByRole('combobox', { name: 'Investment objective' })).toContainText('Growth')
  await expect(invests.getByRole('combobox', { name: 'Time horizon' })).toContainText('Over 7 years')
})

const cardOf = (page: Page, vendor: string) => page.getByRole('region', { name: vendor })

const answerTo = (page: Page, question: string | RegExp) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: question }) })
    .getByRole('cell')
