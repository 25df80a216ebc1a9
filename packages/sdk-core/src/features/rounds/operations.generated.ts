import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type RoundQueryVariables = Exact<{
  id: string;
}>;


export type RoundQuery = { __typename: 'Query', roundById: { __typename: 'Round', version: string, id: string, name: string, status: string, opensOn: string | null, closesOn: string | null, price: string, total: string, issued: string, unitValue: string | null, termsUrl: string | null, issuerId: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, authorizedTotal: string | null, issued: string } | null, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', id: string, version: string, term: number, coupon: string } | null } | null };

export type RoundCapitalQueryVariables = Exact<{
  id: string;
}>;


export type RoundCapitalQuery = { __typename: 'Query', roundById: { __typename: 'Round', version: string, id: string, price: string, total: string, totalPaidInCapital: string | null, totalCapitalDeployed: string, remainingCapital: string | null, expectedCapital: string | null, stillExpected: string | null, unitsSold: string | null } | null };

export type RoundDistributorsQueryVariables = Exact<{
  roundId: string;
  after: string;
  first: number;
}>;


export type RoundDistributorsQuery = { __typename: 'Query', allBrokerAllocations: { __typename: 'BrokerAllocationsConnection', nodes: Array<{ __typename: 'BrokerAllocation', id: string, version: string, brokerId: string, status: string, managedUnits: string | null, createdOn: string, accountByBrokerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null> } | null };

export type RoundsOfAssetQueryVariables = Exact<{
  assetId: string;
  after: string;
  first: number;
}>;


export type RoundsOfAssetQuery = { __typename: 'Query', allRounds: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', id: string, version: string, total: string } | null> } | null };

export type RoundAllocationsQueryVariables = Exact<{
  roundId: string;
  after: string;
  first: number;
}>;


export type RoundAllocationsQuery = { __typename: 'Query', allAllocations: { __typename: 'AllocationsConnection', nodes: Array<{ __typename: 'Allocation', id: string, version: string, name: string, status: string, opensOn: string | null, closesOn: string | null, createdOn: string, accountByOwnerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null> } | null };

export type RoundDeploymentsQueryVariables = Exact<{
  roundId: string;
  after: string;
  first: number;
}>;


export type RoundDeploymentsQuery = { __typename: 'Query', allCapitalDeployments: { __typename: 'CapitalDeploymentsConnection', nodes: Array<{ __typename: 'CapitalDeployment', id: string, version: string, paidOn: string, amount: string, note: string } | null> } | null };

export type RoundQualificationsQueryVariables = Exact<{
  roundId: string;
  after: string;
  first: number;
}>;


export type RoundQualificationsQuery = { __typename: 'Query', allAllocationQualifications: { __typename: 'AllocationQualificationsConnection', nodes: Array<{ __typename: 'AllocationQualification', id: string, version: string, executeOrder: number, allocationByAllocationId: { __typename: 'Allocation', version: string, id: string, name: string } | null, vendorQualificationByVendorQualificationId: { __typename: 'VendorQualification', version: string, id: string, name: string, languages: unknown, service: string | null } | null } | null> } | null };

export type CapitalOverTimeQueryVariables = Exact<{
  roundId: string;
  first: number;
  offset: number;
}>;


export type CapitalOverTimeQuery = { __typename: 'Query', capitalOverTime: { __typename: 'CapitalDaysConnection', nodes: Array<{ __typename: 'CapitalDay', id: string | null, day: string | null, paidIn: string | null, deployed: string | null } | null> } | null };

export type IncomingCapitalQueryVariables = Exact<{
  filter: Types.FullDistributionPaymentFilter;
  orderBy: Array<Types.FullDistributionPaymentsOrderBy> | Types.FullDistributionPaymentsOrderBy;
  first: number;
  offset: number;
}>;


export type IncomingCapitalQuery = { __typename: 'Query', allFullDistributionPayments: { __typename: 'FullDistributionPaymentsConnection', totalCount: number, nodes: Array<{ __typename: 'FullDistributionPayment', id: string, version: string | null, amount: string | null, paidOn: string | null, status: string | null, investorAccountName: string | null, allocationName: string | null, stillExpected: string | null } | null> } | null };

export type IncomingCapitalTotalsQueryVariables = Exact<{
  filter: Types.FullDistributionPaymentFilter;
}>;


export type IncomingCapitalTotalsQuery = { __typename: 'Query', allFullDistributionPayments: { __typename: 'FullDistributionPaymentsConnection', totals: { __typename: 'FullDistributionPaymentTotals', amount: string | null } } | null };

export type WholeIncomingCapitalQueryVariables = Exact<{
  filter: Types.FullDistributionPaymentFilter;
  after: string;
  first: number;
}>;


export type WholeIncomingCapitalQuery = { __typename: 'Query', allFullDistributionPayments: { __typename: 'FullDistributionPaymentsConnection', nodes: Array<{ __typename: 'FullDistributionPayment', id: string, version: string | null, amount: string | null, paidOn: string | null, status: string | null, investorAccountName: string | null, allocationName: string | null, stillExpected: string | null } | null> } | null };

export type IssuableDistributionsQueryVariables = Exact<{
  filter: Types.FullDistributionFilter;
  orderBy: Array<Types.FullDistributionsOrderBy> | Types.FullDistributionsOrderBy;
  first: number;
  offset: number;
}>;


export type IssuableDistributionsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', totalCount: number, nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorAccountName: string | null, allocationName: string | null, amount: string | null, shownStatus: string | null, isPaidInFull: boolean | null, stillExpected: string | null, investorId: string | null, distributionById: { __typename: 'Distribution', version: string, id: string, issuanceNote: string | null } | null } | null> } | null };

export type WholeIssuableDistributionsQueryVariables = Exact<{
  filter: Types.FullDistributionFilter;
  after: string;
  first: number;
}>;


export type WholeIssuableDistributionsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorAccountName: string | null, allocationName: string | null, amount: string | null, shownStatus: string | null, isPaidInFull: boolean | null, stillExpected: string | null, investorId: string | null, distributionById: { __typename: 'Distribution', version: string, id: string, issuanceNote: string | null } | null } | null> } | null };

export type FirstIssuablesQueryVariables = Exact<{
  filter: Types.FullDistributionFilter;
  first: number;
}>;


export type FirstIssuablesQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorAccountName: string | null, investorId: string | null, amount: string | null, isPaidInFull: boolean | null } | null> } | null };

