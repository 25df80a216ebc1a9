import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type VendorRoundsQueryVariables = Exact<{
  vendorId: string;
  after: string;
  first: number;
}>;


export type VendorRoundsQuery = { __typename: 'Query', allRounds: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', id: string, version: string, name: string, status: string, price: string, closesOn: string | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null, brokerAllocationsByRoundId: { __typename: 'BrokerAllocationsConnection', nodes: Array<{ __typename: 'BrokerAllocation', version: string, id: string, status: string, managedUnits: string | null, freeUnits: string | null, createdOn: string } | null> } } | null> } | null };

export type VendorAllocationsQueryVariables = Exact<{
  vendorId: string;
  readerId: string;
  after: string;
  first: number;
}>;


export type VendorAllocationsQuery = { __typename: 'Query', allAllocations: { __typename: 'AllocationsConnection', nodes: Array<{ __typename: 'Allocation', id: string, version: string, name: string, status: string, roundId: string, placed: { __typename: 'PlacedUnit', investments: number | null, units: string | null, committedCapital: string | null } | null } | null> } | null };

export type VendorInvestmentsQueryVariables = Exact<{
  vendorId: string;
  after: string;
  first: number;
}>;


export type VendorInvestmentsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, roundName: string | null, assetName: string | null, amount: string | null, committedCapital: string | null, status: string | null, shownStatus: string | null, issuanceStatus: string | null, activeStepStatus: string | null, createdOn: string | null } | null> } | null };

export type VendorHoldingsQueryVariables = Exact<{
  vendorId: string;
  after: string;
  first: number;
}>;


export type VendorHoldingsQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', nodes: Array<{ __typename: 'FullHolding', id: string, version: string | null, roundName: string | null, assetName: string | null, amount: string | null, committedCapital: string | null, totalValue: string | null, issuedOn: string | null } | null> } | null };

export type VendorDocumentsQueryVariables = Exact<{
  vendorId: string;
  after: string;
  first: number;
}>;


export type VendorDocumentsQuery = { __typename: 'Query', allDocuments: { __typename: 'DocumentsConnection', nodes: Array<{ __typename: 'Document', id: string, version: string, name: string, extension: string, createdOn: string } | null> } | null };

export type VendorSignedPapersQueryVariables = Exact<{
  vendorId: string;
  readerId: string;
  after: string;
  first: number;
}>;


export type VendorSignedPapersQuery = { __typename: 'Query', allSentSigningDocuments: { __typename: 'SentSigningDocumentsConnection', nodes: Array<{ __typename: 'SentSigningDocument', id: string, version: string, name: string, status: string, sentOn: string, documentUri: string } | null> } | null };

export type VendorRoundFragment = { __typename: 'Round', version: string, id: string, name: string, status: string, price: string, closesOn: string | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null, brokerAllocationsByRoundId: { __typename: 'BrokerAllocationsConnection', nodes: Array<{ __typename: 'BrokerAllocation', version: string, id: string, status: string, managedUnits: string | null, freeUnits: string | null, createdOn: string } | null> } };

export type VendorAllocationFragment = { __typename: 'Allocation', version: string, id: string, name: string, status: string, roundId: string, placed: { __typename: 'PlacedUnit', investments: number | null, units: string | null, committedCapital: string | null } | null };

export type VendorInvestmentFragment = { __typename: 'FullDistribution', version: string | null, id: string, roundName: string | null, assetName: string | null, amount: string | null, committedCapital: string | null, status: string | null, shownStatus: string | null, issuanceStatus: string | null, activeStepStatus: string | null, createdOn: string | null };

export type VendorHoldingFragment = { __typename: 'FullHolding', version: string | null, id: string, roundName: string | null, assetName: string | null, amount: string | null, committedCapital: string | null, totalValue: string | null, issuedOn: string | null };

export type VendorDocumentFragment = { __typename: 'Document', version: string, id: string, name: string, extension: string, createdOn: string };

export type VendorSignedPaperFragment = { __typename: 'SentSigningDocument', version: string, id: string, name: string, status: string, sentOn: string, documentUri: string };

