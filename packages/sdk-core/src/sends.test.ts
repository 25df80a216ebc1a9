import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Capstan } from './Capstan'
import type { TypedDocument } from './client/TypedDocument'
import { createCapstan } from './createCapstan'
import * as allocationWrites from './features/allocations/allocationWrites'
import { confirmAllocationImport, uploadInvestments } from './features/allocations/importInvestments'
import { createAsset, makeRound, updateAsset } from './features/assets/saveAssets'
import {
  checkBulkOperation,
  goOnChecking,
  resumeBulkOperation,
  retryBulkRows,
  stopBulkOperation,
  undoBulkOperation,
} from './features/bulkOperations/runBulkOperation'
import { mutationOf } from './features/bulkOperations/sendBatch'
import { aBulkOperation, aBulkRow } from './features/bulkOperations/testing'
import { purchaserColumns } from './features/capTable/purchaserColumns'
import { stakeholderColumns } from './features/capTable/stakeholderColumns'
import { importedRowsSource } from './features/contacts/contactImportQuery'
import { contactColumns } from './features/contacts/contactColumns'
import {
  confirmImport,
  discardImport,
  mendImportRow,
  uploadContacts,
} from './features/contacts/importContacts'
import { MakeFileLocationDocument } from './features/contacts/operations.generated'
import { makeContact, saveContact } from './features/contacts/saveContact'
import { distributionColumnsFor } from './features/distributions/distributionColumns'
import { holdingColumns } from './features/holdings/holdingColumns'
import { changeInvestment } from './features/invest/changeInvestment'
import { makeInvestment } from './features/invest/makeInvestment'
import { withdrawInvestment } from './features/invest/withdrawInvestment'
import { emptyAddress, emptyParty, emptySetup } from './features/onboarding/emptySetup'
import { setupAccount } from './features/onboarding/setupAccount'
import { setupInput } from './features/onboarding/setupInput'
import * as platformTypes from './features/platformTypes/savePlatformType'
import { reviewStep } from './features/paperReviews/reviewStep'
import { portfolioQuery } from './features/portfolio/portfolioQuery'
import { portfolioStatuses } from './features/portfolio/statusWord'
import { addToSet } from './features/questions/placeQuestion'
import { createQuestion, saveQuestion } from './features/questions/saveQuestion'
import { createQuestionSet, saveQuestionSet } from './features/questions/saveQuestionSet'
import { swapInSet } from './features/questions/swapInSet'
import {
  approveIssuanceRequest,
  chooseTransferAgent,
  rejectIssuanceRequest,
} from './features/issuanceRequests/issuanceRequestsQuery'
import {
  matchPayment,
  returnPayment,
  undoPaymentMatch,
} from './features/receivedPayments/receivedPaymentsQuery'
import { answerInvitation } from './features/issuers/answerInvitation'
import { makeManagedAccount, saveManagedAccount } from './features/issuers/saveManagedAccount'
import { createAllocation } from './features/rounds/createAllocation'
import { incomingCapitalColumns } from './features/rounds/incomingCapital'
import { inviteDistributor } from './features/rounds/inviteDistributor'
import { requestIssuances } from './features/rounds/requestIssuances'
import { deleteDeployment, makeDeployment, saveDeployment } from './features/rounds/saveDeployment'
import { saveRound } from './features/rounds/saveRound'
import { createSecurity, saveSecurity } from './features/securities/saveSecurity'
import { saveSigningField } from './features/signingFields/saveSigningField'
import * as signingTemplates from './features/signingTemplates/signingTemplateActions'
import { addStepForm, saveStepForm } from './features/stepForms/stepForms'
import { ledgerColumns } from './features/tokens/ledgerColumns'
import { deployContract, makeToken, tokenizeHoldings } from './features/tokens/saveToken'
import { makeTransfer } from './features/transactions/makeTransfer'
import { transactionColumns } from './features/transactions/transactionColumns'
import {
  deleteDocument,
  makeDocument,
  makeDocumentLocation,
  saveDocument,
} from './features/uploads/saveDocument'
import { deletePaper, makePaper, makePaperLocation } from './features/papers/savePaper'
import type { GridColumn } from './grid/GridColumn'
import { completeStep } from './features/steps/completeStep'
import { acceptTerms } from './features/terms/acceptTerms'
import { decimal } from './money/decimal'
import { fakeServer } from './testing/fakeServer'
import { fixtureIds } from './testing/fixtureIds'

