import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InvestorHoldingsQueryVariables = Exact<{
  investorId: string;
  after: string;
  first: number;
}>;


export type InvestorHoldingsQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', nodes: Array<{ __typename: 'FullHolding', id: string, version: string | null, securityName: string | null, amount: string | null, purchasePrice: string | null, totalValue: string | null, issuedOn: string | null } | null> } | null };

export type InvestorInvestmentsQueryVariables = Exact<{
  investorId: string;
  after: string;
  first: number;
}>;


export type InvestorInvestmentsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, ownerId: string | null, issuerId: string | null, allocationId: string | null, roundName: string | null, amount: string | null, committedCapital: string | null, paidInCapital: string | null, status: string | null, issuanceStatus: string | null, shownStatus: string | null, activeStep: string | null, activeStepStatus: string | null, createdOn: string | null, distributionById: { __typename: 'Distribution', version: string, id: string, allocationByAllocationId: { __typename: 'Allocation', version: string, id: string, status: string } | null } | null } | null> } | null };

export type InvestorPaymentsQueryVariables = Exact<{
  investorId: string;
  after: string;
  first: number;
}>;


export type InvestorPaymentsQuery = { __typename: 'Query', allFullDistributionPayments: { __typename: 'FullDistributionPaymentsConnection', nodes: Array<{ __typename: 'FullDistributionPayment', id: string, version: string | null, allocationName: string | null, amount: string | null, paidOn: string | null, status: string | null } | null> } | null };

export type InvestorSignedPapersQueryVariables = Exact<{
  investorId: string;
  after: string;
  first: number;
}>;


export type InvestorSignedPapersQuery = { __typename: 'Query', allSentSigningDocuments: { __typename: 'SentSigningDocumentsConnection', nodes: Array<{ __typename: 'SentSigningDocument', id: string, version: string, name: string, status: string, sentOn: string, documentUri: string } | null> } | null };

export type InvestorDocumentsQueryVariables = Exact<{
  investorId: string;
  after: string;
  first: number;
}>;


export type InvestorDocumentsQuery = { __typename: 'Query', allDocuments: { __typename: 'DocumentsConnection', nodes: Array<{ __typename: 'Document', id: string, version: string, name: string, extension: string, createdOn: string } | null> } | null };

export type InvestorNotesQueryVariables = Exact<{
  investorId: string;
  after: string;
  first: number;
}>;


export type InvestorNotesQuery = { __typename: 'Query', allDistributionAnnotations: { __typename: 'DistributionAnnotationsConnection', nodes: Array<{ __typename: 'DistributionAnnotation', id: string, version: string, annotation: string, createdOn: string, distributionId: string } | null> } | null };

export type InvestorNoteFragment = { __typename: 'DistributionAnnotation', version: string, id: string, annotation: string, createdOn: string, distributionId: string };

export type InvestorHoldingFragment = { __typename: 'FullHolding', version: string | null, id: string, securityName: string | null, amount: string | null, purchasePrice: string | null, totalValue: string | null, issuedOn: string | null };

export type InvestorInvestmentFragment = { __typename: 'FullDistribution', version: string | null, id: string, ownerId: string | null, issuerId: string | null, allocationId: string | null, roundName: string | null, amount: string | null, committedCapital: string | null, paidInCapital: string | null, status: string | null, issuanceStatus: string | null, shownStatus: string | null, activeStep: string | null, activeStepStatus: string | null, createdOn: string | null, distributionById: { __typename: 'Distribution', version: string, id: string, allocationByAllocationId: { __typename: 'Allocation', version: string, id: string, status: string } | null } | null };

export type InvestorPaymentFragment = { __typename: 'FullDistributionPayment', version: string | null, id: string, allocationName: string | null, amount: string | null, paidOn: string | null, status: string | null };

export type InvestorSignedPaperFragment = { __typename: 'SentSigningDocument', version: string, id: string, name: string, status: string, sentOn: string, documentUri: string };

export type InvestorDocumentFragment = { __typename: 'Document', version: string, id: string, name: string, extension: string, createdOn: string };