export type ChosenIssuablesQueryVariables = Exact<{
  roundId: string;
  chosen: Array<string> | string;
  after: string;
  first: number;
}>;


export type ChosenIssuablesQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorAccountName: string | null, investorId: string | null, amount: string | null, isPaidInFull: boolean | null } | null> } | null };

export type RequestedUnitsQueryVariables = Exact<{
  roundId: string;
}>;


export type RequestedUnitsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', totalCount: number, totals: { __typename: 'FullDistributionTotals', amount: string | null } } | null };

export type RequestedIssuancesQueryVariables = Exact<{
  requested: Array<string> | string;
  after: string;
  first: number;
}>;


export type RequestedIssuancesQuery = { __typename: 'Query', allDistributions: { __typename: 'DistributionsConnection', nodes: Array<{ __typename: 'Distribution', id: string, version: string, issuanceStatus: string | null, issuanceNote: string | null } | null> } | null };

export type ProofOfIssuanceQueryVariables = Exact<{
  filter: Types.FullHoldingFilter;
  orderBy: Array<Types.FullHoldingsOrderBy> | Types.FullHoldingsOrderBy;
  first: number;
  offset: number;
}>;


export type ProofOfIssuanceQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', totalCount: number, nodes: Array<{ __typename: 'FullHolding', id: string, version: string | null, amount: string | null, purchasePrice: string | null, issuedOn: string | null, investorId: string | null, investorAccountName: string | null, holdingById: { __typename: 'Holding', version: string, id: string, ledgerEntriesByHoldingId: { __typename: 'LedgerEntriesConnection', nodes: Array<{ __typename: 'LedgerEntry', version: string, id: string, transactionId: string } | null> } } | null } | null> } | null };

export type ProofTotalsQueryVariables = Exact<{
  filter: Types.FullHoldingFilter;
}>;


export type ProofTotalsQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', totals: { __typename: 'FullHoldingTotals', amount: string | null } } | null };

export type WholeProofOfIssuanceQueryVariables = Exact<{
  filter: Types.FullHoldingFilter;
  after: string;
  first: number;
}>;


export type WholeProofOfIssuanceQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', nodes: Array<{ __typename: 'FullHolding', id: string, version: string | null, amount: string | null, purchasePrice: string | null, issuedOn: string | null, investorId: string | null, investorAccountName: string | null, holdingById: { __typename: 'Holding', version: string, id: string, ledgerEntriesByHoldingId: { __typename: 'LedgerEntriesConnection', nodes: Array<{ __typename: 'LedgerEntry', version: string, id: string, transactionId: string } | null> } } | null } | null> } | null };

export type BrokerTypeaheadQueryVariables = Exact<{
  name: string;
}>;


export type BrokerTypeaheadQuery = { __typename: 'Query', brokerTypeahead: { __typename: 'BrokerSuggestionsConnection', nodes: Array<{ __typename: 'BrokerSuggestion', id: string | null, name: string | null } | null> } | null };

export type UpdateRoundMutationVariables = Exact<{
  round: Types.UpdateRoundByIdInput;
}>;