const { distribution, offering, step, terms } = fixtureIds
const address = { ...emptyAddress('primary'), lineOne: '4 Harbour Road', countryId: '840' }
const login = { allowLogin: true, loginRole: 'account_viewer' as const }
const party = { ...emptyParty(), ...login, dateOfBirth: '09/03/1984', addresses: [address] }

/** Everything that the package sends in an input object or an order. */
async function sendEverything() {
  const server = fakeServer()
  server.on(MakeFileLocationDocument, () => ({
    __typename: 'Mutation',
    makeFileLocation: {
      __typename: 'MakeFileLocationPayload',
      uploadInfo: { __typename: 'UploadInfo', url: 'https://files.test/', fields: {} },
    },
  }))
  const capstan = createCapstan({ environment: { fetch: server.fetch } })
  const { signal } = new AbortController()
  const choices = [portfolioStatuses, ...portfolioStatuses.map((status) => [status])]
  const sent = [
    makeInvestment(capstan, { offeringId: offering, units: decimal('5'), expectedPrice: decimal('12.5') }),
    changeInvestment(capstan, {
      distributionId: distribution,
      units: decimal('5'),
      expectedPrice: decimal('12.5'),
    }),
    withdrawInvestment(capstan, { distributionId: distribution }),
    completeStep(capstan, { stepId: step, blob: { a: { b: 1 } } }),
    acceptTerms(capstan, { termsId: terms }),
    makePaper(capstan, { stepId: step, askedFor: 'id', name: 'P', extension: 'pdf' }),
    makePaperLocation(capstan, fixtureIds.nth(1)),
    deletePaper(capstan, fixtureIds.nth(1)),
    ...['Individual', 'Corporation', 'Individual IRA'].map((type) =>
      setupAccount(
        capstan,
        setupInput({ ...emptySetup(type), custodian: 'C', addresses: [address], parties: [party] }),
      ),
    ),
    ...choices.map((statuses) => portfolioQuery(capstan, { statuses }).queryFn({ signal })),
    ...deskWrites(capstan),
  ]
  const rows = importedRowsSource(capstan)
  rows.show({ filter: { importId: { equalTo: fixtureIds.nth(1) } }, orderBy: ['PLACE_ASC'] })
  const stop = rows.start()
  await Promise.allSettled(sent)
  stop()
  return server.requests
}

/** All writes of the pages for vendors, with all their fields. */
function deskWrites(capstan: Capstan) {
  const id = fixtureIds.nth(1)
  const known = { id, version: '1' }
  const asset = { name: 'A', authorizedTotal: '10', type: 'Equity', status: 'active' }
  const days = { opensOn: '2026-01-01', closesOn: '2026-12-31' }
  const facts = { name: 'R', termsUrl: 'https://a.test', price: '1', total: '5', status: 'active', ...days }
  const tranche = { term: '3', coupon: '5', version: '1' }
  const deployment = { paidOn: '2026-01-01', amount: '1', note: 'N' }
  const document = { name: 'D', extension: 'pdf', shareWith: ['investor'] }
  const contact = { contactName: 'C', email: 'c@example.com' }
  const managed = { name: 'M', email: 'm@example.com' }
  const kinds = ['security', 'holding'] as const
  return [
    createAsset(capstan, asset),
    updateAsset(capstan, { ...known, ...asset }),
    makeRound(capstan, { assetId: id, ...facts }),
    makeRound(capstan, { assetId: id, ...facts, tranche }),
    saveRound(capstan, { ...known, tranche: null }, facts),
    saveRound(capstan, { ...known, tranche: { ...tranche, term: 3 } }, { ...facts, term: '4', coupon: '6' }),
    inviteDistributor(capstan, { roundId: id, brokerId: id, managedUnits: '5' }),
    createAllocation(capstan, { roundId: id, name: 'S', ...days }),
    makeDeployment(capstan, id, deployment),
    saveDeployment(capstan, known, deployment),
    deleteDeployment(capstan, known),
    requestIssuances(capstan, [id]),
    makeToken(capstan, { id, contract: null }, { name: 'T', symbol: 'T', chain: 'tezos-mainnet' }),
    deployContract(capstan, id),
    tokenizeHoldings(capstan, [id]),
    createSecurity(capstan, { name: 'S', total: '5', symbol: 'S' }),
    saveSecurity(capstan, known, { name: 'S', ticker: 'S', total: '5', unitValue: '1' }),
    saveSigningField(capstan, known, { mapTo: 1, value: 'V' }),
    makeTransfer(capstan, { holdingId: id, investorId: id, amount: '1', price: '2' }),
    reviewStep(capstan, { stepId: id, accepted: false, reason: 'R' }),
    makeContact(capstan, contact),
    saveContact(capstan, known, contact),
    uploadInvestments(
      capstan,
      { allocationId: id, file: new File(['email'], 'a.csv') },
      { fetch: () => Promise.resolve(new Response(null, { status: 204 })) },
    ),
    uploadContacts(capstan, new File(['name,email'], 'c.csv'), {
      fetch: () => Promise.resolve(new Response(null, { status: 204 })),
    }),
    confirmImport(capstan, { id, fileName: 'c.csv' }, true),
    mendImportRow(capstan, { id, name: 'C', email: 'c@example.com' }),
    discardImport(capstan, { id }),
    answerInvitation(capstan, { id, status: 'accepted' }),
    makeManagedAccount(capstan, managed),
    saveManagedAccount(capstan, { accountId: id, version: '1' }, managed),
    makeDocumentLocation(capstan, id),
    ...questionWrites(capstan, known),
    ...allocationWritesOf(capstan, known),
    ...investmentWrites(capstan, known),
    ...signingTemplateWrites(capstan, known),
    ...administratorWrites(capstan, known),
    ...bulkWrites(capstan, id),
    approveIssuanceRequest(capstan, id),
    rejectIssuanceRequest(capstan, id, 'N'),
    chooseTransferAgent(capstan, id),
    matchPayment(capstan, { paymentId: id, distributionId: id, amount: '1' }),
    undoPaymentMatch(capstan, { id, paymentId: fixtureIds.nth(2) }),
    returnPayment(capstan, fixtureIds.nth(3)),
    ...kinds.flatMap((kind) => [
      makeDocument(capstan, { kind, id }, document),
      saveDocument(capstan, kind, { ...known, name: 'D', shareWith: ['investor'] }),
      deleteDocument(capstan, kind, { id }),
    ]),
  ]
}