export const InvestorHoldingsDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query InvestorHoldingsRows($investorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[{investorId:{equalTo:$investorId}amount:{notEqualTo:\"0\"}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestorHolding}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestorHolding on FullHolding{__typename version id securityName amount purchasePrice totalValue issuedOn}","tables":["holdings"]}], toString: () => 'query InvestorHoldings($investorId:UUID!$after:UUID!$first:Int!){__typename allFullHoldings(filter:{investorId:{equalTo:$investorId}amount:{notEqualTo:"0"}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestorHolding}}}fragment InvestorHolding on FullHolding{__typename version id securityName amount purchasePrice totalValue issuedOn}' } as unknown as TypedDocument<InvestorHoldingsQuery, InvestorHoldingsQueryVariables>;
export const InvestorInvestmentsDocument = { lists: [{"name":"allFullDistributions","typename":"FullDistribution","text":"query InvestorInvestmentsRows($investorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullDistributions(filter:{and:[{investorId:{equalTo:$investorId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestorInvestment}}known:allFullDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestorInvestment on FullDistribution{__typename version id ownerId issuerId allocationId roundName amount committedCapital paidInCapital status issuanceStatus shownStatus activeStep activeStepStatus createdOn distributionById{__typename version id allocationByAllocationId{__typename version id status}}}","tables":["allocations","distributions"],"links":[{"typename":"Distribution","parent":"FullDistribution","by":"id","list":"allFullDistributions","isForward":true},{"typename":"Allocation","parent":"Distribution","by":"allocationId","list":"allDistributions","isForward":true}]}], toString: () => 'query InvestorInvestments($investorId:UUID!$after:UUID!$first:Int!){__typename allFullDistributions(filter:{investorId:{equalTo:$investorId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestorInvestment}}}fragment InvestorInvestment on FullDistribution{__typename version id ownerId issuerId allocationId roundName amount committedCapital paidInCapital status issuanceStatus shownStatus activeStep activeStepStatus createdOn distributionById{__typename version id allocationByAllocationId{__typename version id status}}}' } as unknown as TypedDocument<InvestorInvestmentsQuery, InvestorInvestmentsQueryVariables>;
export const InvestorPaymentsDocument = { lists: [{"name":"allFullDistributionPayments","typename":"FullDistributionPayment","text":"query InvestorPaymentsRows($investorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullDistributionPayments(filter:{and:[{investorId:{equalTo:$investorId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestorPayment}}known:allFullDistributionPayments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestorPayment on FullDistributionPayment{__typename version id allocationName amount paidOn status}","tables":["distribution_payments"]}], toString: () => 'query InvestorPayments($investorId:UUID!$after:UUID!$first:Int!){__typename allFullDistributionPayments(filter:{investorId:{equalTo:$investorId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestorPayment}}}fragment InvestorPayment on FullDistributionPayment{__typename version id allocationName amount paidOn status}' } as unknown as TypedDocument<InvestorPaymentsQuery, InvestorPaymentsQueryVariables>;
export const InvestorSignedPapersDocument = { lists: [{"name":"allSentSigningDocuments","typename":"SentSigningDocument","text":"query InvestorSignedPapersRows($investorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSentSigningDocuments(filter:{and:[{recipientId:{equalTo:$investorId}isTest:{equalTo:false}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestorSignedPaper}}known:allSentSigningDocuments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestorSignedPaper on SentSigningDocument{__typename version id name status sentOn documentUri}","tables":["sent_signing_documents"]}], toString: () => 'query InvestorSignedPapers($investorId:UUID!$after:UUID!$first:Int!){__typename allSentSigningDocuments(filter:{recipientId:{equalTo:$investorId}isTest:{equalTo:false}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestorSignedPaper}}}fragment InvestorSignedPaper on SentSigningDocument{__typename version id name status sentOn documentUri}' } as unknown as TypedDocument<InvestorSignedPapersQuery, InvestorSignedPapersQueryVariables>;
export const InvestorDocumentsDocument = { lists: [{"name":"allDocuments","typename":"Document","text":"query InvestorDocumentsRows($investorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allDocuments(filter:{and:[{or:[{holdingByHoldingId:{investorId:{equalTo:$investorId}}}{stepByStepId:{investorId:{equalTo:$investorId}}}]uploadStatus:{equalTo:\"uploaded\"}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestorDocument}}known:allDocuments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestorDocument on Document{__typename version id name extension createdOn}","tables":["documents","holdings","steps"]}], toString: () => 'query InvestorDocuments($investorId:UUID!$after:UUID!$first:Int!){__typename allDocuments(filter:{or:[{holdingByHoldingId:{investorId:{equalTo:$investorId}}}{stepByStepId:{investorId:{equalTo:$investorId}}}]uploadStatus:{equalTo:"uploaded"}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestorDocument}}}fragment InvestorDocument on Document{__typename version id name extension createdOn}' } as unknown as TypedDocument<InvestorDocumentsQuery, InvestorDocumentsQueryVariables>;
export const InvestorNotesDocument = { lists: [{"name":"allDistributionAnnotations","typename":"DistributionAnnotation","text":"query InvestorNotesRows($investorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allDistributionAnnotations(filter:{and:[{distributionByDistributionId:{investorId:{equalTo:$investorId}}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestorNote}}known:allDistributionAnnotations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestorNote on DistributionAnnotation{__typename version id annotation createdOn distributionId}","tables":["distribution_annotations","distributions"]}], toString: () => 'query InvestorNotes($investorId:UUID!$after:UUID!$first:Int!){__typename allDistributionAnnotations(filter:{distributionByDistributionId:{investorId:{equalTo:$investorId}}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestorNote}}}fragment InvestorNote on DistributionAnnotation{__typename version id annotation createdOn distributionId}' } as unknown as TypedDocument<InvestorNotesQuery, InvestorNotesQueryVariables>;