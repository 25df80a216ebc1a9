import { setUpTogether } from '../drivers/people/accountSettings'
import { askOnTestPage, firstAnswer, listOf, recordAnswers, wire } from '../drivers/answers'
import { makeDistribution } from '../drivers/investments/distributions'
import { listedSecurity } from '../drivers/investments/documents'
import { gridNamed } from '../drivers/grid'
import { issueTo } from '../drivers/investments/ledger'
import { newInvestor } from '../drivers/people/newInvestor'
import { ask } from '../drivers/platform'
import { inviteBroker, makeOwnRound } from '../drivers/investments/rounds'
import { startSession, startSessionOf, switchPerson } from '../drivers/people/startSession'
import { expect, test } from '../test'

// Fields that no page needs are read on the page for developers, at the end of each test.

test('an issuer reads a round and all that is raised in it as the data model has them', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.slow()
  const answered = await recordAnswers(page)
  await startSession(page, 'issuer@capstan.test')
  // 1,000 notes at $12.50, over 3 years at 5.25%.
  const round = await makeOwnRound(context, { type: 'Debt' })
  const { roundId, allocationId, name } = round
  const broker = await browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  const invitationId = await inviteBroker(broker, context, roundId, {
    name: 'Larkspur desk',
    managedUnits: '250',
  })
  await ask(broker, accept, { id: invitationId })
  await broker.close()
  const investor = await newInvestor(request)
  const own = await browser.newContext()
  await startSessionOf(own, investor.email)
  const distributionId = await makeDistribution(own, allocationId, '40')
  await own.close()
  const sold = { id: distributionId, roundId, investorId: investor.accountId, paid: '125' }
  const holdingId = await issueTo({ vendor: context, issuer: context }, sold)
  const { createCapitalDeployment: made } = await ask<Deployed>(context, deploy, { roundId })

  await page.goto('/assets')
  await expect(page.getByText(`Asset of ${name}`)).toBeVisible()
  await page.goto(`/asset-class/${roundId}/capital`)
  await expect(page.getByText('Plant lease')).toBeVisible()
  await expect(page.getByText('$40.05').first()).toBeVisible()
  await page.goto(`/asset-class/${roundId}/manage`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const facts = 'StatusActiveOpens OnFeb 02 2025Closes OnDec 18 2035Price$12.50Unit value$12.50'
  await expect(page.locator('.capstan-round-information')).toContainText(facts)
  await expect(page.locator('.capstan-round-information')).toContainText(
    'Total units1,000Coupon5.25%Term3 years',
  )
  await expect(page.getByRole('main')).toContainText('Larkspur')
  const { assetByAssetId } = await ask<{ roundById: { assetByAssetId: { id: string } } }>(context, assetOf, {
    roundId,
  }).then(({ roundById }) => roundById)
  await askOnTestPage(page, aroundTheRound, {
    roundId,
    invitationId,
    assetId: assetByAssetId.id,
    deploymentId: made.capitalDeployment.id,
  })

  // The units that a broker manages are on the round for the broker.
  await switchPerson(page, 'broker@capstan.test')
  await askOnTestPage(
    page,
    'query ($roundId: UUID!) { roundById(id: $roundId) { __typename id managedUnits } }',
    { roundId },
  )

  const { text, decimal } = wire
  // proves ENTITY-014
  expect(answered('Asset', assetByAssetId.id)).toMatchObject({
    ...{ id: assetByAssetId.id, name: `Asset of ${name}`, status: 'active', type: 'Debt' },
    ...{ authorizedTotal: decimal, createdOn: wire.instant, issuerId: wire.id },
    assetTypeByType: { type: 'Debt', accountingType: text },
  })
  // proves ENTITY-015
  expect(answered('Round', roundId)).toMatchObject({
    ...{ id: roundId, name, status: 'active', opensOn: '2025-02-02', closesOn: '2035-12-18' },
    ...{ termsUrl: 'https://dataroom.example/own', price: decimal, total: decimal },
    ...{ assetId: assetByAssetId.id, managedUnits: expect.stringMatching(/^250\.?0*$/) },
    assetByAssetId: { id: assetByAssetId.id, name: `Asset of ${name}`, type: 'Debt' },
    securityBySecurityId: { unitValue: decimal },
    tokenByRoundId: { id: wire.id },
    holdingsByRoundId: listOf({ id: holdingId }),
    brokerAllocationsByRoundId: listOf({ id: invitationId }),
    allocationsByRoundId: listOf({ id: allocationId }),
    capitalDeploymentsByRoundId: listOf({ id: made.capitalDeployment.id }),
    trancheBondDatumByRoundId: { term: 3, coupon: expect.stringMatching(/^5\.250*$/) },
  })
  // proves ENTITY-019
  expect(answered('BrokerAllocation', invitationId)).toMatchObject({
    ...{ id: invitationId, roundId, brokerId: wire.id, status: 'accepted' },
    ...{ name: 'Larkspur desk', managedUnits: expect.stringMatching(/^250\.?0*$/) },
  })
  // proves ENTITY-023, ENTITY-039
  expect(answered('CapitalDeployment', made.capitalDeployment.id)).toMatchObject({
    ...{ id: made.capitalDeployment.id, amount: expect.stringMatching(/^40\.050*$/), paidOn: '2026-03-15' },
    ...{ note: 'Plant lease', roundId, currencyByCurrency: { id: wire.count, code: 'USD' } },
  })
})

