import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { offeringPath } from '../drivers/investments/openOffering'
import { isOperation } from '../drivers/platform'
import { listenIn } from '../drivers/sockets'
import { startSession } from '../drivers/people/startSession'
import { sentFields } from '../sentFields'
import { atStep, congratulations, fillSuitability, goOn, pressStep } from '../drivers/investments/steps'
import type { Request, Response } from '@playwright/test'
import { expect, test } from '../test'

test('a page follows its steps over one socket, requests the pushed ones, and ends the subscription of complete ones', async ({
  page,
  context,
  investor,
}) => {
  await startSession(page, investor.email)
  const { offeringId } = placeOf(await offeringPath(page, /^Community Round/))
  const wire = listenIn(page)
  const id = await openDistribution(page, offeringId, '500')
  await atStep(page, 'Suitability')
  // proves LIVE-001
  await expect.poll(() => wire.sockets.map((url) => new URL(url).pathname)).toEqual(['/wss/v1/'])
  // proves LIVE-002
  await expect.poll(() => wire.subscribed('steps')).not.toEqual([])
  const [step = ''] = wire.subscribed('steps')

  const elsewhere = await context.newPage()
  await elsewhere.goto(`/distribution/${id}`)
  await atStep(elsewhere, 'Suitability')
  await fillSuitability(elsewhere)
  const askedAgain = page.waitForRequest(
    (request) => isOperation(request, 'stepById') && names(request, step),
  )
  await goOn(elsewhere)
  await askedAgain
  // proves LIVE-004, LIVE-012
  await expect.poll(() => wire.pushed('steps')).toContain(step)
  await atStep(page, 'Fund')
  // proves LIVE-003
  await expect.poll(() => wire.unsubscribed('steps')).toContain(step)

  await pressStep(elsewhere, 'I have sent the wire')
  await expect(page.getByText(congratulations)).toBeVisible()
  const followed = () => wire.subscribed('steps').filter((id) => !wire.unsubscribed('steps').includes(id))
  // proves LIVE-010
  await expect.poll(followed).toEqual([])
})

test('a page that was opened before sends one request for its own data, and none for the data of both pages', async ({
  page,
  investor,
}) => {
  await startSession(page, investor.email)
  await page.goto('/portfolio')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const asked: string[] = []
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    const fields = sentFields(request).filter((field) => field !== '__typename')
    if (fields.length > 0) unanswered.add(request)
    asked.push(...fields)
  })
  page.on('requestfinished', (request) => void unanswered.delete(request))
  page.on('requestfailed', (request) => void unanswered.delete(request))
  /** Opens a page and waits until its own data was requested and all requests are answered. */
  const openPage = async (name: string, own?: string) => {
    await bar.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect.poll(() => [own === undefined || asked.includes(own), unanswered.size]).toEqual([true, 0])
  }
  await openPage('Documents')
  await openPage('Portfolio')

  // Rows that changed within the last five seconds are requested again, because a replica may not have had them. The platform counts
  // them by its own clock, so the clock of the page cannot be moved instead.
  await page.waitForTimeout(6_500)
  asked.length = 0

  await openPage('Documents', 'allDocuments')
  await openPage('Portfolio', 'allHoldings')

  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  expect(asked).not.toContain('getUsersData')
})

test('every data call posts a query and its variables to one address, and its answer is data or errors', async ({
  page,
  investor,
}) => {
  await startSession(page, investor.email)
  const calls: Response[] = []
  page.on('response', (response) => {
    const isCall = response.request().resourceType() === 'fetch' && response.url().includes('graphql')
    if (isCall) calls.push(response)
  })
  await page.goto('/portfolio')
  await page.getByRole('link', { name: 'Documents' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await expect.poll(() => calls.length).toBeGreaterThan(3)
  // proves CACHE-001, CACHE-002
  for (const response of [...calls]) {
    const request = response.request()
    expect([request.method(), new URL(response.url()).pathname]).toEqual(['POST', '/api/v2/graphql'])
    expect(Object.keys(request.postDataJSON() as object)).toEqual(
      expect.arrayContaining(['query', 'variables']),
    )
    expect(['data', 'errors']).toEqual(expect.arrayContaining(Object.keys((await response.json()) as object)))
  }
})

test('when the local storage is full, our cache in it is cleared and the arrangements are kept', async ({
  page,
}) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto('/holdings')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.evaluate(fillStorage)
  const warning = page.waitForEvent('console', (message) => message.text().includes('storage is full'))

  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByText('Comfortable').click()
  await warning
  expect(await page.evaluate(() => localStorage.getItem('capstan:old'))).toBeNull()
  await page.reload()
  // proves ERR-010
  await expect(page.getByRole('row').nth(3)).toHaveCSS('height', '67px')
})

/** Leaves no place for another character, as a host with much to keep might. */
function fillStorage(): void {
  localStorage.setItem('capstan:old', 'x'.repeat(10_000))
  for (let size = 1 << 22; size >= 1; size >>= 1) {
    try {
      for (let at = 0; at < 8; at++) localStorage.setItem(`theirs ${size} ${at}`, 'x'.repeat(size))
    } catch {
      // The next is smaller.
    }
  }
}

const names = (request: Request, id: string): boolean => (request.postData() ?? '').includes(id)