export type UpdateRoundMutation = { __typename: 'Mutation', updateRoundById: { __typename: 'UpdateRoundPayload', round: { __typename: 'Round', id: string, version: string, name: string, status: string, opensOn: string | null, closesOn: string | null, price: string, total: string, issued: string, unitValue: string | null, termsUrl: string | null, issuerId: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, authorizedTotal: string | null, issued: string } | null, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', id: string, version: string, term: number, coupon: string } | null } | null } | null };

export type UpdateTrancheMutationVariables = Exact<{
  round: Types.UpdateRoundByIdInput;
  tranche: Types.UpdateTrancheBondDatumByRoundIdInput;
}>;


export type UpdateTrancheMutation = { __typename: 'Mutation', updateTrancheBondDatumByRoundId: { __typename: 'UpdateTrancheBondDatumPayload', trancheBondDatum: { __typename: 'TrancheBondDatum', id: string, version: string, term: number, coupon: string } | null } | null, updateRoundById: { __typename: 'UpdateRoundPayload', round: { __typename: 'Round', id: string, version: string, name: string, status: string, opensOn: string | null, closesOn: string | null, price: string, total: string, issued: string, unitValue: string | null, termsUrl: string | null, issuerId: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, authorizedTotal: string | null, issued: string } | null, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', id: string, version: string, term: number, coupon: string } | null } | null } | null };

export type InviteDistributorMutationVariables = Exact<{
  input: Types.CreateBrokerAllocationInput;
}>;


export type InviteDistributorMutation = { __typename: 'Mutation', createBrokerAllocation: { __typename: 'CreateBrokerAllocationPayload', brokerAllocation: { __typename: 'BrokerAllocation', id: string, version: string, brokerId: string, status: string, managedUnits: string | null, createdOn: string, accountByBrokerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null };

export type CreateAllocationMutationVariables = Exact<{
  input: Types.CreateAllocationInput;
}>;


export type CreateAllocationMutation = { __typename: 'Mutation', createAllocation: { __typename: 'CreateAllocationPayload', allocation: { __typename: 'Allocation', id: string, version: string, name: string, status: string, opensOn: string | null, closesOn: string | null, createdOn: string, accountByOwnerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null };

export type CreateDeploymentMutationVariables = Exact<{
  input: Types.CreateCapitalDeploymentInput;
}>;


export type CreateDeploymentMutation = { __typename: 'Mutation', createCapitalDeployment: { __typename: 'CreateCapitalDeploymentPayload', capitalDeployment: { __typename: 'CapitalDeployment', id: string, version: string, paidOn: string, amount: string, note: string } | null } | null };

export type UpdateDeploymentMutationVariables = Exact<{
  input: Types.UpdateCapitalDeploymentByIdInput;
}>;


export type UpdateDeploymentMutation = { __typename: 'Mutation', updateCapitalDeploymentById: { __typename: 'UpdateCapitalDeploymentPayload', capitalDeployment: { __typename: 'CapitalDeployment', id: string, version: string, paidOn: string, amount: string, note: string } | null } | null };

export type DeleteDeploymentMutationVariables = Exact<{
  input: Types.DeleteCapitalDeploymentByIdInput;
}>;


export type DeleteDeploymentMutation = { __typename: 'Mutation', deleteCapitalDeploymentById: { __typename: 'DeleteCapitalDeploymentPayload', capitalDeployment: { __typename: 'CapitalDeployment', version: string, id: string } | null } | null };

export type RequestIssuancesMutationVariables = Exact<{
  input: Types.MakeTaRequestDistributionIssuancesInput;
}>;


export type RequestIssuancesMutation = { __typename: 'Mutation', makeTaRequestDistributionIssuances: { __typename: 'MakeTaRequestDistributionIssuancesPayload', distributions: Array<{ __typename: 'Distribution', id: string, version: string, issuanceStatus: string | null, issuanceNote: string | null } | null> | null } | null };

export type RoundFactsFragment = { __typename: 'Round', version: string, id: string, name: string, status: string, opensOn: string | null, closesOn: string | null, price: string, total: string, issued: string, unitValue: string | null, termsUrl: string | null, issuerId: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, authorizedTotal: string | null, issued: string } | null, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', id: string, version: string, term: number, coupon: string } | null };

export type RoundOfAssetFragment = { __typename: 'Round', version: string, id: string, total: string };

export type TrancheFactsFragment = { __typename: 'TrancheBondDatum', version: string, id: string, term: number, coupon: string };

export type RoundMoneyFragment = { __typename: 'Round', version: string, id: string, price: string, total: string, totalPaidInCapital: string | null, totalCapitalDeployed: string, remainingCapital: string | null, expectedCapital: string | null, stillExpected: string | null, unitsSold: string | null };

export type RoundDistributorFragment = { __typename: 'BrokerAllocation', version: string, id: string, brokerId: string, status: string, managedUnits: string | null, createdOn: string, accountByBrokerId: { __typename: 'Account', version: string, id: string, name: string } | null };

export type RoundAllocationFragment = { __typename: 'Allocation', version: string, id: string, name: string, status: string, opensOn: string | null, closesOn: string | null, createdOn: string, accountByOwnerId: { __typename: 'Account', version: string, id: string, name: string } | null };

export type RoundDeploymentFragment = { __typename: 'CapitalDeployment', version: string, id: string, paidOn: string, amount: string, note: string };

export type RoundQualificationFragment = { __typename: 'AllocationQualification', version: string, id: string, executeOrder: number, allocationByAllocationId: { __typename: 'Allocation', version: string, id: string, name: string } | null, vendorQualificationByVendorQualificationId: { __typename: 'VendorQualification', version: string, id: string, name: string, languages: unknown, service: string | null } | null };

export type CapitalOnDayFragment = { __typename: 'CapitalDay', id: string | null, day: string | null, paidIn: string | null, deployed: string | null };

export type IncomingPaymentFragment = { __typename: 'FullDistributionPayment', version: string | null, id: string, amount: string | null, paidOn: string | null, status: string | null, investorAccountName: string | null, allocationName: string | null, stillExpected: string | null };

export type IssuableDistributionFragment = { __typename: 'FullDistribution', version: string | null, id: string, investorAccountName: string | null, allocationName: string | null, amount: string | null, shownStatus: string | null, isPaidInFull: boolean | null, stillExpected: string | null, investorId: string | null, distributionById: { __typename: 'Distribution', version: string, id: string, issuanceNote: string | null } | null };

export type IssuableChoiceFragment = { __typename: 'FullDistribution', version: string | null, id: string, investorAccountName: string | null, investorId: string | null, amount: string | null, isPaidInFull: boolean | null };

export type RequestedIssuanceFragment = { __typename: 'Distribution', version: string, id: string, issuanceStatus: string | null, issuanceNote: string | null };

export type IssuedHoldingFragment = { __typename: 'FullHolding', version: string | null, id: string, amount: string | null, purchasePrice: string | null, issuedOn: string | null, investorId: string | null, investorAccountName: string | null, holdingById: { __typename: 'Holding', version: string, id: string, ledgerEntriesByHoldingId: { __typename: 'LedgerEntriesConnection', nodes: Array<{ __typename: 'LedgerEntry', version: string, id: string, transactionId: string } | null> } } | null };

export const RoundDocument = { shown: [{"table":"rounds","by":"id"},{"table":"assets"},{"table":"tranche_bond_data"}], toString: () => 'query Round($id:UUID!){__typename roundById(id:$id){__typename version id ...RoundFacts}}fragment RoundFacts on Round{__typename version id name status opensOn closesOn price total issued unitValue termsUrl issuerId assetByAssetId{__typename version id name authorizedTotal issued}trancheBondDatumByRoundId{__typename id version ...TrancheFacts}}fragment TrancheFacts on TrancheBondDatum{__typename version id term coupon}' } as unknown as TypedDocument<RoundQuery, RoundQueryVariables>;
export const RoundCapitalDocument = { shown: [{"table":"rounds","by":"id"}], toString: () => 'query RoundCapital($id:UUID!){__typename roundById(id:$id){__typename version id ...RoundMoney}}fragment RoundMoney on Round{__typename version id price total totalPaidInCapital totalCapitalDeployed remainingCapital expectedCapital stillExpected unitsSold}' } as unknown as TypedDocument<RoundCapitalQuery, RoundCapitalQueryVariables>;
export const RoundDistributorsDocument = { lists: [{"name":"allBrokerAllocations","typename":"BrokerAllocation","text":"query RoundDistributorsRows($roundId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allBrokerAllocations(filter:{and:[{roundId:{equalTo:$roundId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...RoundDistributor}}known:allBrokerAllocations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment RoundDistributor on BrokerAllocation{__typename version id brokerId status managedUnits createdOn accountByBrokerId{__typename version id name}}","tables":["accounts","broker_allocations"],"links":[{"typename":"Account","parent":"BrokerAllocation","by":"brokerId","list":"allBrokerAllocations","isForward":true}]}], toString: () => 'query RoundDistributors($roundId:UUID!$after:UUID!$first:Int!){__typename allBrokerAllocations(filter:{roundId:{equalTo:$roundId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...RoundDistributor}}}fragment RoundDistributor on BrokerAllocation{__typename version id brokerId status managedUnits createdOn accountByBrokerId{__typename version id name}}' } as unknown as TypedDocument<RoundDistributorsQuery, RoundDistributorsQueryVariables>;
export const RoundsOfAssetDocument = { lists: [{"name":"allRounds","typename":"Round","text":"query RoundsOfAssetRows($assetId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allRounds(filter:{and:[{assetId:{equalTo:$assetId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...RoundOfAsset}}known:allRounds(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment RoundOfAsset on Round{__typename version id total}","tables":["rounds"]}], toString: () => 'query RoundsOfAsset($assetId:UUID!$after:UUID!$first:Int!){__typename allRounds(filter:{assetId:{equalTo:$assetId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...RoundOfAsset}}}fragment RoundOfAsset on Round{__typename version id total}' } as unknown as TypedDocument<RoundsOfAssetQuery, RoundsOfAssetQueryVariables>;
export const RoundAllocationsDocument = { lists: [{"name":"allAllocations","typename":"Allocation","text":"query RoundAllocationsRows($roundId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allAllocations(filter:{and:[{roundId:{equalTo:$roundId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...RoundAllocation}}known:allAllocations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment RoundAllocation on Allocation{__typename version id name status opensOn closesOn createdOn accountByOwnerId{__typename version id name}}","tables":["accounts","allocations"],"links":[{"typename":"Account","parent":"Allocation","by":"ownerId","list":"allAllocations","isForward":true}]}], toString: () => 'query RoundAllocations($roundId:UUID!$after:UUID!$first:Int!){__typename allAllocations(filter:{roundId:{equalTo:$roundId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...RoundAllocation}}}fragment RoundAllocation on Allocation{__typename version id name status opensOn closesOn createdOn accountByOwnerId{__typename version id name}}' } as unknown as TypedDocument<RoundAllocationsQuery, RoundAllocationsQueryVariables>;
export const RoundDeploymentsDocument = { lists: [{"name":"allCapitalDeployments","typename":"CapitalDeployment","text":"query RoundDeploymentsRows($roundId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allCapitalDeployments(filter:{and:[{roundId:{equalTo:$roundId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...RoundDeployment}}known:allCapitalDeployments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment RoundDeployment on CapitalDeployment{__typename version id paidOn amount note}","tables":["capital_deployments"]}], toString: () => 'query RoundDeployments($roundId:UUID!$after:UUID!$first:Int!){__typename allCapitalDeployments(filter:{roundId:{equalTo:$roundId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...RoundDeployment}}}fragment RoundDeployment on CapitalDeployment{__typename version id paidOn amount note}' } as unknown as TypedDocument<RoundDeploymentsQuery, RoundDeploymentsQueryVariables>;
export const RoundQualificationsDocument = { lists: [{"name":"allAllocationQualifications","typename":"AllocationQualification","text":"query RoundQualificationsRows($roundId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allAllocationQualifications(filter:{and:[{allocationByAllocationId:{roundId:{equalTo:$roundId}}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...RoundQualification}}known:allAllocationQualifications(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment RoundQualification on AllocationQualification{__typename version id executeOrder allocationByAllocationId{__typename version id name}vendorQualificationByVendorQualificationId{__typename version id name languages service}}","tables":["allocation_qualifications","allocations","vendor_qualifications"],"links":[{"typename":"Allocation","parent":"AllocationQualification","by":"allocationId","list":"allAllocationQualifications","isForward":true},{"typename":"VendorQualification","parent":"AllocationQualification","by":"vendorQualificationId","list":"allAllocationQualifications","isForward":true}]}], toString: () => 'query RoundQualifications($roundId:UUID!$after:UUID!$first:Int!){__typename allAllocationQualifications(filter:{allocationByAllocationId:{roundId:{equalTo:$roundId}}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...RoundQualification}}}fragment RoundQualification on AllocationQualification{__typename version id executeOrder allocationByAllocationId{__typename version id name}vendorQualificationByVendorQualificationId{__typename version id name languages service}}' } as unknown as TypedDocument<RoundQualificationsQuery, RoundQualificationsQueryVariables>;
export const CapitalOverTimeDocument = 'query CapitalOverTime($roundId:UUID!$first:Int!$offset:Int!){__typename capitalOverTime(roundId:$roundId first:$first offset:$offset){__typename nodes{__typename id ...CapitalOnDay}}}fragment CapitalOnDay on CapitalDay{__typename id day paidIn deployed}' as unknown as TypedDocument<CapitalOverTimeQuery, CapitalOverTimeQueryVariables>;
export const IncomingCapitalDocument = { lists: [{"name":"allFullDistributionPayments","typename":"FullDistributionPayment","text":"query IncomingCapitalRows($filter:FullDistributionPaymentFilter!$ids:[UUID!]!$rows:Int!){rows:allFullDistributionPayments(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...IncomingPayment}}known:allFullDistributionPayments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}total:allFullDistributionPayments(filter:$filter first:0){totalCount}}fragment IncomingPayment on FullDistributionPayment{__typename version id amount paidOn status investorAccountName allocationName stillExpected}","tables":["distribution_payments"]}], toString: () => 'query IncomingCapital($filter:FullDistributionPaymentFilter!$orderBy:[FullDistributionPaymentsOrderBy!]!$first:Int!$offset:Int!){__typename allFullDistributionPayments(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id version ...IncomingPayment}}}fragment IncomingPayment on FullDistributionPayment{__typename version id amount paidOn status investorAccountName allocationName stillExpected}' } as unknown as TypedDocument<IncomingCapitalQuery, IncomingCapitalQueryVariables>;
export const IncomingCapitalTotalsDocument = { shown: [{"table":"distribution_payments"}], toString: () => 'query IncomingCapitalTotals($filter:FullDistributionPaymentFilter!){__typename allFullDistributionPayments(filter:$filter first:0){__typename totals{__typename amount}}}' } as unknown as TypedDocument<IncomingCapitalTotalsQuery, IncomingCapitalTotalsQueryVariables>;
export const WholeIncomingCapitalDocument = { lists: [{"name":"allFullDistributionPayments","typename":"FullDistributionPayment","text":"query WholeIncomingCapitalRows($filter:FullDistributionPaymentFilter!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullDistributionPayments(filter:{and:[{and:[$filter{id:{greaterThan:$after}}]}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...IncomingPayment}}known:allFullDistributionPayments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment IncomingPayment on FullDistributionPayment{__typename version id amount paidOn status investorAccountName allocationName stillExpected}","tables":["distribution_payments"]}], toString: () => 'query WholeIncomingCapital($filter:FullDistributionPaymentFilter!$after:UUID!$first:Int!){__typename allFullDistributionPayments(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...IncomingPayment}}}fragment IncomingPayment on FullDistributionPayment{__typename version id amount paidOn status investorAccountName allocationName stillExpected}' } as unknown as TypedDocument<WholeIncomingCapitalQuery, WholeIncomingCapitalQueryVariables>;
export const IssuableDistributionsDocument = { lists: [{"name":"allFullDistributions","typename":"FullDistribution","text":"query IssuableDistributionsRows($filter:FullDistributionFilter!$ids:[UUID!]!$rows:Int!){rows:allFullDistributions(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...IssuableDistribution}}known:allFullDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}total:allFullDistributions(filter:$filter first:0){totalCount}}fragment IssuableDistribution on FullDistribution{__typename version id investorAccountName allocationName amount shownStatus isPaidInFull stillExpected investorId distributionById{__typename version id issuanceNote}}","tables":["distributions"],"links":[{"typename":"Distribution","parent":"FullDistribution","by":"id","list":"allFullDistributions","isForward":true}]}], toString: () => 'query IssuableDistributions($filter:FullDistributionFilter!$orderBy:[FullDistributionsOrderBy!]!$first:Int!$offset:Int!){__typename allFullDistributions(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id version ...IssuableDistribution}}}fragment IssuableDistribution on FullDistribution{__typename version id investorAccountName allocationName amount shownStatus isPaidInFull stillExpected investorId distributionById{__typename version id issuanceNote}}' } as unknown as TypedDocument<IssuableDistributionsQuery, IssuableDistributionsQueryVariables>;
export const WholeIssuableDistributionsDocument = { lists: [{"name":"allFullDistributions","typename":"FullDistribution","text":"query WholeIssuableDistributionsRows($filter:FullDistributionFilter!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullDistributions(filter:{and:[{and:[$filter{id:{greaterThan:$after}}]}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...IssuableDistribution}}known:allFullDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment IssuableDistribution on FullDistribution{__typename version id investorAccountName allocationName amount shownStatus isPaidInFull stillExpected investorId distributionById{__typename version id issuanceNote}}","tables":["distributions"],"links":[{"typename":"Distribution","parent":"FullDistribution","by":"id","list":"allFullDistributions","isForward":true}]}], toString: () => 'query WholeIssuableDistributions($filter:FullDistributionFilter!$after:UUID!$first:Int!){__typename allFullDistributions(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...IssuableDistribution}}}fragment IssuableDistribution on FullDistribution{__typename version id investorAccountName allocationName amount shownStatus isPaidInFull stillExpected investorId distributionById{__typename version id issuanceNote}}' } as unknown as TypedDocument<WholeIssuableDistributionsQuery, WholeIssuableDistributionsQueryVariables>;
export const FirstIssuablesDocument = { lists: [{"name":"allFullDistributions","typename":"FullDistribution","text":"query FirstIssuablesRows($filter:FullDistributionFilter!$ids:[UUID!]!$rows:Int!){rows:allFullDistributions(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...IssuableChoice}}known:allFullDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment IssuableChoice on FullDistribution{__typename version id investorAccountName investorId amount isPaidInFull}","tables":["distributions"]}], toString: () => 'query FirstIssuables($filter:FullDistributionFilter!$first:Int!){__typename allFullDistributions(filter:$filter orderBy:[INVESTOR_ACCOUNT_NAME_ASC ID_ASC]first:$first){__typename nodes{__typename id version ...IssuableChoice}}}fragment IssuableChoice on FullDistribution{__typename version id investorAccountName investorId amount isPaidInFull}' } as unknown as TypedDocument<FirstIssuablesQuery, FirstIssuablesQueryVariables>;
export const ChosenIssuablesDocument = { lists: [{"name":"allFullDistributions","typename":"FullDistribution","text":"query ChosenIssuablesRows($roundId:UUID!$chosen:[UUID!]!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullDistributions(filter:{and:[{roundId:{equalTo:$roundId}status:{equalTo:\"closed\"}allocationStatus:{notEqualTo:\"stale\"}amount:{greaterThan:\"0\"}shownStatus:{in:[\"closed\" \"rejected\"]}id:{in:$chosen greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...IssuableChoice}}known:allFullDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment IssuableChoice on FullDistribution{__typename version id investorAccountName investorId amount isPaidInFull}","tables":["distributions"]}], toString: () => 'query ChosenIssuables($roundId:UUID!$chosen:[UUID!]!$after:UUID!$first:Int!){__typename allFullDistributions(filter:{roundId:{equalTo:$roundId}status:{equalTo:"closed"}allocationStatus:{notEqualTo:"stale"}amount:{greaterThan:"0"}shownStatus:{in:["closed" "rejected"]}id:{in:$chosen greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...IssuableChoice}}}fragment IssuableChoice on FullDistribution{__typename version id investorAccountName investorId amount isPaidInFull}' } as unknown as TypedDocument<ChosenIssuablesQuery, ChosenIssuablesQueryVariables>;
export const RequestedUnitsDocument = { shown: [{"table":"distributions"}], toString: () => 'query RequestedUnits($roundId:UUID!){__typename allFullDistributions(filter:{roundId:{equalTo:$roundId}shownStatus:{equalTo:"requested"}}first:0){__typename totalCount totals{__typename amount}}}' } as unknown as TypedDocument<RequestedUnitsQuery, RequestedUnitsQueryVariables>;
export const RequestedIssuancesDocument = { lists: [{"name":"allDistributions","typename":"Distribution","text":"query RequestedIssuancesRows($requested:[UUID!]!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allDistributions(filter:{and:[{id:{in:$requested greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...RequestedIssuance}}known:allDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment RequestedIssuance on Distribution{__typename version id issuanceStatus issuanceNote}","tables":["distributions"]}], toString: () => 'query RequestedIssuances($requested:[UUID!]!$after:UUID!$first:Int!){__typename allDistributions(filter:{id:{in:$requested greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...RequestedIssuance}}}fragment RequestedIssuance on Distribution{__typename version id issuanceStatus issuanceNote}' } as unknown as TypedDocument<RequestedIssuancesQuery, RequestedIssuancesQueryVariables>;
export const ProofOfIssuanceDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query ProofOfIssuanceRows($filter:FullHoldingFilter!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...IssuedHolding}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}total:allFullHoldings(filter:$filter first:0){totalCount}}fragment IssuedHolding on FullHolding{__typename version id amount purchasePrice issuedOn investorId investorAccountName holdingById{__typename version id ledgerEntriesByHoldingId(first:1 orderBy:[CREATED_ON_ASC]){__typename nodes{__typename version id transactionId}}}}","tables":["holdings","ledger_entries"],"links":[{"typename":"Holding","parent":"FullHolding","by":"id","list":"allFullHoldings","isForward":true},{"typename":"LedgerEntry","parent":"Holding","by":"holdingId","list":"allLedgerEntries"}]}], toString: () => 'query ProofOfIssuance($filter:FullHoldingFilter!$orderBy:[FullHoldingsOrderBy!]!$first:Int!$offset:Int!){__typename allFullHoldings(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id version ...IssuedHolding}}}fragment IssuedHolding on FullHolding{__typename version id amount purchasePrice issuedOn investorId investorAccountName holdingById{__typename version id ledgerEntriesByHoldingId(first:1 orderBy:[CREATED_ON_ASC]){__typename nodes{__typename version id transactionId}}}}' } as unknown as TypedDocument<ProofOfIssuanceQuery, ProofOfIssuanceQueryVariables>;
export const ProofTotalsDocument = { shown: [{"table":"holdings"}], toString: () => 'query ProofTotals($filter:FullHoldingFilter!){__typename allFullHoldings(filter:$filter first:0){__typename totals{__typename amount}}}' } as unknown as TypedDocument<ProofTotalsQuery, ProofTotalsQueryVariables>;
export const WholeProofOfIssuanceDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query WholeProofOfIssuanceRows($filter:FullHoldingFilter!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[{and:[$filter{id:{greaterThan:$after}}]}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...IssuedHolding}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment IssuedHolding on FullHolding{__typename version id amount purchasePrice issuedOn investorId investorAccountName holdingById{__typename version id ledgerEntriesByHoldingId(first:1 orderBy:[CREATED_ON_ASC]){__typename nodes{__typename version id transactionId}}}}","tables":["holdings","ledger_entries"],"links":[{"typename":"Holding","parent":"FullHolding","by":"id","list":"allFullHoldings","isForward":true},{"typename":"LedgerEntry","parent":"Holding","by":"holdingId","list":"allLedgerEntries"}]}], toString: () => 'query WholeProofOfIssuance($filter:FullHoldingFilter!$after:UUID!$first:Int!){__typename allFullHoldings(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...IssuedHolding}}}fragment IssuedHolding on FullHolding{__typename version id amount purchasePrice issuedOn investorId investorAccountName holdingById{__typename version id ledgerEntriesByHoldingId(first:1 orderBy:[CREATED_ON_ASC]){__typename nodes{__typename version id transactionId}}}}' } as unknown as TypedDocument<WholeProofOfIssuanceQuery, WholeProofOfIssuanceQueryVariables>;
export const BrokerTypeaheadDocument = 'query BrokerTypeahead($name:String!){__typename brokerTypeahead(name:$name first:20){__typename nodes{__typename id name}}}' as unknown as TypedDocument<BrokerTypeaheadQuery, BrokerTypeaheadQueryVariables>;
export const UpdateRoundDocument = { effects: {"updateRoundById.round":"mutated"}, toString: () => 'mutation UpdateRound($round:UpdateRoundByIdInput!){__typename updateRoundById(input:$round){__typename round{__typename id version ...RoundFacts}}}fragment RoundFacts on Round{__typename version id name status opensOn closesOn price total issued unitValue termsUrl issuerId assetByAssetId{__typename version id name authorizedTotal issued}trancheBondDatumByRoundId{__typename id version ...TrancheFacts}}fragment TrancheFacts on TrancheBondDatum{__typename version id term coupon}' } as unknown as TypedDocument<UpdateRoundMutation, UpdateRoundMutationVariables>;
export const UpdateTrancheDocument = { effects: {"updateTrancheBondDatumByRoundId.trancheBondDatum":"mutated","updateRoundById.round":"mutated"}, toString: () => 'mutation UpdateTranche($round:UpdateRoundByIdInput!$tranche:UpdateTrancheBondDatumByRoundIdInput!){__typename updateTrancheBondDatumByRoundId(input:$tranche){__typename trancheBondDatum{__typename id version ...TrancheFacts}}updateRoundById(input:$round){__typename round{__typename id version ...RoundFacts}}}fragment RoundFacts on Round{__typename version id name status opensOn closesOn price total issued unitValue termsUrl issuerId assetByAssetId{__typename version id name authorizedTotal issued}trancheBondDatumByRoundId{__typename id version ...TrancheFacts}}fragment TrancheFacts on TrancheBondDatum{__typename version id term coupon}' } as unknown as TypedDocument<UpdateTrancheMutation, UpdateTrancheMutationVariables>;
export const InviteDistributorDocument = { effects: {"createBrokerAllocation.brokerAllocation":"created"}, toString: () => 'mutation InviteDistributor($input:CreateBrokerAllocationInput!){__typename createBrokerAllocation(input:$input){__typename brokerAllocation{__typename id version ...RoundDistributor}}}fragment RoundDistributor on BrokerAllocation{__typename version id brokerId status managedUnits createdOn accountByBrokerId{__typename version id name}}' } as unknown as TypedDocument<InviteDistributorMutation, InviteDistributorMutationVariables>;
export const CreateAllocationDocument = { effects: {"createAllocation.allocation":"created"}, toString: () => 'mutation CreateAllocation($input:CreateAllocationInput!){__typename createAllocation(input:$input){__typename allocation{__typename id version ...RoundAllocation}}}fragment RoundAllocation on Allocation{__typename version id name status opensOn closesOn createdOn accountByOwnerId{__typename version id name}}' } as unknown as TypedDocument<CreateAllocationMutation, CreateAllocationMutationVariables>;
export const CreateDeploymentDocument = { effects: {"createCapitalDeployment.capitalDeployment":"created"}, toString: () => 'mutation CreateDeployment($input:CreateCapitalDeploymentInput!){__typename createCapitalDeployment(input:$input){__typename capitalDeployment{__typename id version ...RoundDeployment}}}fragment RoundDeployment on CapitalDeployment{__typename version id paidOn amount note}' } as unknown as TypedDocument<CreateDeploymentMutation, CreateDeploymentMutationVariables>;
export const UpdateDeploymentDocument = { effects: {"updateCapitalDeploymentById.capitalDeployment":"mutated"}, toString: () => 'mutation UpdateDeployment($input:UpdateCapitalDeploymentByIdInput!){__typename updateCapitalDeploymentById(input:$input){__typename capitalDeployment{__typename id version ...RoundDeployment}}}fragment RoundDeployment on CapitalDeployment{__typename version id paidOn amount note}' } as unknown as TypedDocument<UpdateDeploymentMutation, UpdateDeploymentMutationVariables>;
export const DeleteDeploymentDocument = { effects: {"deleteCapitalDeploymentById.capitalDeployment":"deleted"}, toString: () => 'mutation DeleteDeployment($input:DeleteCapitalDeploymentByIdInput!){__typename deleteCapitalDeploymentById(input:$input){__typename capitalDeployment{__typename version id}}}' } as unknown as TypedDocument<DeleteDeploymentMutation, DeleteDeploymentMutationVariables>;
export const RequestIssuancesDocument = { effects: {"makeTaRequestDistributionIssuances.distributions":"mutated"}, toString: () => 'mutation RequestIssuances($input:MakeTaRequestDistributionIssuancesInput!){__typename makeTaRequestDistributionIssuances(input:$input){__typename distributions{__typename id version ...RequestedIssuance}}}fragment RequestedIssuance on Distribution{__typename version id issuanceStatus issuanceNote}' } as unknown as TypedDocument<RequestIssuancesMutation, RequestIssuancesMutationVariables>;