function bulkWrites(capstan: Capstan, id: string) {
  const operation = aBulkOperation()
  const note = aBulkOperation({ kind: 'note', annotation: 'N' })
  const ids = { allocationId: id, distributionIds: [id] }
  const rows = [
    mutationOf(operation, aBulkRow()),
    mutationOf(note, aBulkRow()),
    mutationOf(note, aBulkRow({ distributionId: null })),
    mutationOf(aBulkOperation({ kind: 'invite' }), aBulkRow()),
  ]
  return [
    checkBulkOperation(capstan, { ...ids, kind: 'status', newStatus: 'closed' }),
    checkBulkOperation(capstan, { ...ids, kind: 'note', annotation: 'N', onAllocation: true }),
    checkBulkOperation(capstan, {
      allocationId: id,
      kind: 'invite',
      invitations: [{ accountEmail: 'i@example.com', name: 'I', amount: '1' }],
    }),
    goOnChecking(capstan, id),
    stopBulkOperation(capstan, id),
    resumeBulkOperation(capstan, id),
    retryBulkRows(capstan, id, [{ id }]),
    undoBulkOperation(capstan, id),
    // A batch is many of these in one request.
    ...rows.map(({ document, input }) =>
      capstan.client.mutate(document as TypedDocument<unknown, object>, { input }),
    ),
  ]
}

function questionWrites(capstan: Capstan, known: { id: string; version: string }) {
  const { id } = known
  const question = { name: 'Q', type: 1, description: 'D', errorMessage: 'E' }
  const place = {
    id,
    name: 'Q',
    languages: null,
    executeOrder: 1,
    questionId: id,
    questionSetId: id,
    type: null,
  }
  return [
    createQuestion(capstan, question),
    saveQuestion(capstan, known, question),
    createQuestionSet(capstan, { name: 'S' }),
    saveQuestionSet(capstan, known, { name: 'S', locked: true }),
    addToSet(capstan, { set: { id, questions: [] }, questionId: id, name: 'Q', languages: null }),
    swapInSet(capstan, place, place),
  ]
}

interface Known {
  id: string
  version: string
}

const vesting = { isAutomatic: true, cliff: 1, periods: 12, startsOn: '2026-01-01' }

