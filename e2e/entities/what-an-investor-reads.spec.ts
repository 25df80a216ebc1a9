import { randomUUID } from 'node:crypto'
import { askOnTestPage, firstAnswer, listOf, recordAnswers, wire } from '../drivers/answers'
import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { newInvestor } from '../drivers/people/newInvestor'
import { setUpTogether } from '../drivers/people/accountSettings'
import { offeringPath } from '../drivers/investments/openOffering'
import { alterAnswers, ask } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { atStep } from '../drivers/investments/steps'
import { expect, test } from '../test'

// Fields that no page needs are read on the page for developers, at the end of each test.

test('an investor reads their account, its addresses and its people as the data model has them', async ({
  page,
  context,
  request,
}) => {
  const { accountId: id, email } = await newInvestor(request, { setUp: false })
  test.slow()
  const answered = await recordAnswers(page)
  await startSession(page, email)
  await setUpTogether(context, { email: `${randomUUID()}@example.com`, allowLogin: true })
  const patch = { url: 'https://own.example', twitterHandle: 'own_handle', supportEmail: 'help@own.example' }
  await ask(context, update, { id, patch })
  await page.goto('/settings/account')
  for (const text of ['own.example', 'own_handle', 'help@own.example'])
    await expect(page.getByRole('main')).toContainText(text)
  await page.goto(`/investor/${id}`)
  await expect(page.getByRole('main')).toContainText('1 Harbor Street')
  await askOnTestPage(page, aroundTheAccount, { id })

  const country = { id: wire.count, name: wire.text, alpha2: expect.stringMatching(/^[A-Z]{2}$/) as unknown }
  const alpha3 = expect.stringMatching(/^[A-Z]{3}$/) as unknown
  await expect.poll(() => answered('Account', id)).toHaveProperty('holdingsByInvestorId')
  const account = answered('Account', id)
  // proves ENTITY-002
  expect(account).toMatchObject({
    ...{
      id,
      name: wire.text,
      email: wire.text,
      ...patch,
      setup: true,
      type: 'investor',
      taxShort: expect.stringMatching(/^\d{4}$/),
    },
    ...{ countryByJurisdiction: { ...country, alpha3 } },
    addressesByAccountId: listOf({ id: wire.id }),
    partiesByAccountId: listOf({ id: wire.id }),
    holdingsByInvestorId: { nodes: [] },
  })
  expect(account).toMatchObject({ contactName: wire.text, slug: null })
  const [address] = (account?.addressesByAccountId as { nodes: { id: string }[] }).nodes
  const lines = { lineTwo: null, lineThree: null, lineFour: null }
  // proves ENTITY-006
  expect(answered('Address', address?.id)).toMatchObject({
    ...{ id: address?.id, type: expect.stringMatching(/^(primary|mailing)$/), lineOne: wire.text, ...lines },
    ...{ city: wire.text, province: wire.text, postalCode: wire.text },
    countryByCountryId: { ...country, alpha3, num: wire.count },
  })
  // proves ENTITY-007
  expect(answered('Party', ({ isPrimary }) => isPrimary === true)).toMatchObject({
    ...{ id: wire.id, role: 'Individual', usCitizen: wire.flag, isPrimary: true, dateOfBirth: wire.day },
    ...{ firstName: wire.text, lastName: wire.text, taxShort: expect.stringMatching(/^\d{4}$/) },
    userByUserId: { firstName: 'Ida', lastName: 'Joint' },
    addressesByPartyId: listOf({ id: wire.id }),
  })
})

