import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { giveOwnKey, type SealedBody } from '../drivers/investments/answerEnvelopes'
import { offeringPath } from '../drivers/investments/openOffering'
import { graphqlUrl, isOperation } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { accredit, atStep, fillInvestorProfile, fillSuitability, goOn } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

const secret = '12-3456789'

test.beforeEach(({ page, investor }) => startSession(page, investor.email))

test('the answers to an encrypted form leave the browser in an envelope, and complete the step', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await openProfile(page)
  await fillInvestorProfile(page)
  const completing = page.waitForRequest((request) => isOperation(request, 'completeStep'))
  await goOn(page)

  const body = (await completing).postData() ?? ''
  const { envelope } = (JSON.parse(body) as SealedBody).variables.input.blob
  expect(Object.keys(envelope).sort()).toEqual(['data', 'epk', 'formVersion', 'iv', 'kid', 'v'])
  expect(envelope).toMatchObject({ v: 1, formVersion: 1 })
  for (const clear of ['Marine engineer', '185000', 'maren@example.com', secret, '123456789'])
    expect(body).not.toContain(clear)
  // A draft does not contain secret answers either.
  // proves STEP-010
  for (const each of sent) expect(each).not.toMatch(/12-?3456789/)
  await atStep(page, 'Sign documents')
})

test('a platform with its own key opens envelopes as the guide describes', async ({ page }) => {
  await openProfile(page)
  await fillInvestorProfile(page)
  const open = await giveOwnKey(page)
  const completing = page.waitForRequest((request) => isOperation(request, 'completeStep'))
  await goOn(page)

  expect(open((await completing).postDataJSON())).toEqual({
    values: expect.objectContaining({
      occupation: 'Marine engineer',
      annualIncome: '185000.00',
      ein: secret,
    }),
    schemaVersion: 1,
    clientRequestId: expect.any(String),
  })
  await expect(page.getByText('Error. Please try again.')).toBeVisible()
})

test('an envelope altered in transit is refused, the answers remain, and they are sealed again', async ({
  page,
}) => {
  await openProfile(page)
  await fillInvestorProfile(page)
  const sent: string[] = []
  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), 'completeStep')) return route.fallback()
    const body = route.request().postDataJSON() as SealedBody
    const { envelope } = body.variables.input.blob
    sent.push(envelope.data)
    if (sent.length === 1)
      envelope.data = `${envelope.data.startsWith('A') ? 'B' : 'A'}${envelope.data.slice(1)}`
    await route.continue({ postData: body })
  })
  await goOn(page)
  // proves STEP-037
  await expect(page.getByText('Error. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Employer Identification Number')).toHaveValue(secret)

  await goOn(page)
  await atStep(page, 'Sign documents')
  expect(new Set(sent).size).toBe(2)
})

test('the outcome of a lost answer is looked up with the same envelope, and the step is completed once', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_|net::|Failed to load/)
  await openProfile(page)
  await fillInvestorProfile(page)
  const sent: string[] = []
  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), 'completeStep')) return route.fallback()
    sent.push((route.request().postDataJSON() as SealedBody).variables.input.blob.envelope.data)
    if (sent.length > 1) return route.fallback()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await goOn(page)
  await atStep(page, 'Sign documents')
  // The live socket may have moved the page on before the platform is asked for the outcome.
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(1)
})

test('a browser that cannot encrypt shows a message and no questions', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await openProfile(page)
  await expect(page.getByText(/Open this page with an address that begins with https:\/\//)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
  await expect(page.getByLabel('Employer Identification Number')).toHaveCount(0)
})

async function openProfile(page: Page): Promise<void> {
  await openDistribution(page, placeOf(await offeringPath(page, /^Series B/)).offeringId)
  await atStep(page, 'Suitability')
  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Accreditation')
  await accredit(page.frameLocator('iframe'))
  await atStep(page, 'Investor profile')
}
