import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { serveBrokerSite } from '../drivers/embed/brokerSite'
import { makeDistribution, openDistribution, placeOf } from '../drivers/investments/distributions'
import { aText, uploadFiles } from '../drivers/investments/documents'
import { askForSession, refusalOf } from '../drivers/embed/embedKeys'
import { makeHolders, transfer, type Holder } from '../drivers/investments/ledger'
import { offeringPath } from '../drivers/investments/openOffering'
import { alterAnswers } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { accredit, atStep, fillSuitability, goOn, tick } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

const withPapers = 'Fund I Extension, with papers'

test('an investor looks at a holding on a broker’s site: its value, ledger, documents and statement, live, in a shadow root', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  // 100 units at $12.50, and 5.
  const { holders } = await makeHolders({ issuer: context, request, browser }, ['100', '5'])
  const [holder, buyer] = holders as [Holder, Holder]
  await page.goto(`/holding/${holder.holdingId}`)
  await uploadFiles(page, [aText('Certificate.txt')], ['The investor'])
  const components = ['holding', 'uploads', 'documents']
  const site = await serveBrokerSite(browser, holder, {
    components,
    imports: `
      import { useState } from 'react'
      import { HoldingDetails } from '@capstan/sdk-react/holding'
      const Page = () => {
        const [isStatement, onStatement] = useState(false)
        return <HoldingDetails holdingId="${holder.holdingId}" isolation="shadow" {...{ isStatement, onStatement }} />
      }`,
    jsx: '<Page />',
  })

  try {
    const visitor = await browser.newContext()
    const theirs = await visitor.newPage()
    const complaints = complaintsOf(theirs)
    await theirs.goto(site.origin)
    const value = theirs.getByRole('region', { name: 'Value over time' })
    await expect(value.getByRole('img')).toHaveAccessibleName(/ · Value: \$1,250\.00 /)
    // proves HOLD-019
    await expect(theirs.getByRole('button', { name: 'choose from your computer' })).toHaveCount(0)

    // Live: 59.5 at $12.50.
    await transfer(context, { holdingId: holder.holdingId, investorId: buyer.accountId, amount: '40.5' })
    await expect(value.getByRole('img').last()).toHaveAccessibleName(/ · Value: \$743\.75 /)
    await expect(theirs.getByRole('table', { name: 'Ledger' })).toContainText('−40.5')

    // A document is shown over the page, its keyboard stays within, and comes back to where it was.
    const show = theirs.getByRole('button', { name: 'Show Certificate.txt' })
    await show.focus()
    await theirs.keyboard.press('Enter')
    const dialog = theirs.getByRole('dialog')
    await expect(dialog).toContainText('This is Certificate.txt.')
    await theirs.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await theirs.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(show).toBeFocused()

    // A link of a block reports its target to the page, and does not navigate.
    await theirs.getByRole('table', { name: 'Ledger' }).getByRole('link').first().click()
    await expect(theirs.getByRole('status').first()).toHaveText(/^\/transaction\/[0-9a-f-]{36}$/)
    expect(theirs.url()).toBe(`${site.origin}/`)

    await theirs.getByRole('button', { name: 'Statement' }).click()
    await expect(theirs.getByText('Units on this day')).toBeVisible()
    await theirs.getByRole('button', { name: 'Back to the holding' }).click()
    await expect(value).toBeVisible()
    expect(complaints).toEqual([])
    // Axe puts styles into the page, which its policy refuses.
    await expectAccessible(theirs, 'a holding in an embed')
    await expectNoSidewaysScroll(theirs, 'a holding in an embed')
    await visitor.close()

    const { token } = await askForSession(site.secret, {
      ...{ account: holder.accountId, origins: [site.origin], components },
    })
    for (const query of [
      '{ allAccreditations { nodes { id } } }',
      '{ allInstancedAccountInformations { nodes { value } } }',
      '{ allFullTransactions(first: 1) { nodes { id } } }',
    ])
      expect(await refusalOf(token, site.origin, query), query).toBe('not_granted')
  } finally {
    site.close()
  }
})