test('an investor reads their holdings as the data model has them', async ({ page, context }) => {
  test.slow()
  const answered = await recordAnswers(page)
  await startSession(page, 'investor@capstan.test')
  const { allDocuments, allCapTableEntries } = await ask<Held>(context, held)
  const [document] = allDocuments.nodes
  const holding = document?.holdingByHoldingId
  const entry = allCapTableEntries.nodes.find(
    ({ tokenByTokenId: { roundId } }) => roundId === holding?.roundId,
  )
  const coin = allCapTableEntries.nodes.find(({ tokenByTokenId: { type } }) => type === 'Crypto')
  if (!holding || !entry || !coin) throw new Error('The investor of the demo data holds nothing on a chain.')

  await page.goto('/wallet')
  await expect(page.getByRole('heading', { level: 2, name: 'Ether' })).toBeVisible()
  await page.goto('/settings/qualification-answers')
  await expect(page.getByRole('main')).toContainText('Larkspur')
  await page.goto('/portfolio')
  await expect(page.getByRole('treegrid')).toContainText('Halden Biologics Preferred')
  await page.goto(`/asset-class/${holding.roundId}/manage`)
  await expect(page.getByText('Series A').first()).toBeVisible()
  await page.goto('/investor-documents')
  await page.getByRole('button', { name: 'Holdings' }).click()
  await expect(page.getByText('Stock certificate').first()).toBeVisible()
  await page.goto(`/holding/${holding.id}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download Stock certificate/ }).click()
  await saved
  await askOnTestPage(page, aroundTheHolding, { id: holding.id, roundId: holding.roundId, entryId: entry.id })

  const record = answered('Holding', holding.id)
  const kept = { status: wire.text, chain: wire.text, address: expect.stringMatching(/^0x[\da-fA-F]{40}$/) }
  // proves ENTITY-024, ENTITY-025
  expect(record).toMatchObject({
    ...{ id: holding.id, amount: wire.decimal, purchasePrice: wire.decimal, issuedOn: wire.day },
    ...{ securityId: wire.id, accountByInvestorId: { id: wire.id, name: 'Maren Okafor' } },
    securityBySecurityId: { unitValue: wire.decimal, roundsBySecurityId: listOf({ id: holding.roundId }) },
    blockchainAddresses: listOf(kept),
    documents: listOf({
      id: document?.id,
      name: wire.text,
      createdOn: wire.instant,
      uploadStatus: 'uploaded',
    }),
  })
  const sharings = listOf({ toRole: 'investor', name: 'The investor' })
  // proves ENTITY-011, ENTITY-025
  expect(answered('Document', document?.id)).toMatchObject({
    ...{
      id: document?.id,
      uploadStatus: 'uploaded',
      extension: 'pdf',
      name: expect.stringMatching(/^Stock certificate/),
      type: 'holding',
    },
    ...{ createdOn: wire.instant, uploadedBy: wire.id, downloadUrl: wire.text, sharings },
  })
  // proves ENTITY-016
  expect(answered('Round', holding.roundId)).toMatchObject({
    ...{
      id: holding.roundId,
      name: 'Series A',
      unitValue: wire.decimal,
      price: wire.decimal,
      total: wire.decimal,
    },
    ...{ totalCapitalDeployed: wire.decimal, termsUrl: wire.text, trancheBondDatumByRoundId: null },
    assetByAssetId: {
      ...{ name: wire.text, assetTypeByType: { type: wire.text, accountingType: wire.text } },
      accountByIssuerId: { id: wire.id, name: wire.text },
    },
  })
  // proves ENTITY-010
  expect(answered('InstancedAccountInformation')).toMatchObject({
    id: wire.id,
    field: wire.text,
    value: wire.text,
  })
  // proves ENTITY-029
  expect(answered('CapTableEntry', entry.id)).toMatchObject({
    ...{ id: entry.id, amount: wire.decimal },
    blockchainAddressByBlockchainAddressId: { id: wire.id, chain: 'ethereum-capstan', address: kept.address },
  })
  // proves ENTITY-028
  expect(answered('Token', coin.tokenByTokenId.id)).toMatchObject({
    ...{
      id: coin.tokenByTokenId.id,
      name: wire.text,
      type: 'Crypto',
      symbol: wire.text,
      precision: wire.count,
    },
    ...{ status: wire.text, exchangePrice: { buy: wire.decimal, sell: wire.decimal, spot: wire.decimal } },
  })
  // proves ENTITY-028
  expect(answered('Token', entry.tokenByTokenId.id)).toMatchObject({
    ...{ id: entry.tokenByTokenId.id, name: wire.text, type: 'Security', symbol: wire.text, precision: 18 },
    ...{ status: 'deployed', roundByRoundId: { id: holding.roundId } },
    contractsByTokenId: listOf({ contractAddress: wire.text, chain: wire.text, status: wire.text }),
    capTableEntriesByTokenId: listOf({
      amount: wire.decimal,
      blockchainAddressByBlockchainAddressId: expect.objectContaining({
        ...{ id: wire.id, address: kept.address, chain: wire.text },
        accountByAccountId: expect.objectContaining({ name: 'Maren Okafor' }) as unknown,
        ledgerEntriesByBlockchainAddressId: listOf({
          transactionByTransactionId: expect.objectContaining({
            chainData: expect.objectContaining({ block_number: expect.anything() as unknown }) as unknown,
          }) as unknown,
        }),
      }) as unknown,
    }),
  })
})

test('an investor reads the steps of an investment as the data model has them', async ({
  page,
  investor,
}) => {
  test.slow()
  const answered = await recordAnswers(page)
  await startSession(page, investor.email)
  const { offeringId } = placeOf(await offeringPath(page, /^Series B/))
  const id = await openDistribution(page, offeringId)
  await atStep(page, 'Suitability')
  const whole = await firstAnswer(answered, 'Step', ({ schema }) => schema !== undefined)
  const attributes = whole.renderAttributes as Record<'title' | 'instructions' | 'about', string>
  for (const text of [attributes.instructions, attributes.about])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  expect(whole).toMatchObject({
    ...{ id: wire.id, order: 1, status: 'in_progress' },
    renderAttributes: { title: 'Suitability', progressBarTitle: 'Suitability' },
  })
  const { schema } = whole as { schema: { fields: { displayKey: string }[] } }
  for (const { displayKey } of schema.fields) await expect(page.getByText(displayKey).first()).toBeVisible()
  expect(whole).toMatchObject({ type: 'form', outputData: {}, dynamicData: {} })

  // The demo data lack the other properties of a step, so the test adds them to the platform's answers.
  await alterAnswers<ProcessAnswer>(page, 'processById', ({ processById }) => {
    const [step] = processById.shortSteps.nodes
    if (step)
      Object.assign(step, { status: 'retry', renderAttributes: { name: 'Read this', message: 'Today.' } })
  })
  await alterAnswers<StepAnswer>(page, 'stepById', ({ stepById }) => {
    Object.assign(stepById, given, { renderAttributes: { name: 'Read this', message: 'Today.' } })
  })
  await page.goto(`/distribution/${id}`)
  await atStep(page, 'Read this')
  // proves ENTITY-051
  await expect(page.getByText('Today.', { exact: true })).toBeVisible()
  await expect(page.getByText('The picture is not sharp.', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Bank' })).toBeVisible()
  // proves ENTITY-052
  await expect(page.getByRole('link', { name: /^Risk factors/ })).toHaveAttribute('href', risks)
})

const risks = 'https://larkspur.example/risks'

/** A step that was not accepted, with a form for new answers. */
const given = {
  status: 'retry',
  outputData: { error: 'The picture is not sharp.' },
  schema: {
    title: 'Read this',
    forms: { new: { fields: [{ key: 'bank', displayKey: 'Bank', type: 'string', order: 1 }] } },
    disclosures: [{ text: 'Risk factors', link: risks }],
  },
}

interface ProcessAnswer {
  processById: { shortSteps: { nodes: object[] } }
}

interface StepAnswer {
  stepById: object
}

interface Held {
  allDocuments: { nodes: { id: string; holdingByHoldingId: { id: string; roundId: string } }[] }
  allCapTableEntries: {
    nodes: { id: string; tokenByTokenId: { id: string; type: string; roundId: string } }[]
  }
}

const update = `mutation ($id: UUID!, $patch: AccountPatch!) {
  updateAccountById(input: { id: $id, patch: $patch }) { clientMutationId } }`

const aroundTheAccount = `query ($id: UUID!) { accountById(id: $id) {
  __typename id slug contactName setup countryByJurisdiction { __typename id name alpha2 alpha3 }
  holdingsByInvestorId { nodes { __typename id } }
  addressesByAccountId { nodes { __typename id countryByCountryId { __typename id name alpha2 alpha3 num } } }
  partiesByAccountId { nodes { __typename id userByUserId { __typename id firstName lastName }
    addressesByPartyId { nodes { __typename id } } } } } }`

const held = `{
  allDocuments(filter: { name: { equalTo: "Stock certificate S-A 0412" } }, first: 1) {
    nodes { id holdingByHoldingId { id roundId } } }
  allCapTableEntries { nodes { id tokenByTokenId { id type roundId } } } }`

const aroundTheHolding = `query ($id: UUID!, $roundId: UUID!, $entryId: UUID!) {
  holdingById(id: $id) {
    __typename id securityId securityBySecurityId { __typename id unitValue roundsBySecurityId { nodes { __typename id } } }
    blockchainAddresses { nodes { __typename id status chain address } }
    documents { nodes { __typename id name createdOn uploadStatus sharings { nodes { __typename id toRole name } } } }
  }
  roundById(id: $roundId) { __typename id totalCapitalDeployed
    assetByAssetId { __typename id assetTypeByType { __typename type accountingType } } }
  capTableEntryById(id: $entryId) { __typename id
    blockchainAddressByBlockchainAddressId { __typename id chain address }
    tokenByTokenId { __typename id roundByRoundId { __typename id }
      contractsByTokenId { nodes { __typename id contractAddress chain status } }
      capTableEntriesByTokenId { nodes { __typename id amount blockchainAddressByBlockchainAddressId {
        __typename id address chain accountByAccountId { __typename id name }
        ledgerEntriesByBlockchainAddressId { nodes { __typename id
          transactionByTransactionId { __typename id chainData } } } } } } } } }`
