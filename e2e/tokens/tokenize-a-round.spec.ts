import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import type { Locator } from '@playwright/test'
import { turn } from '../drivers/access/keyboard'
import { gridNamed } from '../drivers/grid'
import { alterAnswers, ask, failRequests } from '../drivers/platform'
import { makeOwnRound } from '../drivers/investments/rounds'
import { listenIn } from '../drivers/sockets'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import {
  deployToken,
  holds,
  invests,
  refuseNext,
  setUpToken,
  sold,
  tokenOf,
} from '../drivers/investments/tokens'
import { expect, test, type Page } from '../test'

test.beforeEach(({ page }) => startSession(page, 'issuer@capstan.test'))

test('an issuer sets up a token, and each field names its requirement', async ({ page, context }) => {
  const { roundId } = await makeOwnRound(context)
  await page.goto(`/asset-class/${roundId}/manage`)
  await page.getByRole('link', { name: 'Token Management' }).click()
  const card = page.getByRole('region', { name: 'Token Information' })
  // proves TOKEN-016
  await expect(card.getByText('Not Tokenized')).toBeVisible()
  await expect(card.getByText('This round has no token yet.')).toBeVisible()
  // proves TOKEN-006, TOKEN-013
  await expect(card.getByRole('button')).toHaveText(['Setup Token'])
  await expectAccessible(page, 'a round without a token')

  await card.getByRole('button', { name: 'Setup Token' }).click()
  const form = page.getByRole('form', { name: 'Setup Token' })
  const field = (name: string) => form.getByRole('textbox', { name })
  await expect(field('Token name')).toBeFocused()
  await form.getByRole('button', { name: 'Setup Token' }).click()
  // proves TOKEN-025, TOKEN-028, TOKEN-030
  for (const text of ['Token name is required.', 'Token symbol is required.', 'Chain is required.'])
    await expect(form.getByText(text).first()).toBeVisible()
  await field('Token name').fill('x'.repeat(41))
  await field('Token symbol').fill('x'.repeat(41))
  await form.getByRole('button', { name: 'Setup Token' }).click()
  // proves TOKEN-026, TOKEN-029
  for (const text of [
    'Token name must be less than 40 characters.',
    'Token symbol must be less than 40 characters.',
  ])
    await expect(form.getByText(text).first()).toBeVisible()
  await field('Token name').fill('Halden <B>')
  await field('Token symbol').fill('x'.repeat(40))
  await form.getByRole('combobox', { name: /Chain/ }).click()
  // proves TOKEN-031
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'tezos-mainnet (public)',
    'ethereum-capstan (private)',
  ])
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^ethereum-capstan/ })
    .click()
  await expect(form.getByText(/^A token name is made of letters/).first()).toBeVisible()
  await expectAccessible(page, 'setting a token up')
  await expectNoSidewaysScroll(page, 'setting a token up')

  // Forty signs exactly, with punctuation.
  const name = "Halden (B) & Co.: 'first' - A/B_2, yes!?"
  expect(name).toHaveLength(40)
  await field('Token name').fill(name)
  await form.getByRole('button', { name: 'Setup Token' }).click()
  await expect(card.getByText('Not deployed').first()).toBeVisible()
  // proves CALL-047, TOKEN-027
  await expect(card).toContainText(name)
  await expect(card).toContainText('x'.repeat(40))
})

test('a token is edited until it is deployed, and a change by another user is shown beside it', async ({
  page,
  context,
  browser,
}) => {
  const { roundId } = await makeOwnRound(context)
  await setUpToken(context, roundId)
  const card = await openToken(page, roundId)
  await card.getByRole('button', { name: 'Edit' }).click()
  await card.getByRole('textbox', { name: 'Token name' }).fill('Mine')

  const other = await browser.newContext()
  await startSessionOf(other, 'issuer@capstan.test')
  await setUpToken(other, roundId, { name: 'Theirs' })
  await other.close()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Now: Theirs')).toBeVisible()
  await card.getByRole('button', { name: 'Save' }).click()
  // proves TOKEN-002
  await expect(card.getByText('Mine', { exact: true })).toBeVisible()

  await deployToken(context, roundId, (await tokenOf(context, roundId)).currentContract?.id ?? '')
  await expect(card.getByRole('button', { name: 'Mint' })).toBeVisible()
  // proves TOKEN-017
  await expect(card.getByRole('button', { name: 'Edit' })).toHaveCount(0)
})