function allocationWritesOf(capstan: Capstan, known: Known) {
  const { id } = known
  const writes = allocationWrites
  return [
    writes.saveAllocation(capstan, known, {
      ...{ name: 'A', status: 'active', opensOn: '2026-01-01', closesOn: '2026-12-31' },
    }),
    writes.attachQualification(capstan, { allocationId: id, vendorQualificationId: id }),
    writes.detachQualification(capstan, known),
    writes.moveQualification(capstan, known, 2),
    writes.addAllocationVesting(capstan, id, vesting),
    writes.saveAllocationVesting(capstan, known, { ...vesting }),
    writes.addAllocationNote(capstan, id, 'N'),
    writes.addAnnotation(capstan, { type: 'distribution', id }, 'N'),
    confirmAllocationImport(capstan, { id, fileName: 'a.csv', allocationId: id }, true),
    writes.makeAgentLink(capstan, { allocationId: id, name: 'L', agentId: id }),
    writes.saveAllocationMails(capstan, known, false),
    writes.inviteInvestor(capstan, { allocationId: id, accountEmail: 'a@b.test', name: 'N', amount: '1' }),
  ]
}

function investmentWrites(capstan: Capstan, known: Known) {
  const { id } = known
  const writes = allocationWrites
  return [
    writes.saveInvestment(capstan, known, { status: 'closed', amount: '1' }),
    writes.deleteInvestment(capstan, known),
    writes.addInvestmentNote(capstan, id, 'N'),
    writes.addInvestmentPrice(capstan, { distributionId: id, price: '1', currency: 1 }),
    writes.addInvestmentPayment(capstan, { distributionId: id, amount: '1', paidOn: '2026-01-01' }),
    writes.saveInvestmentPayment(capstan, known, { amount: '1', paidOn: '2026-01-01' }),
    writes.deleteInvestmentPayment(capstan, known),
    writes.addInvestmentVesting(capstan, id, vesting),
    writes.saveInvestmentVesting(capstan, known, vesting),
    writes.addCustomField(capstan, { distributionId: id, name: 'N', value: 'V' }),
    writes.saveCustomField(capstan, known, { name: 'N', value: 'V' }),
    writes.deleteCustomField(capstan, known),
    writes.requireQualifications(capstan, { distributionId: id, vendorQualificationIds: [id] }),
    writes.dropRequiredQualification(capstan, known),
    writes.moveRequiredQualification(capstan, known, 2),
  ]
}

function signingTemplateWrites(capstan: Capstan, known: Known) {
  const { id } = known
  const writes = signingTemplates
  return [
    writes.createMappedTemplate(capstan, { signingTemplateId: id, name: 'M' }),
    writes.saveMappedTemplate(capstan, known, {
      ...{ locked: true, active: true, signingType: 'email', deleted: true },
    }),
    writes.saveSigningRole(capstan, known, { mapTo: 'static', toName: 'N', toEmail: 'a@b.test' }),
    writes.addTemplateQuestionSet(capstan, { mappedTemplateId: id, questionSetId: id }),
  ]
}

function administratorWrites(capstan: Capstan, known: Known) {
  const one = { id: 1, version: '1' }
  const asset = { type: 'T', accountingType: 'Debt' }
  const form = { name: 'F', description: 'D', schema: {} }
  const parties = { minParties: 1, maxParties: 2 }
  return [
    platformTypes.addAssetType(capstan, asset),
    platformTypes.saveAssetType(capstan, { type: 'T', version: '1' }, { accountingType: 'Fund' }),
    platformTypes.addInvestorAccountType(capstan, { type: 'T', ...parties }),
    platformTypes.saveInvestorAccountType(capstan, one, parties),
    platformTypes.addQuestionType(capstan, { name: 'Q', kind: 'string', pattern: 'a' }),
    platformTypes.saveQuestionType(capstan, one, { name: 'Q', pattern: 'a' }),
    platformTypes.addIntegrationType(capstan, { type: 't', name: 'N', isForInvestors: true }),
    platformTypes.saveIntegrationType(capstan, { type: 't', version: '1' }, { name: 'N' }),
    addStepForm(capstan, form),
    saveStepForm(capstan, known, form),
  ]
}