test('an issuer reads an investment and its results as the data model has them', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.slow()
  const answered = await recordAnswers(page)
  await startSession(page, 'issuer@capstan.test')
  const round = await makeOwnRound(context, { type: 'Debt' })
  const { accountId: investorId, email } = await newInvestor(request, { setUp: false })
  const own = await browser.newContext()
  await startSessionOf(own, email)
  await setUpTogether(own)
  const id = await makeDistribution(own, round.allocationId, '40')
  await own.close()
  // An issued holding is locked: nothing more is added to it.
  const value = 'Board member'
  await ask(context, describe, { id, value })
  const holdingId = await issueTo({ vendor: context, issuer: context }, { id, ...round, investorId })

  await page.goto(`/distribute-allocation/${round.allocationId}/distribution?selected=${id}`)
  const payments = page.getByRole('region', { name: 'Payments' })
  await expect(payments.getByRole('listitem').first()).toContainText('$1.00')
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText('$12.50')
  await expect(page.getByRole('region', { name: 'Custom mapping fields' })).toContainText(value)
  await page.goto('/holdings')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Filter Investor Email', { exact: true }).fill(email)
  const { rows, cellOf } = gridNamed(page, 'Holdings')
  await expect(rows).toHaveCount(1)
  await expect(await cellOf(rows.first(), 'Total Units')).toHaveText('40')
  await askOnTestPage(page, aroundTheInvestment, { id, holdingId })

  const units = expect.stringMatching(/^40(\.0+)?$/) as unknown
  const investor = { id: investorId, email, legalName: null }
  // proves ENTITY-021
  expect(answered('Distribution', id)).toMatchObject({
    ...{
      id,
      amount: units,
      status: 'closed',
      issuanceStatus: 'approved',
      createdOn: wire.instant,
      locked: true,
    },
    ...{ paidInCapital: wire.decimal, allocationId: round.allocationId, qualificationsComplete: wire.flag },
    accountByInvestorId: investor,
    purchasePrice: { id: wire.id },
    distributionPaymentsByDistributionId: listOf({ id: wire.id }),
    distributionPricesByDistributionId: listOf({ id: wire.id }),
    distributionQualificationsByDistributionId: { nodes: [] },
    distributionCustomFieldsByDistributionId: listOf({ name: 'Relation', value }),
    distributionAnnotationsByDistributionId: listOf({ annotation: 'Called on Monday.' }),
  })
  expect(answered('Distribution', id)?.accountByInvestorId).toHaveProperty('contactName')
  const currency = { id: wire.count, code: 'USD' }
  // proves ENTITY-030
  expect(answered('DistributionPayment')).toMatchObject({
    ...{ id: wire.id, amount: expect.stringMatching(/^1(\.0+)?$/), paidOn: '2026-03-04', status: wire.text },
    currencyByCurrency: currency,
  })
  // proves ENTITY-031
  expect(answered('DistributionPrice')).toMatchObject({
    ...{ id: wire.id, price: expect.stringMatching(/^12\.50*$/), currencyByCurrency: currency },
  })
  // 40 of 40; at $12.50.
  // proves ENTITY-026
  expect(answered('FullHolding', holdingId)).toMatchObject({
    ...{ id: holdingId, amount: units, purchasePrice: expect.stringMatching(/^12\.50*$/) },
    ...{
      investorAccountName: 'Ida and Rune Joint',
      investorAccountEmail: email,
      securityName: wire.text,
      issuedOn: wire.day,
    },
    ...{ percentOfSecurity: wire.decimal, totalValue: expect.stringMatching(/^500(\.0+)?$/) },
    ...{ chain: 'capstan-hawknet', term: 3, coupon: expect.stringMatching(/^5\.250*$/) },
  })
})