export const VendorRoundsDocument = { lists: [{"name":"allRounds","typename":"Round","text":"query VendorRoundsRows($vendorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allRounds(filter:{and:[{or:[{issuerId:{equalTo:$vendorId}}{allocationsByRoundId:{some:{ownerId:{equalTo:$vendorId}}}}]id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...VendorRound}}known:allRounds(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment VendorRound on Round{__typename version id name status price closesOn assetByAssetId{__typename version id name}brokerAllocationsByRoundId(first:1){__typename nodes{__typename version id status managedUnits freeUnits createdOn}}}","tables":["allocations","assets","broker_allocations","rounds"],"links":[{"typename":"Asset","parent":"Round","by":"assetId","list":"allRounds","isForward":true},{"typename":"BrokerAllocation","parent":"Round","by":"roundId","list":"allBrokerAllocations"}]}], toString: () => 'query VendorRounds($vendorId:UUID!$after:UUID!$first:Int!){__typename allRounds(filter:{or:[{issuerId:{equalTo:$vendorId}}{allocationsByRoundId:{some:{ownerId:{equalTo:$vendorId}}}}]id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...VendorRound}}}fragment VendorRound on Round{__typename version id name status price closesOn assetByAssetId{__typename version id name}brokerAllocationsByRoundId(first:1){__typename nodes{__typename version id status managedUnits freeUnits createdOn}}}' } as unknown as TypedDocument<VendorRoundsQuery, VendorRoundsQueryVariables>;
export const VendorAllocationsDocument = { lists: [{"name":"allAllocations","typename":"Allocation","text":"query VendorAllocationsRows($vendorId:UUID!$readerId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allAllocations(filter:{and:[{issuerId:{equalTo:$vendorId}ownerId:{equalTo:$readerId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...VendorAllocation}}known:allAllocations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment VendorAllocation on Allocation{__typename version id name status roundId placed{__typename investments units committedCapital}}","tables":["allocations"]}], toString: () => 'query VendorAllocations($vendorId:UUID!$readerId:UUID!$after:UUID!$first:Int!){__typename allAllocations(filter:{issuerId:{equalTo:$vendorId}ownerId:{equalTo:$readerId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...VendorAllocation}}}fragment VendorAllocation on Allocation{__typename version id name status roundId placed{__typename investments units committedCapital}}' } as unknown as TypedDocument<VendorAllocationsQuery, VendorAllocationsQueryVariables>;
export const VendorInvestmentsDocument = { lists: [{"name":"allFullDistributions","typename":"FullDistribution","text":"query VendorInvestmentsRows($vendorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullDistributions(filter:{and:[{or:[{issuerId:{equalTo:$vendorId}}{ownerId:{equalTo:$vendorId}}]status:{notEqualTo:\"deleted\"}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...VendorInvestment}}known:allFullDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment VendorInvestment on FullDistribution{__typename version id roundName assetName amount committedCapital status shownStatus issuanceStatus activeStepStatus createdOn}","tables":["distributions"]}], toString: () => 'query VendorInvestments($vendorId:UUID!$after:UUID!$first:Int!){__typename allFullDistributions(filter:{or:[{issuerId:{equalTo:$vendorId}}{ownerId:{equalTo:$vendorId}}]status:{notEqualTo:"deleted"}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...VendorInvestment}}}fragment VendorInvestment on FullDistribution{__typename version id roundName assetName amount committedCapital status shownStatus issuanceStatus activeStepStatus createdOn}' } as unknown as TypedDocument<VendorInvestmentsQuery, VendorInvestmentsQueryVariables>;
export const VendorHoldingsDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query VendorHoldingsRows($vendorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[{or:[{issuerId:{equalTo:$vendorId}}{brokerId:{equalTo:$vendorId}}]amount:{notEqualTo:\"0\"}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...VendorHolding}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment VendorHolding on FullHolding{__typename version id roundName assetName amount committedCapital totalValue issuedOn}","tables":["holdings"]}], toString: () => 'query VendorHoldings($vendorId:UUID!$after:UUID!$first:Int!){__typename allFullHoldings(filter:{or:[{issuerId:{equalTo:$vendorId}}{brokerId:{equalTo:$vendorId}}]amount:{notEqualTo:"0"}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...VendorHolding}}}fragment VendorHolding on FullHolding{__typename version id roundName assetName amount committedCapital totalValue issuedOn}' } as unknown as TypedDocument<VendorHoldingsQuery, VendorHoldingsQueryVariables>;
export const VendorDocumentsDocument = { lists: [{"name":"allDocuments","typename":"Document","text":"query VendorDocumentsRows($vendorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allDocuments(filter:{and:[{or:[{securityBySecurityId:{issuerId:{equalTo:$vendorId}}}{holdingByHoldingId:{issuerId:{equalTo:$vendorId}}}{uploadedBy:{equalTo:$vendorId}}]uploadStatus:{equalTo:\"uploaded\"}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...VendorDocument}}known:allDocuments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment VendorDocument on Document{__typename version id name extension createdOn}","tables":["documents","holdings","securities"]}], toString: () => 'query VendorDocuments($vendorId:UUID!$after:UUID!$first:Int!){__typename allDocuments(filter:{or:[{securityBySecurityId:{issuerId:{equalTo:$vendorId}}}{holdingByHoldingId:{issuerId:{equalTo:$vendorId}}}{uploadedBy:{equalTo:$vendorId}}]uploadStatus:{equalTo:"uploaded"}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...VendorDocument}}}fragment VendorDocument on Document{__typename version id name extension createdOn}' } as unknown as TypedDocument<VendorDocumentsQuery, VendorDocumentsQueryVariables>;
export const VendorSignedPapersDocument = { lists: [{"name":"allSentSigningDocuments","typename":"SentSigningDocument","text":"query VendorSignedPapersRows($vendorId:UUID!$readerId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSentSigningDocuments(filter:{and:[{accountId:{equalTo:$vendorId}recipientId:{equalTo:$readerId}isTest:{equalTo:false}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...VendorSignedPaper}}known:allSentSigningDocuments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment VendorSignedPaper on SentSigningDocument{__typename version id name status sentOn documentUri}","tables":["sent_signing_documents"]}], toString: () => 'query VendorSignedPapers($vendorId:UUID!$readerId:UUID!$after:UUID!$first:Int!){__typename allSentSigningDocuments(filter:{accountId:{equalTo:$vendorId}recipientId:{equalTo:$readerId}isTest:{equalTo:false}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...VendorSignedPaper}}}fragment VendorSignedPaper on SentSigningDocument{__typename version id name status sentOn documentUri}' } as unknown as TypedDocument<VendorSignedPapersQuery, VendorSignedPapersQueryVariables>;