describe('the declared inputs of an operation', () => {
  it('are exactly the sent ones, because an embed session is limited to them', async () => {
    const paths = new Map<string, Set<string>>()
    for (const { name, variables } of await sendEverything())
      for (const [variable, value] of Object.entries(variables as object)) {
        const declared = declarations.get(`${name} $${variable}`)
        if (!declared) continue
        const at = paths.get(`${name} $${variable}`) ?? new Set<string>()
        for (const path of pathsIn(value, declared)) at.add(path)
        paths.set(`${name} $${variable}`, at)
      }

    for (const [variable, declared] of declarations)
      expect([variable, [...(paths.get(variable) ?? [])].sort()]).toEqual([variable, declared.paths.sort()])
  })

  it('are the columns of a grid and its filters', () => {
    const fieldsOf = <Row>(columns: readonly GridColumn<Row>[]) =>
      columns.flatMap(({ field }) => (field ? [field] : []))
    const contacts = fieldsOf(contactColumns)
    const unpriced = fieldsOf(distributionColumnsFor('agent'))
    const shown = ['investorAccountName', 'allocationName']
    const issuable = [
      'id',
      'roundId',
      'status',
      'allocationStatus',
      'amount',
      'shownStatus',
      'isPaidInFull',
      ...shown,
    ]
    const mintable = ['id', 'roundId', 'amount', 'isTokenized', 'investorAccountName']
    const expected: Readonly<Record<string, readonly string[]>> = {
      Holdings: ['roundId', ...fieldsOf(holdingColumns)],
      Distributions: ['roundId', 'locked', ...fieldsOf(distributionColumnsFor('issuer'))],
      UnpricedDistributions: ['roundId', 'locked', ...unpriced],
      Transactions: fieldsOf(transactionColumns),
      IncomingCapitals: ['roundId', ...fieldsOf(incomingCapitalColumns)],
      Contacts: contacts,
      ImportedRows: ['importId', 'outcome'],
      CapTables: ['assetId', ...fieldsOf(stakeholderColumns)],
      CapTableSums: ['assetId', ...fieldsOf(stakeholderColumns)],
      ScheduleOfPurchasers: ['assetId', ...fieldsOf(purchaserColumns)],
      PurchaserSums: ['assetId', ...fieldsOf(purchaserColumns)],
      IssuableDistributions: issuable,
      FirstIssuables: issuable,
      MintableHoldings: mintable,
      FirstMintables: mintable,
      StakeholderLedgers: ['id', 'roundId', ...fieldsOf(ledgerColumns([]))],
      ProofOfIssuances: ['roundId'],
      Proofs: ['roundId'],
    }

    const named = (name: string) => expected[name.replace(/^Whole|Totals$/, '').replace(/(?<!s)$/, 's')] ?? []
    for (const [variable, columns] of columnsSaid) {
      const [operation = '', name] = variable.split(' $')
      if (name === 'filter')
        expect([variable, columns.sort()]).toEqual([variable, [...named(operation)].sort()])
    }
    expect([...columnsSaid.keys()].filter((each) => each.endsWith('$orderBy'))).toHaveLength(12)
  })
})

interface Declared {
  paths: string[]
}

/** The `@sends` of every operation, by its name and the variable's. */
const said = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('operations.graphql'))
  .flatMap((file) => parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).definitions)
  .flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return []
    return (operation.variableDefinitions ?? []).flatMap(({ variable, directives = [] }) => {
      const { name: kind, value } = directives[0]?.arguments?.[0] ?? {}
      const name = `${operation.name?.value} $${variable.name.value}`
      return value?.kind === Kind.STRING ? [{ kind: kind?.value, name, paths: membersOf(value.value) }] : []
    })
  })

const declarations = new Map<string, Declared>(
  said.filter(({ kind }) => kind === 'only').map(({ name, paths }) => [name, { paths }]),
)
const columnsSaid = new Map(
  said.filter(({ kind }) => kind === 'columns').map(({ name, paths }) => [name, paths]),
)

function membersOf(text: string): string[] {
  const [definition] = parse(`{ ${text} }`).definitions
  return definition?.kind === Kind.OPERATION_DEFINITION ? namesIn(definition.selectionSet) : []
}

function namesIn({ selections }: SelectionSetNode): string[] {
  return (selections as readonly FieldNode[]).flatMap(({ name, selectionSet }) =>
    selectionSet ? namesIn(selectionSet).map((inner) => `${name.value}.${inner}`) : [name.value],
  )
}

/** The paths to the values of a variable; JSON scalars count as one value. */
function pathsIn(value: unknown, { paths }: Declared, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => pathsIn(each, { paths }, at))
  // The word of an order.
  if (typeof value === 'string' && at === '') return [value]
  if (typeof value !== 'object' || value === null || paths.includes(at)) return [at]
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsIn(inner, { paths }, at ? `${at}.${name}` : name),
  )
}