test('an issuer reads its delegates, integrations and contacts as the data model has them', async ({
  page,
  context,
}) => {
  test.slow()
  const answered = await recordAnswers(page)
  await startSession(page, 'issuer@capstan.test')
  await page.goto('/contacts')
  const first = await firstAnswer(answered, 'Customer')
  await expect(page.getByRole('main')).toContainText(String(first.email))
  await page.goto('/settings/integrations')
  const added = await firstAnswer(answered, 'Integration', ({ service }) => service === 'docusign')
  await expect(page.getByRole('main')).toContainText('Signing')
  await page.goto('/settings/delegates')
  await expect(page.getByText('issuer@capstan.test').first()).toBeVisible()
  const { getUsersData } = await ask<Reader>(context, reader)
  await askOnTestPage(page, delegateOf, { id: getUsersData.userAccount.id })

  // proves ENTITY-040
  expect(first).toMatchObject({
    ...{ id: wire.id, status: wire.text },
    accountByInvestorId: { id: wire.id, name: wire.text, email: wire.text },
  })
  expect(first.accountByInvestorId).toHaveProperty('contactName')
  // proves ENTITY-004
  expect(answered('UsersAccount', getUsersData.userAccount.id)).toMatchObject({
    ...{ id: wire.id, status: 'active', role: 'account_owner' },
    userByUserId: {
      ...{ firstName: wire.text, lastName: wire.text, status: wire.text },
      emails: ['issuer@capstan.test'],
    },
  })
  // proves ENTITY-009
  expect(added).toMatchObject({
    ...{ id: wire.id, type: 'signing', service: 'docusign', description: wire.text },
    partnerByPartnerId: {
      name: 'DocuSign',
      logo: expect.stringMatching(/^data:image/),
      url: 'https://www.docusign.com',
    },
    accountIntegration: { id: wire.id, stepProcess: { id: wire.id } },
  })
})

test('an issuer reads its securities, and the possible recipients of documents, as the data model has them', async ({
  page,
  context,
}) => {
  test.slow()
  const answered = await recordAnswers(page)
  await startSession(page, 'issuer@capstan.test')
  const { allContracts, allTransactions, allLedgerEntries } = await ask<Kept>(context, kept)
  const [contract] = allContracts.nodes as [Kept['allContracts']['nodes'][0]]
  const [transaction] = allTransactions.nodes as [{ id: string }]
  const securityId = await listedSecurity(context)
  await page.goto(`/security/${securityId}`)
  await expect(page.getByRole('main')).toContainText('Northgate ATS, LLC')
  await page.goto(`/asset-class/${contract.roundId}/token`)
  await expect(page.getByRole('region', { name: 'Token Information' })).toContainText('Deployed')
  await page.goto(`/transaction/${transaction.id}`)
  await expect(page.getByRole('list', { name: 'Ledger entries' })).toBeVisible()
  const [onChain] = allLedgerEntries.nodes as [Kept['allLedgerEntries']['nodes'][0]]
  await page.goto(`/transaction/${onChain.transactionId}`)
  await expect(page.getByRole('list', { name: 'Ledger entries' })).toBeVisible()
  const variables = { securityId, tokenId: contract.tokenId, entryId: onChain.id }
  await askOnTestPage(page, aroundTheSecurity, variables)

  // proves ENTITY-017
  expect(answered('Security', securityId)).toMatchObject({
    ...{ id: securityId, name: wire.text, ticker: wire.text, total: wire.decimal, unitValue: wire.decimal },
    ...{ blockchainAddressId: null, accountByIssuerId: { id: wire.id, name: 'Halden Biologics, Inc.' } },
    listingBySecurityId: { accountByAtsId: { id: wire.id, name: 'Northgate ATS, LLC' } },
  })
  const partner = expect.objectContaining({
    partnerByPartnerId: expect.objectContaining({ name: wire.text }) as unknown,
  }) as unknown
  // proves ENTITY-027
  expect(answered('Token', contract.tokenId)).toMatchObject({
    ...{ id: contract.tokenId, name: wire.text, symbol: wire.text, total: wire.decimal, status: 'deployed' },
    precision: 18,
    contractsByTokenId: listOf({
      ...{ id: contract.id, status: 'issued', chain: wire.text, contractAddress: wire.text },
      ...{ integrationByCustodianId: partner, integrationByIssuancePlatformId: partner },
    }),
    capTableEntriesByTokenId: listOf({ id: wire.id, amount: wire.decimal }),
  })
  // proves ENTITY-042
  expect(answered('Transaction', transaction.id)).toMatchObject({
    ...{
      id: transaction.id,
      chainData: { paid_on: wire.day },
      accountByBrokerId: { id: wire.id, name: wire.text },
    },
    ledgerEntriesByTransactionId: listOf({ id: wire.id }),
  })
  // proves ENTITY-043
  expect(answered('LedgerEntry', onChain.id)).toMatchObject({
    ...{ id: onChain.id, amount: wire.decimal, createdOn: wire.instant },
    ...{ accountByInvestorId: { id: wire.id, name: wire.text }, token: { id: wire.id } },
    blockchainAddressByBlockchainAddressId: { id: wire.id },
  })
  // proves ENTITY-012
  expect(answered('DocumentSharingAllowedShare')).toMatchObject({
    ...{ id: wire.count, toRole: wire.text, name: wire.text, type: 'security', fromAccountType: 'issuer' },
  })
})

