import { askForSession, refusalOf } from '../drivers/embed/embedKeys'
import { startSession } from '../drivers/people/startSession'
import { serveOwnSite } from '../drivers/embed/vendorSite'
import { expect, test } from '../test'

test('a broker administers its templates on a site of its own, without the actions that its server switched off', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  await startSession(page, 'broker@capstan.test')
  const components = ['signingTemplates', 'payments', 'questions', 'steps']
  const switches = { delete: false, lock: false, sync: false }
  const site = await serveOwnSite(context, {
    components,
    switches,
    script: `
      import { PaymentTemplateAdmin } from '@capstan/sdk-react/payments'
      import { QuestionSetAdmin } from '@capstan/sdk-react/questions'
      import { SigningTemplateAdmin } from '@capstan/sdk-react/signingTemplates'
      const switches = ${JSON.stringify(switches)}
      show(capstan, <>
        <SigningTemplateAdmin switches={switches} isolation="shadow" />
        <PaymentTemplateAdmin switches={switches} isolation="shadow" />
        <QuestionSetAdmin switches={switches} isolation="shadow" />
      </>)`,
  })

  try {
    const visitor = await browser.newContext()
    const theirs = await visitor.newPage()
    await theirs.goto(site.origin)
    await expect(theirs.getByRole('region', { name: 'Templates' }).getByRole('link').first()).toBeVisible()
    await expect(theirs.getByRole('region', { name: 'Issuers' }).getByRole('link').first()).toBeVisible()
    await expect(theirs.getByRole('region', { name: 'Question Sets' })).toContainText('Know your client')
    await expect(theirs.getByRole('button', { name: 'Add question', exact: true })).toBeVisible()
    await expect(theirs.getByRole('button', { name: /Sync template list|^Lock / })).toHaveCount(0)
    await visitor.close()

    // A page that shows the controls all the same is refused.
    const ofSite = { account: site.account, origins: [site.origin], components }
    const { token } = await askForSession(site.secret, { ...ofSite, switches })
    const id = '00000000-0000-4000-8000-000000000000'
    for (const write of [
      `docusignSyncTemplateList(input: { id: "${id}" })`,
      `northCapitalSync(input: { id: "${id}" })`,
      `updateMappedSigningTemplateById(input: { id: "${id}", patch: { locked: true } })`,
      `updateMappedSigningTemplateById(input: { id: "${id}", patch: { deleted: true } })`,
      `updateOnboardingQuestionSetById(input: { id: "${id}", patch: { locked: true } })`,
    ])
      expect(await refusalOf(token, site.origin, `mutation { ${write} { __typename } }`), write).toBe(
        'not_granted',
      )
    const change = `mutation { updateMappedSigningTemplateById(input: { id: "${id}", patch: { active: true } }) { __typename } }`
    expect(await refusalOf(token, site.origin, change)).not.toBe('not_granted')
  } finally {
    site.close()
  }
})