test('a contract is deployed, and two browsers see the chain take it', async ({
  page,
  context,
  browser,
  expectConsoleError,
}) => {
  const { roundId } = await makeOwnRound(context)
  const contractId = await setUpToken(context, roundId, { chain: 'tezos-mainnet' })
  const wire = listenIn(page)
  const card = await openToken(page, roundId)
  const viewer = await browser.newContext()
  await startSessionOf(viewer, 'issuer-viewer@capstan.test')
  const theirs = await openToken(await viewer.newPage(), roundId)
  await expect(theirs).toHaveAttribute('data-status', 'not_deployed')
  // proves TOKEN-014
  await expect(theirs.getByRole('button')).toHaveCount(0)
  // proves TOKEN-004, TOKEN-018
  await expect(card.getByRole('button')).toHaveText(['Edit', 'Deploy'])
  expect(wire.subscribed('contracts')).toEqual([])
  const [seen, seenByReader] = [await statesSeen(page), await statesSeen(theirs.page())]

  // It never gets through: the platform says so, and pressed again it is another request.
  expectConsoleError(/ERR_CONNECTION_RESET/)
  const keys = await failRequests(page, { operation: 'DeployContract', how: 'unreachable' })
  await card.getByRole('button', { name: 'Deploy' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Deploy Token of mine?' })
  await dialog.getByRole('button', { name: 'Deploy' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Deploy' }).click()
  // proves CALL-048, LIVE-011
  await expect.poll(() => wire.subscribed('contracts')).toEqual([contractId])
  expect([keys.length, new Set(keys).size]).toEqual([3, 2])

  await expect(card).toHaveAttribute('data-status', 'deployed')
  // The other browser receives an update and reads again at once: within a second on an idle machine.
  await expect(theirs).toHaveAttribute('data-status', 'deployed')
  // proves FMT-009, TOKEN-021
  for (const each of [card, theirs]) {
    const address = each.getByRole('link', { name: /^tz1/ })
    await expect(address).toHaveAttribute('href', /^https:\/\/tzkt\.io\/tz1[1-9A-Za-z]{33}$/)
    await expect(address).toHaveText(/^tz1[1-9A-Za-z]{17}\.\.\./)
  }
  // proves TOKEN-001
  await expect(card.getByText(/^Updates by itself · Deployed since/)).toBeVisible()
  await expect(actionsOf(card)).toHaveText(['Swap Chain', 'Mint'])
  expectOnly(await seen(), [
    'deploying, nothing: The contract is being deployed to tezos-mainnet.',
    'deployed, Swap Chain, Mint',
  ])
  // A reader is never offered anything.
  const theirStates = (await seenByReader()).map((state) => state.split(':')[0])
  expect(theirStates.at(-1)).toBe('deployed, nothing')
  expect(theirStates.filter((state) => !state?.endsWith(', nothing'))).toEqual([])
  await expect.poll(() => wire.unsubscribed('contracts')).toEqual([contractId])
  await expect(theirs.getByRole('button', { name: /^(Mint|Swap Chain)$/ })).toHaveCount(0)
  await viewer.close()
})

test('holdings are minted, all accounts see where their units are, and a swap takes them back', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.slow()
  const round = await makeOwnRound(context)
  const { roundId } = round
  const book = await sold(round, { issuer: context, browser, request })
  const [small, large] = [await holds(book, '40'), await holds(book, '60')]
  const waiting = await invests(book, '15')
  await deployToken(context, roundId, await setUpToken(context, roundId))
  const card = await openToken(page, roundId)
  const { row, rows, cellOf, heading } = gridNamed(page, 'Stakeholder Ledger')
  const words = async (name: string) =>
    Promise.all(
      ['Kind', 'Chain', 'Units', 'Status'].map(async (title) =>
        // One more text while a holder has two rows.
        (await (await cellOf(row(name), title)).allInnerTexts()).join(' | ').trim(),
      ),
    )
  // Two holders and a buyer: the allocation they bought from, which keeps the rest of its units, has no row.
  // proves ROUND-034
  await expect(rows).toHaveCount(3)
  // proves ROUND-035, TOKEN-022
  await expect.poll(() => words(large.name)).toEqual(['Holding', 'capstan-hawknet', '60', 'issued'])
  // proves TOKEN-024
  await expect.poll(() => words(waiting.name)).toEqual(['Distribution', 'N/A', '15', 'not issued'])
  await expect(rows.getByRole('rowheader')).toHaveText([large.name, small.name, waiting.name])
  for (const direction of ['none', 'ascending']) {
    await heading('Units').click()
    await expect(heading('Units')).toHaveAttribute('aria-sort', direction)
  }
  // proves TOKEN-009
  await expect(rows.getByRole('rowheader')).toHaveText([waiting.name, small.name, large.name])

  await card.getByRole('button', { name: 'Mint' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mint' })
  await expect(dialog.getByRole('button', { name: 'Mint' })).toBeDisabled()
  await turn(dialog.getByRole('checkbox', { name: `${large.name}, 60 units` }))
  await expect(dialog.getByRole('status')).toHaveText('1 holding, 60 units')
  const seen = await statesSeen(page)
  await dialog.getByRole('button', { name: 'Mint 1' }).click()
  // proves CALL-049, TOKEN-007
  await expect.poll(() => words(large.name)).toEqual(['Chain', 'ethereum-capstan', '60', 'issued'])
  await expect(card).toHaveAttribute('data-status', 'deployed')
  // proves TOKEN-005, TOKEN-019
  await expect(actionsOf(card)).toHaveText(['Swap Chain', 'Mint'])
  expectOnly(await seen(), [
    'issuing, nothing: Holdings are being minted on ethereum-capstan.',
    'deployed, Swap Chain, Mint',
  ])
  const block = row(large.name).getByRole('link', { name: /^[\d,]+/ })
  // proves TOKEN-012
  await expect(block).toHaveAttribute('href', /^\/vnet-explorer\/txpage\?block=\d+$/)
  const [explorer] = await Promise.all([context.waitForEvent('page'), block.click()])
  await expect(explorer.getByRole('heading', { name: /^Block \d+/ })).toBeVisible()
  await expect(explorer.getByText('MINE')).toBeVisible()
  await explorer.close()

  const status = page.getByRole('combobox', { name: /^(All statuses|not issued) Status$/ })
  const option = page.getByRole('option')
  await status.click()
  await expect(option).toHaveText(['All statuses', 'issued', 'tezos-mainnet', 'not issued'])
  await option.filter({ hasText: 'not issued' }).click()
  // proves TOKEN-010
  await expect(rows.getByRole('rowheader')).toHaveText([waiting.name])
  await status.click()
  await option.filter({ hasText: 'All statuses' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Filter Name').fill(small.name)
  // proves TOKEN-008
  await expect(rows.getByRole('rowheader')).toHaveText([small.name])
  await page.getByLabel('Filter Name').fill('')
  await expect(rows).toHaveCount(3)

  const minted = (await seen()).length
  await card.getByRole('button', { name: 'Swap Chain' }).click()
  const swap = page.getByRole('dialog', { name: 'Swap Chain' })
  await swap.getByRole('combobox', { name: /Next chain/ }).click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['tezos-mainnet (public)'])
  await page.getByRole('listbox').getByRole('option').click()
  await swap.getByRole('button', { name: 'Swap Chain' }).click()
  // proves TOKEN-003, TOKEN-020
  await expect(card).toHaveAttribute('data-status', 'not_deployed')
  await expect(actionsOf(card)).toHaveText(['Edit', 'Deploy'])
  expectOnly((await seen()).slice(minted), [
    'burning, nothing: The units are being removed from their chain.',
    'not_deployed, Edit, Deploy',
  ])
  await expect.poll(() => words(large.name)).toEqual(['Holding', 'capstan-hawknet', '60', 'issued'])

  await card.getByRole('button', { name: 'Deploy' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deploy' }).click()
  await card.getByRole('button', { name: 'Mint' }).click()
  await turn(dialog.getByRole('checkbox', { name: 'Choose all' }))
  await dialog.getByRole('button', { name: 'Mint 2' }).click()
  // proves TOKEN-023
  await expect.poll(() => words(small.name)).toEqual(['Chain', 'tezos-mainnet', '40', 'tezos-mainnet'])
  await card.getByRole('button', { name: 'Mint' }).click()
  await expect(dialog.getByText('Every holding of this round is on the chain.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expectAccessible(page, 'token management')
  await expectNoSidewaysScroll(page, 'token management')
  await row(small.name).getByRole('link', { name: small.name }).click()
  // proves TOKEN-011
  await expect(page).toHaveURL(/\/holding\//)
})

test('a refusal of a chain is shown, and the request can be sent again', async ({
  page,
  context,
  browser,
  request,
}) => {
  const round = await makeOwnRound(context)
  const { roundId } = round
  const { name } = await holds(await sold(round, { issuer: context, browser, request }), '40')
  const contractId = await setUpToken(context, roundId)
  const card = await openToken(page, roundId)
  const deploy = async () => {
    await card.getByRole('button', { name: 'Deploy' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deploy' }).click()
  }
  await refuseNext(request, contractId)
  await deploy()
  await expect(card.getByText(/^The chain refused the contract/)).toBeVisible()
  await deploy()
  await expect(card).toHaveAttribute('data-status', 'deployed')
  await expect(card.getByText(/^The chain refused/)).toHaveCount(0)

  const mint = async () => {
    await card.getByRole('button', { name: 'Mint' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mint' })
    await turn(dialog.getByRole('checkbox', { name: `${name}, 40 units` }))
    await dialog.getByRole('button', { name: 'Mint 1' }).click()
  }
  await refuseNext(request, contractId)
  await mint()
  await expect(card.getByText(/^The chain refused the last minting/)).toBeVisible()
  await mint()
  // For a moment its units have a row at both addresses.
  const rows = gridNamed(page, 'Stakeholder Ledger').row(name)
  await expect(rows.filter({ hasText: 'ethereum-capstan' })).toHaveCount(1)
  await expect(rows).toHaveCount(1)
})

test('an address is looked up with the explorer of its chain, where that has one', async ({
  page,
  context,
}) => {
  const explorers = {
    'ethereum-rinkeby': /^https:\/\/rinkeby\.etherscan\.io\/address\/0x[\da-f]{40}$/,
    'ethereum-mainnet': /^https:\/\/etherscan\.io\/address\/0x[\da-f]{40}$/,
    'tezos-mainnet': /^https:\/\/tzkt\.io\/tz1\w{33}$/,
  }
  for (const [chain, address] of Object.entries(explorers)) {
    const { roundId } = await makeOwnRound(context)
    await deployToken(context, roundId, await setUpToken(context, roundId, { chain }))
    const card = await openToken(page, roundId)
    await expect(card.getByRole('link')).toHaveAttribute('href', address)
    await expect(card.getByRole('link')).toHaveAttribute('target', '_blank')
  }
  const { roundId } = await makeOwnRound(context)
  await deployToken(context, roundId, await setUpToken(context, roundId, { chain: 'ethereum-capstan' }))
  const card = await openToken(page, roundId)
  await expect(card.getByText(/^0x[\da-f]{18}\.\.\.$/)).toBeVisible()
  // proves TOKEN-032
  await expect(card.getByRole('link')).toHaveCount(0)
})

test('each status a token may have is shown in words', async ({ page, context }) => {
  const { roundId } = await makeOwnRound(context)
  await setUpToken(context, roundId)
  const words = {
    ...{ system_only: 'Not Tokenized', not_deployed: 'Not deployed', deploying: 'Deploying' },
    ...{ deployed: 'Deployed', issuing: 'Issuing', issued: 'Issued', burning: 'Burning' },
  }
  let shown = ''
  await alterAnswers<Token>(page, 'query RoundToken', ({ tokenByRoundId }) => {
    tokenByRoundId.status = shown
  })

  // proves TOKEN-015, TOKEN-016
  for (const [status, word] of Object.entries(words)) {
    shown = status
    const card = await openToken(page, roundId)
    await expect(card).toHaveAttribute('data-status', status)
    await expect(card.locator('.capstan-chip')).toHaveText(word)
  }
})

test('units at an address without an account are called by their chain', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.slow()
  const round = await makeOwnRound(context)
  const { roundId } = round
  const { name } = await holds(await sold(round, { issuer: context, browser, request }), '40')
  await deployToken(context, roundId, await setUpToken(context, roundId))
  const { id } = (await ask<Held>(context, held, { roundId })).allHoldings.nodes[0] ?? { id: '' }
  await ask(context, mint, { ids: [id] })
  await expect.poll(async () => (await tokenOf(context, roundId)).status).toBe('deployed')
  const { row } = gridNamed(page, 'Stakeholder Ledger')
  await openToken(page, roundId)
  await expect(row(name)).toHaveCount(1)

  // No units are held at unknown addresses here, so the answer is changed to that of a platform that has them.
  let chain = { chain: 'ethereum-capstan', chainKind: 'private' }
  await alterAnswers<Stakeholders>(page, 'query StakeholderLedger', ({ allLedgerStakeholders }) => {
    for (const row of allLedgerStakeholders.nodes) Object.assign(row, { name: null, ...chain })
  })
  await page.reload()
  // proves ROUND-036
  await expect(row(/^Unknown\s*0x[\da-f]{18}\.\.\./)).toHaveCount(1)
  chain = { chain: 'tezos-mainnet', chainKind: 'public' }
  await page.reload()
  // proves ROUND-037
  await expect(row(/^On chain\s*0x[\da-f]{18}\.\.\./)).toContainText('tezos-mainnet')
})

test('the token of a round is for its issuer: a broker is redirected, a viewer sees no control', async ({
  page,
  context,
  browser,
  request,
}) => {
  const round = await makeOwnRound(context)
  const { roundId } = round
  await sold(round, { issuer: context, browser, request })
  const contractId = await setUpToken(context, roundId)
  const broker = await browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  const theirs = await broker.newPage()
  await theirs.goto(`/asset-class/${roundId}/token`)
  // proves ROUND-006
  await expect(theirs).toHaveURL(`/asset-class/${roundId}/manage`)
  // proves TOKEN-013
  await expect(theirs.getByRole('link', { name: 'Token Management' })).toHaveCount(0)
  await broker.close()

  const viewer = await browser.newContext()
  await startSessionOf(viewer, 'issuer-viewer@capstan.test')
  const read = await viewer.newPage()
  const buttons = (await openToken(read, roundId)).getByRole('button')
  await expect(buttons).toHaveCount(0)
  await deployToken(context, roundId, contractId)
  await expect(read.getByRole('region', { name: 'Token Information' })).toHaveAttribute(
    'data-status',
    'deployed',
  )
  // proves TOKEN-014
  await expect(read.getByRole('button', { name: /^(Mint|Swap Chain|Setup Token|Edit|Deploy)$/ })).toHaveCount(
    0,
  )
  await viewer.close()
  await openToken(page, roundId)
})

async function openToken(page: Page, roundId: string) {
  await page.goto(`/asset-class/${roundId}/token`)
  const card = page.getByRole('region', { name: 'Token Information' })
  await expect(card.getByRole('heading', { name: 'Token Information' })).toBeVisible()
  return card
}

/** Records each change of the card: its status, its actions, and the first sentence of the note. */
async function statesSeen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const kept = window as unknown as { seen: string[] }
    kept.seen = []
    const card = document.querySelector('.capstan-token-information')
    const look = () => {
      const note = card?.querySelector('.capstan-alert')?.textContent
      const offered = [...(card?.querySelectorAll('.capstan-card-actions button') ?? [])]
      const words = offered.map(({ textContent }) => textContent).join(', ') || 'nothing'
      const status = card?.getAttribute('data-status')
      kept.seen.push(`${status}, ${words}${note ? `: ${note.split('. ')[0]?.replace(/\.?$/, '.')}` : ''}`)
    }
    if (card) new MutationObserver(look).observe(card, { attributeFilter: ['data-status'] })
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

/** Expects no other states than these. The chain takes a second and a half: a browser that is later sees the last one alone. */
function expectOnly(seen: string[], states: readonly string[]): void {
  expect(states).toEqual(expect.arrayContaining(seen))
}

/** The actions that the card offers. */
const actionsOf = (card: Locator) => card.locator('.capstan-card-actions').getByRole('button')

interface Token {
  tokenByRoundId: { status: string }
}

interface Held {
  allHoldings: { nodes: { id: string }[] }
}

interface Stakeholders {
  allLedgerStakeholders: { nodes: { name: string | null; chain: string; chainKind: string }[] }
}

const held = `query ($roundId: UUID!) {
  allHoldings(filter: { roundId: { equalTo: $roundId } }) { nodes { id } } }`
const mint = `mutation ($ids: [UUID]!) {
  tokenizeHoldings(input: { holdingIds: $ids }) { clientMutationId } }`