interface Reader {
  getUsersData: { userAccount: { id: string } }
}

interface Kept {
  allContracts: { nodes: { id: string; roundId: string; tokenId: string }[] }
  allTransactions: { nodes: { id: string }[] }
  allLedgerEntries: { nodes: { id: string; transactionId: string }[] }
}

interface Deployed {
  createCapitalDeployment: { capitalDeployment: { id: string } }
}

const assetOf = 'query ($roundId: UUID!) { roundById(id: $roundId) { assetByAssetId { id } } }'
const accept = `mutation ($id: UUID!) {
  updateBrokerAllocationById(input: { id: $id, patch: { status: "accepted" } }) { clientMutationId } }`
const deploy = `mutation ($roundId: UUID!) { createCapitalDeployment(input: { capitalDeployment: {
  roundId: $roundId, currency: 1, amount: "40.05", paidOn: "2026-03-15", note: "Plant lease" } }) { capitalDeployment { id } } }`

const aroundTheRound = `query ($roundId: UUID!, $assetId: UUID!, $invitationId: UUID!, $deploymentId: UUID!) {
  assetById(id: $assetId) { __typename id issuerId assetTypeByType { __typename type accountingType } }
  brokerAllocationById(id: $invitationId) { __typename id name brokerId roundId managedUnits status }
  capitalDeploymentById(id: $deploymentId) { __typename id roundId currencyByCurrency { __typename id code } }
  roundById(id: $roundId) {
    __typename id assetId managedUnits
    assetByAssetId { __typename id type }
    securityBySecurityId { __typename id unitValue }
    holdingsByRoundId { nodes { __typename id } }
    brokerAllocationsByRoundId { nodes { __typename id } }
    allocationsByRoundId { nodes { __typename id } }
    capitalDeploymentsByRoundId { nodes { __typename id } }
    tokenByRoundId { __typename id }
  } }`

const describe = `mutation ($id: UUID!, $value: String!) {
  createDistributionAnnotation(input: { id: $id, annotation: "Called on Monday." }) { clientMutationId }
  createDistributionCustomField(input: { distributionCustomField: { distributionId: $id, name: "Relation", value: $value } }) {
    clientMutationId } }`

const aroundTheInvestment = `query ($id: UUID!, $holdingId: UUID!) {
  distributionById(id: $id) {
    __typename id issuanceStatus paidInCapital allocationId qualificationsComplete
    accountByInvestorId { __typename id contactName email legalName }
    purchasePrice { __typename id }
    distributionPaymentsByDistributionId { nodes { __typename id currencyByCurrency { __typename id code } } }
    distributionPricesByDistributionId { nodes { __typename id currencyByCurrency { __typename id code } } }
    distributionQualificationsByDistributionId { nodes { __typename id } }
    distributionCustomFieldsByDistributionId { nodes { __typename id name value } }
    distributionAnnotationsByDistributionId { nodes { __typename id annotation } }
  }
  fullHoldingById(id: $holdingId) { __typename id chain } }`

const reader = '{ getUsersData { userAccount { id } } }'
const delegateOf =
  'query ($id: UUID!) { usersAccountById(id: $id) { __typename id userByUserId { __typename id status } } }'

const kept = `{
  allContracts(filter: { custodianId: { isNull: false }, status: { equalTo: "issued" } }, first: 1) {
    nodes { id roundId tokenId } }
  allTransactions(filter: { brokerId: { isNull: false } }, first: 1) { nodes { id } }
  allLedgerEntries(filter: { blockchainAddressId: { isNull: false }, investorId: { isNull: false } }, first: 1) {
    nodes { id transactionId } } }`

const aroundTheSecurity = `query ($securityId: UUID!, $tokenId: UUID!, $entryId: UUID!) {
  securityById(id: $securityId) { __typename id blockchainAddressId }
  tokenById(id: $tokenId) {
    __typename id
    contractsByTokenId { nodes { __typename id status chain contractAddress
      integrationByCustodianId { __typename id partnerByPartnerId { __typename id name } }
      integrationByIssuancePlatformId { __typename id partnerByPartnerId { __typename id name } } } }
    capTableEntriesByTokenId { nodes { __typename id amount } }
  }
  ledgerEntryById(id: $entryId) { __typename id token { __typename id } }
  allDocumentSharingAllowedShares(filter: { type: { equalTo: "security" }, fromAccountType: { equalTo: "issuer" } }) {
    nodes { __typename id type fromAccountType toRole name } } }`