test('an investor uploads the documents of a step on a broker’s site, in a shadow root, and the broker receives them', async ({
  page,
  browser,
  investor,
}) => {
  test.slow()
  await startSession(page, investor.email)
  const id = await makeDistribution(page.context(), placeOf(await offeringPath(page, withPapers)).offeringId)
  const site = await serveBrokerSite(browser, investor, {
    imports: `import { InvestmentOnboarding } from '@capstan/sdk-react/invest'`,
    jsx: `<InvestmentOnboarding distributionId="${id}" embedPolicy="link" isolation="shadow" />`,
  })

  try {
    const visitor = await browser.newContext()
    const theirs = await visitor.newPage()
    const complaints = complaintsOf(theirs)
    await theirs.goto(site.origin)
    const letter = theirs.getByRole('region', { name: 'Accreditation letter', exact: true })
    const chosen = theirs.waitForEvent('filechooser')
    await letter.getByRole('button', { name: 'choose from your computer' }).press('Enter')
    await (await chosen).setFiles([aText('Letter Whitlock CPA.txt')])
    await expect(letter).toContainText('Uploaded')
    await goOn(theirs)
    // proves STEP-016
    await expect(theirs.getByText('Step is processing.')).toBeVisible()
    const download = theirs.waitForEvent('download')
    await theirs.getByRole('button', { name: 'Download Letter Whitlock CPA.txt' }).click()
    expect((await download).suggestedFilename()).toBe('Letter Whitlock CPA.txt')
    expect(complaints).toEqual([])
    // Axe puts styles into the page, which its policy refuses.
    await expectAccessible(theirs, 'papers that were sent from an embed')
    await expectNoSidewaysScroll(theirs, 'papers that were sent from an embed')
    await visitor.close()

    const broker = await browser.newContext()
    await startSessionOf(broker, 'broker@capstan.test')
    const desk = await broker.newPage()
    await desk.goto('/distributions')
    await expect(desk.getByRole('listitem', { name: investor.name })).toContainText('Letter Whitlock CPA.txt')
    await broker.close()
  } finally {
    site.close()
  }
})

test('an investor reads their answers, and renews their accreditation, on a broker’s site', async ({
  page,
  browser,
  investor,
}) => {
  test.slow()
  await startSession(page, investor.email)
  await openDistribution(page, placeOf(await offeringPath(page, /^Series B/)).offeringId)
  await atStep(page, 'Suitability')
  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Accreditation')
  await accredit(page.frameLocator('iframe'))
  await atStep(page, 'Investor profile')
  const components = ['accreditation', 'qualificationAnswers', 'steps']
  const site = await serveBrokerSite(browser, investor, {
    components,
    imports: `
      import { AccreditationCard, AccreditationNotice } from '@capstan/sdk-react/accreditation'
      import { QualificationAnswers } from '@capstan/sdk-react/qualificationAnswers'`,
    jsx: `<><AccreditationNotice renewHref="/settings/qualification-answers" isolation="shadow" /><AccreditationCard isolation="shadow" /><QualificationAnswers isolation="shadow" /></>`,
  })

  try {
    const visitor = await browser.newContext()
    const theirs = await visitor.newPage()
    const complaints = complaintsOf(theirs)
    await expiring(theirs, 12)
    await theirs.goto(site.origin)
    const answers = theirs.getByRole('region', { name: 'Larkspur Securities LLC' })
    // proves CALL-016, QANS-001
    await expect(answers.getByRole('row').filter({ hasText: 'Investment objective' })).toBeVisible()
    await theirs.getByRole('link', { name: 'Renew' }).click()
    await expect(theirs.getByRole('status').first()).toHaveText('/settings/qualification-answers')
    expect(theirs.url()).toBe(`${site.origin}/`)

    await theirs.unrouteAll({ behavior: 'wait' })
    const card = theirs.getByRole('region', { name: 'Accreditation', exact: true })
    await card.getByRole('button', { name: 'Renew' }).press('Enter')
    const frame = theirs.frameLocator('iframe')
    await tick(frame.getByLabel(/I hold|license/i).first())
    await tick(frame.getByLabel(/What I say here is true/))
    await frame.getByRole('button', { name: 'Confirm' }).click()
    await expect(theirs.getByText('Your accreditation was renewed.')).toBeVisible()
    await expect(card).toContainText('Professional license')
    await expect(card).toContainText('Valid')
    expect(complaints).toEqual([])
    await expectAccessible(theirs, 'an accreditation in an embed')
    await expectNoSidewaysScroll(theirs, 'an accreditation in an embed')
    await visitor.close()

    // Each alone is one alone.
    const alone = {
      account: investor.accountId,
      origins: [site.origin],
      components: ['qualificationAnswers'],
    }
    const { token } = await askForSession(site.secret, alone)
    for (const query of [
      '{ allAccreditations { nodes { id } } }',
      '{ allHoldings { nodes { id } } }',
      'mutation { renewAccreditation(input: {}) { clientMutationId } }',
    ])
      expect(await refusalOf(token, site.origin, query), query).toBe('not_granted')
  } finally {
    site.close()
  }
})

/** Changes the dates in the platform's answers, because its clock is fixed. */
async function expiring(page: Page, days: number): Promise<void> {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await alterAnswers<Answer>(page, 'query Accreditation', ({ allAccreditations }) => {
    for (const node of allAccreditations.nodes) node.expiresOn = day
  })
}

interface Answer {
  allAccreditations: { nodes: { expiresOn: string }[] }
}

/** Records the errors in the console of a page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  return complaints
}
