/** A list of an investor's, as a document asks for it. */
export interface ListShape {
  name: string
  text: string
  variables: Record<string, unknown>
  /** The first seeds did not know it. */
  isAdded?: true
}

const money = 'distributionPaymentsByDistributionId(orderBy: ID_ASC) { nodes { id amount status } }'
const process = 'processByProcessId { id status currentStep shortSteps { nodes { id order status } } }'
const issuer = 'accountByIssuerId { id name }'
const fields = `id amount status createdOn paidInCapital issuanceNote ${money} ${process} ${issuer}`

const distributions = (args: string, parameters = '', shown = 'nodes') =>
  `query List${parameters} { allDistributions${args} { ${shown} { ${fields} } } }`

const shape = (name: string, text: string, variables: Record<string, unknown> = {}): ListShape => ({
  name,
  text: text.replace('query List', `query ${name}`),
  variables,
})

/** Lists of every shape: whole, heads, pages, filtered by other records, sorted by what cannot be compared, two in one. */
export const listShapes: readonly ListShape[] = [
  shape('Everything', distributions('(first: 1000)')),
  shape('ById', distributions('(first: 1000, orderBy: ID_DESC)')),
  shape(
    'Head',
    distributions(
      '(filter: $filter, first: $first, orderBy: $order)',
      '($filter: DistributionFilter, $first: Int, $order: [DistributionsOrderBy!])',
      'totalCount nodes',
    ),
    { filter: { status: { notEqualTo: 'drafted' } }, first: 20, order: ['AMOUNT_DESC'] },
  ),
  { ...shape('HeadOfFew', distributions('(first: 5, orderBy: AMOUNT_DESC)')), isAdded: true },
  shape('HeadUncounted', distributions('(first: 15, orderBy: [CREATED_ON_DESC])')),
  shape(
    'Relation',
    distributions(
      '(filter: { accountByIssuerId: { name: { notEqualTo: "Renamed 3" } }, amount: { greaterThan: "400" } }, orderBy: [STATUS_ASC, AMOUNT_DESC])',
    ),
  ),
  // A change of the issuer's name sends no event for its rounds.
  {
    ...shape(
      'RelationAlone',
      'query List { allRounds(filter: { accountByIssuerId: { name: { notEqualTo: "Renamed 3" } } }) { nodes { id status } } }',
    ),
    isAdded: true,
  },
  shape('Empty', distributions('(filter: { amount: { greaterThan: "99999999" } })', '', 'totalCount nodes')),
  shape('Noted', distributions('(filter: { issuanceNote: { isNull: false } }, orderBy: ISSUANCE_NOTE_ASC)')),
  shape(
    'Either',
    distributions(
      '(filter: { or: [{ status: { equalTo: "open" } }, { amount: { lessThan: "100" } }] }, orderBy: AMOUNT_ASC)',
    ),
  ),
  shape(
    'Not',
    distributions(
      '(filter: { not: { status: { in: ["open", "closed"] } } }, first: 10, orderBy: AMOUNT_DESC)',
    ),
  ),
  shape(
    'Page',
    distributions('(first: $first, offset: $offset, orderBy: AMOUNT_ASC)', '($first: Int, $offset: Int)'),
    { first: 10, offset: 10 },
  ),
  shape('Unfiltered', distributions('(filter: $filter, first: 50)', '($filter: DistributionFilter)'), {
    filter: null,
  }),
  shape('Condition', distributions('(condition: { status: $status }, first: 40)', '($status: String)'), {
    status: 'closed',
  }),
  shape(
    'Two',
    `query List {
      big: allDistributions(filter: { amount: { greaterThan: "900" } }) { nodes { ${fields} } }
      small: allDistributions(filter: { amount: { lessThan: "60" } }, orderBy: [ID_DESC]) { totalCount nodes { ${fields} } }
    }`,
  ),
  shape(
    'Payments',
    'query List { allDistributionPayments(orderBy: AMOUNT_DESC, first: 30) { totalCount nodes { id amount status distributionByDistributionId { id amount status } } } }',
  ),
  shape(
    'Holdings',
    'query List { allHoldings(filter: { amount: { notEqualTo: "0" } }) { nodes { id amount securityBySecurityId { id name unitValue } roundByRoundId { id name status } } } }',
  ),
  {
    ...shape(
      'Wall',
      'query List { offerWall(first: 100) { nodes { id issuerName className classPrice state isInvited } } }',
    ),
    isAdded: true,
  },
  // A new or deleted address sends no event for the account's row.
  {
    ...shape(
      'Addressed',
      'query List { allAccounts(orderBy: NAME_ASC) { nodes { id name addressesByAccountId(orderBy: ID_ASC) { nodes { id city } } } } }',
    ),
    isAdded: true,
  },
  shape('Rounds', 'query List { allRounds(orderBy: NAME_ASC) { totalCount nodes { id name status } } }'),
  shape('Securities', 'query List { allSecurities { nodes { id name unitValue } } }'),
  shape('Steps', 'query List { allSteps(orderBy: ORDER_ASC, first: 25) { nodes { id order status } } }'),
  shape(
    'Accounts',
    'query List { allAccounts(filter: { type: { equalTo: "issuer" } }, orderBy: NAME_DESC) { nodes { id name } } }',
  ),
]

const full = 'id amount status investorAccountName issuerAccountName allocationName activeStep paidInCapital'

/**
 * Lists of read models, which show more than a version counts: an answer of a late replica does not say that it is. Nothing in
 * them is seen by a link that an account may lose.
 */
export const fullShapes: readonly ListShape[] = [
  shape(
    'FullDistributions',
    `query List { allFullDistributions(first: 60, orderBy: [ISSUER_ACCOUNT_NAME_DESC, AMOUNT_ASC]) { totalCount nodes { ${full} } } }`,
  ),
  shape(
    'FullFiltered',
    `query List { allFullDistributions(filter: { issuerAccountName: { notEqualTo: "Renamed 3" }, amount: { greaterThan: "200" } }) { nodes { ${full} } } }`,
  ),
  shape('FullSums', 'query List { allFullDistributions(first: 0) { totalCount totals { amount } } }'),
  shape(
    'FullHoldings',
    'query List { allFullHoldings(orderBy: ISSUED_ON_DESC) { totalCount nodes { id amount issuerAccountName securityName totalValue } } }',
  ),
]
