import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type AllocationQueryVariables = Exact<{
  id: string;
}>;


export type AllocationQuery = { __typename: 'Query', allocationById: { __typename: 'Allocation', id: string, version: string, name: string, status: string, opensOn: string | null, closesOn: string | null, managedUnits: string | null, ownerId: string, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, status: string, closesOn: string | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null } | null } | null, allAllocationQualifications: { __typename: 'AllocationQualificationsConnection', nodes: Array<{ __typename: 'AllocationQualification', id: string, version: string, executeOrder: number, vendorQualificationByVendorQualificationId: { __typename: 'VendorQualification', version: string, id: string, name: string, languages: unknown, service: string | null } | null } | null> } | null, allAllocationsVestingSchedules: { __typename: 'AllocationsVestingSchedulesConnection', nodes: Array<{ __typename: 'AllocationsVestingSchedule', id: string, version: string, automatic: boolean, cliff: number, periods: number, startsOn: string, currentPeriod: number | null } | null> } | null, allAllocationAnnotations: { __typename: 'AllocationAnnotationsConnection', nodes: Array<{ __typename: 'AllocationAnnotation', id: string, version: string, annotation: string, createdOn: string } | null> } | null, allAllocationOfferingLinks: { __typename: 'AllocationOfferingLinksConnection', nodes: Array<{ __typename: 'AllocationOfferingLink', id: string, version: string, name: string, authorizedLink: string | null, agent: { __typename: 'Account', version: string, id: string, name: string } | null } | null> } | null, allocationEmailPreferenceByAllocationId: { __typename: 'AllocationEmailPreference', id: string, version: string, sendDistribution: boolean } | null };

export type AllocationDistributionsQueryVariables = Exact<{
  allocationId: string;
  after: string;
  first: number;
}>;


export type AllocationDistributionsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorId: string | null, investorAccountName: string | null, investorAccountEmail: string | null, status: string | null, locked: boolean | null, amount: string | null, committedCapital: string | null, qualificationState: string | null, stepCount: number | null, stepPosition: number | null } | null> } | null };

export type FirstAllocationDistributionsQueryVariables = Exact<{
  allocationId: string;
  first: number;
}>;


export type FirstAllocationDistributionsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', totalCount: number, totals: { __typename: 'FullDistributionTotals', amount: string | null }, nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorId: string | null, investorAccountName: string | null, investorAccountEmail: string | null, status: string | null, locked: boolean | null, amount: string | null, committedCapital: string | null, qualificationState: string | null, stepCount: number | null, stepPosition: number | null } | null> } | null };

export type AllocationDistributionRowQueryVariables = Exact<{
  id: string;
}>;


export type AllocationDistributionRowQuery = { __typename: 'Query', fullDistributionById: { __typename: 'FullDistribution', id: string, version: string | null, investorId: string | null, investorAccountName: string | null, investorAccountEmail: string | null, status: string | null, locked: boolean | null, amount: string | null, committedCapital: string | null, qualificationState: string | null, stepCount: number | null, stepPosition: number | null } | null };

export type AllocationChoicesQueryVariables = Exact<{
  accountId: string;
}>;


export type AllocationChoicesQuery = { __typename: 'Query', allVendorQualifications: { __typename: 'VendorQualificationsConnection', nodes: Array<{ __typename: 'VendorQualification', version: string, id: string, name: string, languages: unknown, service: string | null } | null> } | null, allVendorAgents: { __typename: 'VendorAgentsConnection', nodes: Array<{ __typename: 'VendorAgent', version: string, id: string, agentId: string, name: string } | null> } | null };

export type AllocationImportQueryVariables = Exact<{
  userId: string;
  allocationId: string;
}>;


export type AllocationImportQuery = { __typename: 'Query', allImports: { __typename: 'ImportsConnection', nodes: Array<{ __typename: 'Import', id: string, version: string, fileName: string, status: string, rowCount: number, addedCount: number, knownCount: number, repeatedCount: number, wrongCount: number, writtenCount: number, addedUnits: string | null, problem: string | null, problemRow: number | null, problemColumn: string | null } | null> } | null };

export type AllocationInvestmentQueryVariables = Exact<{
  id: string;
}>;


export type AllocationInvestmentQuery = { __typename: 'Query', distributionById: { __typename: 'Distribution', id: string, version: string, status: string, amount: string, locked: boolean, issuanceStatus: string | null, issuanceNote: string | null, investorId: string, createdOn: string } | null, allDistributionQualifications: { __typename: 'DistributionQualificationsConnection', nodes: Array<{ __typename: 'DistributionQualification', id: string, version: string, executeOrder: number, status: string, vendorQualificationByVendorQualificationId: { __typename: 'VendorQualification', version: string, id: string, name: string, languages: unknown, service: string | null } | null } | null> } | null, allDistributionCustomFields: { __typename: 'DistributionCustomFieldsConnection', nodes: Array<{ __typename: 'DistributionCustomField', id: string, version: string, name: string, value: string } | null> } | null, allDistributionPrices: { __typename: 'DistributionPricesConnection', nodes: Array<{ __typename: 'DistributionPrice', id: string, version: string, price: string, currency: number } | null> } | null, allDistributionPayments: { __typename: 'DistributionPaymentsConnection', nodes: Array<{ __typename: 'DistributionPayment', id: string, version: string, amount: string, paidOn: string, status: string, isMatched: boolean } | null> } | null, allVestingSchedules: { __typename: 'VestingSchedulesConnection', nodes: Array<{ __typename: 'VestingSchedule', id: string, version: string, automatic: boolean, cliff: number, periods: number, startsOn: string, currentPeriod: number | null } | null> } | null, allDistributionAnnotations: { __typename: 'DistributionAnnotationsConnection', nodes: Array<{ __typename: 'DistributionAnnotation', id: string, version: string, annotation: string, createdOn: string } | null> } | null };

export type InvestorAnswersQueryVariables = Exact<{
  investorId: string;
}>;


export type InvestorAnswersQuery = { __typename: 'Query', allInstancedAccountInformations: { __typename: 'InstancedAccountInformationsConnection', nodes: Array<{ __typename: 'InstancedAccountInformation', version: string, id: string, field: string, value: string, lang: string | null, languages: unknown } | null> } | null };

export type InviteInvestorMutationVariables = Exact<{
  input: Types.MakeDistributionInput;
}>;


export type InviteInvestorMutation = { __typename: 'Mutation', makeDistribution: { __typename: 'MakeDistributionPayload', distribution: { __typename: 'Distribution', id: string, version: string, status: string, amount: string, locked: boolean, issuanceStatus: string | null, issuanceNote: string | null, investorId: string, createdOn: string } | null } | null };

export type PreviewBulkAllocationMutationVariables = Exact<{
  input: Types.PreviewBulkAllocationInput;
}>;


export type PreviewBulkAllocationMutation = { __typename: 'Mutation', previewBulkAllocation: { __typename: 'PreviewBulkAllocationPayload', import: { __typename: 'Import', id: string, version: string, fileName: string, status: string, rowCount: number, addedCount: number, knownCount: number, repeatedCount: number, wrongCount: number, writtenCount: number, addedUnits: string | null, problem: string | null, problemRow: number | null, problemColumn: string | null } | null } | null };

export type BulkAllocationMutationVariables = Exact<{
  input: Types.BulkAllocationInput;
}>;


export type BulkAllocationMutation = { __typename: 'Mutation', bulkAllocation: { __typename: 'BulkAllocationPayload', import: { __typename: 'Import', id: string, version: string, fileName: string, status: string, rowCount: number, addedCount: number, knownCount: number, repeatedCount: number, wrongCount: number, writtenCount: number, addedUnits: string | null, problem: string | null, problemRow: number | null, problemColumn: string | null } | null } | null };

export type UpdateAllocationMutationVariables = Exact<{
  input: Types.UpdateAllocationByIdInput;
}>;


export type UpdateAllocationMutation = { __typename: 'Mutation', updateAllocationById: { __typename: 'UpdateAllocationPayload', allocation: { __typename: 'Allocation', id: string, version: string, name: string, status: string, opensOn: string | null, closesOn: string | null, managedUnits: string | null, ownerId: string, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, status: string, closesOn: string | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null } | null } | null } | null };

export type AttachQualificationMutationVariables = Exact<{
  input: Types.CreateAllocationQualificationInput;
}>;


export type AttachQualificationMutation = { __typename: 'Mutation', createAllocationQualification: { __typename: 'CreateAllocationQualificationPayload', allocationQualification: { __typename: 'AllocationQualification', id: string, version: string, executeOrder: number, vendorQualificationByVendorQualificationId: { __typename: 'VendorQualification', version: string, id: string, name: string, languages: unknown, service: string | null } | null } | null } | null };

export type DetachQualificationMutationVariables = Exact<{
  input: Types.DeleteAllocationQualificationByIdInput;
}>;


export type DetachQualificationMutation = { __typename: 'Mutation', deleteAllocationQualificationById: { __typename: 'DeleteAllocationQualificationByIdPayload', allocationQualification: { __typename: 'AllocationQualification', version: string, id: string } | null } | null };

export type MoveQualificationMutationVariables = Exact<{
  input: Types.UpdateAllocationQualificationByIdInput;
}>;


export type MoveQualificationMutation = { __typename: 'Mutation', updateAllocationQualificationById: { __typename: 'UpdateAllocationQualificationByIdPayload', allocationQualification: { __typename: 'AllocationQualification', id: string, version: string, executeOrder: number, vendorQualificationByVendorQualificationId: { __typename: 'VendorQualification', version: string, id: string, name: string, languages: unknown, service: string | null } | null } | null } | null };

export type CreateAllocationVestingMutationVariables = Exact<{
  input: Types.CreateAllocationsVestingScheduleInput;
}>;


export type CreateAllocationVestingMutation = { __typename: 'Mutation', createAllocationsVestingSchedule: { __typename: 'CreateAllocationsVestingSchedulePayload', allocationsVestingSchedule: { __typename: 'AllocationsVestingSchedule', id: string, version: string, automatic: boolean, cliff: number, periods: number, startsOn: string, currentPeriod: number | null } | null } | null };

export type UpdateAllocationVestingMutationVariables = Exact<{
  input: Types.UpdateAllocationsVestingScheduleByIdInput;
}>;


export type UpdateAllocationVestingMutation = { __typename: 'Mutation', updateAllocationsVestingScheduleById: { __typename: 'UpdateAllocationsVestingSchedulePayload', allocationsVestingSchedule: { __typename: 'AllocationsVestingSchedule', id: string, version: string, automatic: boolean, cliff: number, periods: number, startsOn: string, currentPeriod: number | null } | null } | null };

export type AddAllocationNoteMutationVariables = Exact<{
  input: Types.CreateAllocationAnnotationInput;
}>;


export type AddAllocationNoteMutation = { __typename: 'Mutation', createAllocationAnnotation: { __typename: 'CreateAllocationAnnotationPayload', allocationAnnotation: { __typename: 'AllocationAnnotation', id: string, version: string, annotation: string, createdOn: string } | null } | null };

export type MakeAgentLinkMutationVariables = Exact<{
  input: Types.MakeAllocationOfferingLinkInput;
}>;


export type MakeAgentLinkMutation = { __typename: 'Mutation', makeAllocationOfferingLink: { __typename: 'MakeAllocationOfferingLinkPayload', allocationOfferingLink: { __typename: 'AllocationOfferingLink', id: string, version: string, name: string, authorizedLink: string | null, agent: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null };

export type UpdateAllocationMailMutationVariables = Exact<{
  input: Types.UpdateAllocationEmailPreferenceByIdInput;
}>;


export type UpdateAllocationMailMutation = { __typename: 'Mutation', updateAllocationEmailPreferenceById: { __typename: 'UpdateAllocationEmailPreferencePayload', allocationEmailPreference: { __typename: 'AllocationEmailPreference', id: string, version: string, sendDistribution: boolean } | null } | null };

export type UpdateInvestmentMutationVariables = Exact<{
  input: Types.UpdateDistributionByIdInput;
}>;


export type UpdateInvestmentMutation = { __typename: 'Mutation', updateDistributionById: { __typename: 'UpdateDistributionPayload', distribution: { __typename: 'Distribution', id: string, version: string, status: string, amount: string, locked: boolean, issuanceStatus: string | null, issuanceNote: string | null, investorId: string, createdOn: string } | null } | null };

export type DeleteInvestmentMutationVariables = Exact<{
  input: Types.DeleteDistributionByIdInput;
}>;


export type DeleteInvestmentMutation = { __typename: 'Mutation', deleteDistributionById: { __typename: 'DeleteDistributionByIdPayload', distribution: { __typename: 'Distribution', version: string, id: string } | null } | null };

export type AddInvestmentNoteMutationVariables = Exact<{
  input: Types.CreateDistributionAnnotationInput;
}>;


export type AddInvestmentNoteMutation = { __typename: 'Mutation', createDistributionAnnotation: { __typename: 'CreateDistributionAnnotationPayload', distributionAnnotation: { __typename: 'DistributionAnnotation', id: string, version: string, annotation: string, createdOn: string } | null } | null };

export type AddInvestmentPriceMutationVariables = Exact<{
  input: Types.CreateDistributionPriceInput;
}>;


export type AddInvestmentPriceMutation = { __typename: 'Mutation', createDistributionPrice: { __typename: 'CreateDistributionPricePayload', distributionPrice: { __typename: 'DistributionPrice', id: string, version: string, price: string, currency: number } | null } | null };

export type AddInvestmentPaymentMutationVariables = Exact<{
  input: Types.CreateDistributionPaymentInput;
}>;


export type AddInvestmentPaymentMutation = { __typename: 'Mutation', createDistributionPayment: { __typename: 'CreateDistributionPaymentPayload', distributionPayment: { __typename: 'DistributionPayment', id: string, version: string, amount: string, paidOn: string, status: string, isMatched: boolean } | null } | null };

export type UpdateInvestmentPaymentMutationVariables = Exact<{
  input: Types.UpdateDistributionPaymentByIdInput;
}>;


export type UpdateInvestmentPaymentMutation = { __typename: 'Mutation', updateDistributionPaymentById: { __typename: 'UpdateDistributionPaymentPayload', distributionPayment: { __typename: 'DistributionPayment', id: string, version: string, amount: string, paidOn: string, status: string, isMatched: boolean } | null } | null };

export type DeleteInvestmentPaymentMutationVariables = Exact<{
  input: Types.DeleteDistributionPaymentByIdInput;
}>;


export type DeleteInvestmentPaymentMutation = { __typename: 'Mutation', deleteDistributionPaymentById: { __typename: 'DeleteDistributionPaymentPayload', distributionPayment: { __typename: 'DistributionPayment', version: string, id: string } | null } | null };

export type CreateInvestmentVestingMutationVariables = Exact<{
  input: Types.CreateVestingScheduleInput;
}>;


export type CreateInvestmentVestingMutation = { __typename: 'Mutation', createVestingSchedule: { __typename: 'CreateVestingSchedulePayload', vestingSchedule: { __typename: 'VestingSchedule', id: string, version: string, automatic: boolean, cliff: number, periods: number, startsOn: string, currentPeriod: number | null } | null } | null };

export type UpdateInvestmentVestingMutationVariables = Exact<{
  input: Types.UpdateVestingScheduleByIdInput;
}>;


export type UpdateInvestmentVestingMutation = { __typename: 'Mutation', updateVestingScheduleById: { __typename: 'UpdateVestingSchedulePayload', vestingSchedule: { __typename: 'VestingSchedule', id: string, version: string, automatic: boolean, cliff: number, periods: number, startsOn: string, currentPeriod: number | null } | null } | null };

export type AddInvestmentCustomFieldMutationVariables = Exact<{
  input: Types.CreateDistributionCustomFieldInput;
}>;


export type AddInvestmentCustomFieldMutation = { __typename: 'Mutation', createDistributionCustomField: { __typename: 'CreateDistributionCustomFieldPayload', distributionCustomField: { __typename: 'DistributionCustomField', id: string, version: string, name: string, value: string } | null } | null };

export type UpdateInvestmentCustomFieldMutationVariables = Exact<{
  input: Types.UpdateDistributionCustomFieldByIdInput;
}>;


export type UpdateInvestmentCustomFieldMutation = { __typename: 'Mutation', updateDistributionCustomFieldById: { __typename: 'UpdateDistributionCustomFieldPayload', distributionCustomField: { __typename: 'DistributionCustomField', id: string, version: string, name: string, value: string } | null } | null };

export type DeleteInvestmentCustomFieldMutationVariables = Exact<{
  input: Types.DeleteDistributionCustomFieldByIdInput;
}>;


export type DeleteInvestmentCustomFieldMutation = { __typename: 'Mutation', deleteDistributionCustomFieldById: { __typename: 'DeleteDistributionCustomFieldPayload', distributionCustomField: { __typename: 'DistributionCustomField', version: string, id: string } | null } | null };

export type RequireQualificationsMutationVariables = Exact<{
  input: Types.MakeDistributionQualificationsInput;
}>;


export type RequireQualificationsMutation = { __typename: 'Mutation', makeDistributionQualifications: { __typename: 'MakeDistributionQualificationsPayload', distributionQualifications: Array<{ __typename: 'DistributionQualification', id: string, version: string, executeOrder: number, status: string, vendorQualificationByVendorQualificationId: { __typename: 'VendorQualification', version: string, id: string, name: string, languages: unknown, service: string | null } | null } | null> | null } | null };

export type DropRequiredQualificationMutationVariables = Exact<{
  input: Types.DeleteDistributionQualificationByIdInput;
}>;


export type DropRequiredQualificationMutation = { __typename: 'Mutation', deleteDistributionQualificationById: { __typename: 'DeleteDistributionQualificationByIdPayload', distributionQualification: { __typename: 'DistributionQualification', version: string, id: string } | null } | null };

export type MoveRequiredQualificationMutationVariables = Exact<{
  input: Types.UpdateDistributionQualificationOrderInput;
}>;


export type MoveRequiredQualificationMutation = { __typename: 'Mutation', updateDistributionQualificationOrder: { __typename: 'UpdateDistributionQualificationOrderPayload', distributionQualification: { __typename: 'DistributionQualification', id: string, version: string, executeOrder: number, status: string, vendorQualificationByVendorQualificationId: { __typename: 'VendorQualification', version: string, id: string, name: string, languages: unknown, service: string | null } | null } | null } | null };

export type AllocationFactsFragment = { __typename: 'Allocation', version: string, id: string, name: string, status: string, opensOn: string | null, closesOn: string | null, managedUnits: string | null, ownerId: string, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, status: string, closesOn: string | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null } | null };

export type AllocationDistributionFragment = { __typename: 'FullDistribution', version: string | null, id: string, investorId: string | null, investorAccountName: string | null, investorAccountEmail: string | null, status: string | null, locked: boolean | null, amount: string | null, committedCapital: string | null, qualificationState: string | null, stepCount: number | null, stepPosition: number | null };

export type AllocationImportFactsFragment = { __typename: 'Import', version: string, id: string, fileName: string, status: string, rowCount: number, addedCount: number, knownCount: number, repeatedCount: number, wrongCount: number, writtenCount: number, addedUnits: string | null, problem: string | null, problemRow: number | null, problemColumn: string | null };

export type AttachedQualificationFragment = { __typename: 'AllocationQualification', version: string, id: string, executeOrder: number, vendorQualificationByVendorQualificationId: { __typename: 'VendorQualification', version: string, id: string, name: string, languages: unknown, service: string | null } | null };

export type AllocationVestingTermsFragment = { __typename: 'AllocationsVestingSchedule', version: string, id: string, automatic: boolean, cliff: number, periods: number, startsOn: string, currentPeriod: number | null };

export type AllocationNoteFragment = { __typename: 'AllocationAnnotation', version: string, id: string, annotation: string, createdOn: string };

export type AgentLinkFragment = { __typename: 'AllocationOfferingLink', version: string, id: string, name: string, authorizedLink: string | null, agent: { __typename: 'Account', version: string, id: string, name: string } | null };

export type AllocationMailChoiceFragment = { __typename: 'AllocationEmailPreference', version: string, id: string, sendDistribution: boolean };

export type InvestmentFactsFragment = { __typename: 'Distribution', version: string, id: string, status: string, amount: string, locked: boolean, issuanceStatus: string | null, issuanceNote: string | null, investorId: string, createdOn: string };

export type RequiredQualificationFragment = { __typename: 'DistributionQualification', version: string, id: string, executeOrder: number, status: string, vendorQualificationByVendorQualificationId: { __typename: 'VendorQualification', version: string, id: string, name: string, languages: unknown, service: string | null } | null };

export type InvestmentCustomFieldFragment = { __typename: 'DistributionCustomField', version: string, id: string, name: string, value: string };

export type InvestmentPriceFragment = { __typename: 'DistributionPrice', version: string, id: string, price: string, currency: number };

export type InvestmentPaymentFragment = { __typename: 'DistributionPayment', version: string, id: string, amount: string, paidOn: string, status: string, isMatched: boolean };

export type InvestmentVestingTermsFragment = { __typename: 'VestingSchedule', version: string, id: string, automatic: boolean, cliff: number, periods: number, startsOn: string, currentPeriod: number | null };

export type InvestmentNoteFragment = { __typename: 'DistributionAnnotation', version: string, id: string, annotation: string, createdOn: string };

export const AllocationDocument = { lists: [{"name":"allAllocationQualifications","typename":"AllocationQualification","text":"query AllocationRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allAllocationQualifications(filter:{and:[{allocationId:{equalTo:$id}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...AttachedQualification}}known:allAllocationQualifications(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment AttachedQualification on AllocationQualification{__typename version id executeOrder vendorQualificationByVendorQualificationId{__typename version id name languages service}}","tables":["allocation_qualifications","vendor_qualifications"],"links":[{"typename":"VendorQualification","parent":"AllocationQualification","by":"vendorQualificationId","list":"allAllocationQualifications","isForward":true}]},{"name":"allAllocationsVestingSchedules","typename":"AllocationsVestingSchedule","text":"query AllocationRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allAllocationsVestingSchedules(filter:{and:[{allocationId:{equalTo:$id}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...AllocationVestingTerms}}known:allAllocationsVestingSchedules(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment AllocationVestingTerms on AllocationsVestingSchedule{__typename version id automatic cliff periods startsOn currentPeriod}","tables":["allocations_vesting_schedules"]},{"name":"allAllocationAnnotations","typename":"AllocationAnnotation","text":"query AllocationRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allAllocationAnnotations(filter:{and:[{allocationId:{equalTo:$id}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...AllocationNote}}known:allAllocationAnnotations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment AllocationNote on AllocationAnnotation{__typename version id annotation createdOn}","tables":["allocation_annotations"]},{"name":"allAllocationOfferingLinks","typename":"AllocationOfferingLink","text":"query AllocationRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allAllocationOfferingLinks(filter:{and:[{allocationId:{equalTo:$id}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...AgentLink}}known:allAllocationOfferingLinks(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment AgentLink on AllocationOfferingLink{__typename version id name authorizedLink agent{__typename version id name}}","tables":["accounts","allocation_offering_links"]}], shown: [{"table":"allocations","by":"id"},{"table":"rounds"},{"table":"assets"},{"table":"allocation_email_preferences"}], toString: () => 'query Allocation($id:UUID!){__typename allocationById(id:$id){__typename id version ...AllocationFacts}allAllocationQualifications(filter:{allocationId:{equalTo:$id}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename id version ...AttachedQualification}}allAllocationsVestingSchedules(filter:{allocationId:{equalTo:$id}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename id version ...AllocationVestingTerms}}allAllocationAnnotations(filter:{allocationId:{equalTo:$id}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename id version ...AllocationNote}}allAllocationOfferingLinks(filter:{allocationId:{equalTo:$id}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename id version ...AgentLink}}allocationEmailPreferenceByAllocationId(allocationId:$id){__typename id version ...AllocationMailChoice}}fragment AllocationFacts on Allocation{__typename version id name status opensOn closesOn managedUnits ownerId roundByRoundId{__typename version id name status closesOn assetByAssetId{__typename version id name}}}fragment AttachedQualification on AllocationQualification{__typename version id executeOrder vendorQualificationByVendorQualificationId{__typename version id name languages service}}fragment AllocationVestingTerms on AllocationsVestingSchedule{__typename version id automatic cliff periods startsOn currentPeriod}fragment AllocationNote on AllocationAnnotation{__typename version id annotation createdOn}fragment AgentLink on AllocationOfferingLink{__typename version id name authorizedLink agent{__typename version id name}}fragment AllocationMailChoice on AllocationEmailPreference{__typename version id sendDistribution}' } as unknown as TypedDocument<AllocationQuery, AllocationQueryVariables>;
export const AllocationDistributionsDocument = { lists: [{"name":"allFullDistributions","typename":"FullDistribution","text":"query AllocationDistributionsRows($allocationId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullDistributions(filter:{and:[{allocationId:{equalTo:$allocationId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...AllocationDistribution}}known:allFullDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment AllocationDistribution on FullDistribution{__typename version id investorId investorAccountName investorAccountEmail status locked amount committedCapital qualificationState stepCount stepPosition}","tables":["distributions"]}], toString: () => 'query AllocationDistributions($allocationId:UUID!$after:UUID!$first:Int!){__typename allFullDistributions(filter:{allocationId:{equalTo:$allocationId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...AllocationDistribution}}}fragment AllocationDistribution on FullDistribution{__typename version id investorId investorAccountName investorAccountEmail status locked amount committedCapital qualificationState stepCount stepPosition}' } as unknown as TypedDocument<AllocationDistributionsQuery, AllocationDistributionsQueryVariables>;
export const FirstAllocationDistributionsDocument = { shown: [{"table":"distributions"}], toString: () => 'query FirstAllocationDistributions($allocationId:UUID!$first:Int!){__typename allFullDistributions(filter:{allocationId:{equalTo:$allocationId}status:{notEqualTo:"deleted"}}first:$first orderBy:[INVESTOR_ACCOUNT_NAME_ASC ID_ASC]){__typename totalCount totals{__typename amount}nodes{__typename id version ...AllocationDistribution}}}fragment AllocationDistribution on FullDistribution{__typename version id investorId investorAccountName investorAccountEmail status locked amount committedCapital qualificationState stepCount stepPosition}' } as unknown as TypedDocument<FirstAllocationDistributionsQuery, FirstAllocationDistributionsQueryVariables>;
export const AllocationDistributionRowDocument = { shown: [{"table":"distributions","by":"id"}], toString: () => 'query AllocationDistributionRow($id:UUID!){__typename fullDistributionById(id:$id){__typename id version ...AllocationDistribution}}fragment AllocationDistribution on FullDistribution{__typename version id investorId investorAccountName investorAccountEmail status locked amount committedCapital qualificationState stepCount stepPosition}' } as unknown as TypedDocument<AllocationDistributionRowQuery, AllocationDistributionRowQueryVariables>;
export const AllocationChoicesDocument = { lists: [{"name":"allVendorQualifications","typename":"VendorQualification","text":"query AllocationChoicesRows($accountId:UUID!$ids:[UUID!]!$rows:Int!){rows:allVendorQualifications(filter:{and:[{accountId:{equalTo:$accountId}active:{equalTo:true}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename version id name languages service}}known:allVendorQualifications(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}","tables":["vendor_qualifications"]},{"name":"allVendorAgents","typename":"VendorAgent","text":"query AllocationChoicesRows($accountId:UUID!$ids:[UUID!]!$rows:Int!){rows:allVendorAgents(filter:{and:[{accountId:{equalTo:$accountId}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename version id agentId name}}known:allVendorAgents(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}","tables":["vendor_agents"]}], toString: () => 'query AllocationChoices($accountId:UUID!){__typename allVendorQualifications(filter:{accountId:{equalTo:$accountId}active:{equalTo:true}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename version id name languages service}}allVendorAgents(filter:{accountId:{equalTo:$accountId}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename version id agentId name}}}' } as unknown as TypedDocument<AllocationChoicesQuery, AllocationChoicesQueryVariables>;
export const AllocationImportDocument = { lists: [{"name":"allImports","typename":"Import","text":"query AllocationImportRows($userId:UUID!$allocationId:UUID!$ids:[UUID!]!$rows:Int!){rows:allImports(filter:{and:[{createdBy:{equalTo:$userId}status:{notEqualTo:\"discarded\"}allocationId:{equalTo:$allocationId}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...AllocationImportFacts}}known:allImports(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment AllocationImportFacts on Import{__typename version id fileName status rowCount addedCount knownCount repeatedCount wrongCount writtenCount addedUnits problem problemRow problemColumn}","tables":["imports"]}], toString: () => 'query AllocationImport($userId:UUID!$allocationId:UUID!){__typename allImports(filter:{createdBy:{equalTo:$userId}status:{notEqualTo:"discarded"}allocationId:{equalTo:$allocationId}}first:1 orderBy:[CREATED_ON_DESC]){__typename nodes{__typename id version ...AllocationImportFacts}}}fragment AllocationImportFacts on Import{__typename version id fileName status rowCount addedCount knownCount repeatedCount wrongCount writtenCount addedUnits problem problemRow problemColumn}' } as unknown as TypedDocument<AllocationImportQuery, AllocationImportQueryVariables>;
export const AllocationInvestmentDocument = { lists: [{"name":"allDistributionQualifications","typename":"DistributionQualification","text":"query AllocationInvestmentRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allDistributionQualifications(filter:{and:[{distributionId:{equalTo:$id}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...RequiredQualification}}known:allDistributionQualifications(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment RequiredQualification on DistributionQualification{__typename version id executeOrder status vendorQualificationByVendorQualificationId{__typename version id name languages service}}","tables":["distribution_qualifications","vendor_qualifications"],"links":[{"typename":"VendorQualification","parent":"DistributionQualification","by":"vendorQualificationId","list":"allDistributionQualifications","isForward":true}]},{"name":"allDistributionCustomFields","typename":"DistributionCustomField","text":"query AllocationInvestmentRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allDistributionCustomFields(filter:{and:[{distributionId:{equalTo:$id}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestmentCustomField}}known:allDistributionCustomFields(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestmentCustomField on DistributionCustomField{__typename version id name value}","tables":["distribution_custom_fields"]},{"name":"allDistributionPrices","typename":"DistributionPrice","text":"query AllocationInvestmentRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allDistributionPrices(filter:{and:[{distributionId:{equalTo:$id}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestmentPrice}}known:allDistributionPrices(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestmentPrice on DistributionPrice{__typename version id price currency}","tables":["distribution_prices"]},{"name":"allDistributionPayments","typename":"DistributionPayment","text":"query AllocationInvestmentRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allDistributionPayments(filter:{and:[{distributionId:{equalTo:$id}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestmentPayment}}known:allDistributionPayments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestmentPayment on DistributionPayment{__typename version id amount paidOn status isMatched}","tables":["distribution_payments"]},{"name":"allVestingSchedules","typename":"VestingSchedule","text":"query AllocationInvestmentRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allVestingSchedules(filter:{and:[{distributionId:{equalTo:$id}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestmentVestingTerms}}known:allVestingSchedules(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestmentVestingTerms on VestingSchedule{__typename version id automatic cliff periods startsOn currentPeriod}","tables":["vesting_schedules"]},{"name":"allDistributionAnnotations","typename":"DistributionAnnotation","text":"query AllocationInvestmentRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allDistributionAnnotations(filter:{and:[{distributionId:{equalTo:$id}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestmentNote}}known:allDistributionAnnotations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestmentNote on DistributionAnnotation{__typename version id annotation createdOn}","tables":["distribution_annotations"]}], shown: [{"table":"distributions","by":"id"}], toString: () => 'query AllocationInvestment($id:UUID!){__typename distributionById(id:$id){__typename id version ...InvestmentFacts}allDistributionQualifications(filter:{distributionId:{equalTo:$id}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename id version ...RequiredQualification}}allDistributionCustomFields(filter:{distributionId:{equalTo:$id}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestmentCustomField}}allDistributionPrices(filter:{distributionId:{equalTo:$id}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestmentPrice}}allDistributionPayments(filter:{distributionId:{equalTo:$id}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestmentPayment}}allVestingSchedules(filter:{distributionId:{equalTo:$id}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestmentVestingTerms}}allDistributionAnnotations(filter:{distributionId:{equalTo:$id}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestmentNote}}}fragment InvestmentFacts on Distribution{__typename version id status amount locked issuanceStatus issuanceNote investorId createdOn}fragment RequiredQualification on DistributionQualification{__typename version id executeOrder status vendorQualificationByVendorQualificationId{__typename version id name languages service}}fragment InvestmentCustomField on DistributionCustomField{__typename version id name value}fragment InvestmentPrice on DistributionPrice{__typename version id price currency}fragment InvestmentPayment on DistributionPayment{__typename version id amount paidOn status isMatched}fragment InvestmentVestingTerms on VestingSchedule{__typename version id automatic cliff periods startsOn currentPeriod}fragment InvestmentNote on DistributionAnnotation{__typename version id annotation createdOn}' } as unknown as TypedDocument<AllocationInvestmentQuery, AllocationInvestmentQueryVariables>;
export const InvestorAnswersDocument = { lists: [{"name":"allInstancedAccountInformations","typename":"InstancedAccountInformation","text":"query InvestorAnswersRows($investorId:UUID!$ids:[UUID!]!$rows:Int!){rows:allInstancedAccountInformations(filter:{and:[{investorId:{equalTo:$investorId}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename version id field value lang languages}}known:allInstancedAccountInformations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}","tables":["instanced_account_informations"]}], toString: () => 'query InvestorAnswers($investorId:UUID!){__typename allInstancedAccountInformations(filter:{investorId:{equalTo:$investorId}}first:1000 orderBy:[ID_ASC]){__typename nodes{__typename version id field value lang languages}}}' } as unknown as TypedDocument<InvestorAnswersQuery, InvestorAnswersQueryVariables>;
export const InviteInvestorDocument = { effects: {"makeDistribution.distribution":"created"}, toString: () => 'mutation InviteInvestor($input:MakeDistributionInput!){__typename makeDistribution(input:$input){__typename distribution{__typename id version ...InvestmentFacts}}}fragment InvestmentFacts on Distribution{__typename version id status amount locked issuanceStatus issuanceNote investorId createdOn}' } as unknown as TypedDocument<InviteInvestorMutation, InviteInvestorMutationVariables>;
export const PreviewBulkAllocationDocument = { effects: {"previewBulkAllocation.import":"maybeNew"}, toString: () => 'mutation PreviewBulkAllocation($input:PreviewBulkAllocationInput!){__typename previewBulkAllocation(input:$input){__typename import{__typename id version ...AllocationImportFacts}}}fragment AllocationImportFacts on Import{__typename version id fileName status rowCount addedCount knownCount repeatedCount wrongCount writtenCount addedUnits problem problemRow problemColumn}' } as unknown as TypedDocument<PreviewBulkAllocationMutation, PreviewBulkAllocationMutationVariables>;
export const BulkAllocationDocument = { effects: {"bulkAllocation.import":"maybeNew"}, toString: () => 'mutation BulkAllocation($input:BulkAllocationInput!){__typename bulkAllocation(input:$input){__typename import{__typename id version ...AllocationImportFacts}}}fragment AllocationImportFacts on Import{__typename version id fileName status rowCount addedCount knownCount repeatedCount wrongCount writtenCount addedUnits problem problemRow problemColumn}' } as unknown as TypedDocument<BulkAllocationMutation, BulkAllocationMutationVariables>;
export const UpdateAllocationDocument = { effects: {"updateAllocationById.allocation":"mutated"}, toString: () => 'mutation UpdateAllocation($input:UpdateAllocationByIdInput!){__typename updateAllocationById(input:$input){__typename allocation{__typename id version ...AllocationFacts}}}fragment AllocationFacts on Allocation{__typename version id name status opensOn closesOn managedUnits ownerId roundByRoundId{__typename version id name status closesOn assetByAssetId{__typename version id name}}}' } as unknown as TypedDocument<UpdateAllocationMutation, UpdateAllocationMutationVariables>;
export const AttachQualificationDocument = { effects: {"createAllocationQualification.allocationQualification":"created"}, toString: () => 'mutation AttachQualification($input:CreateAllocationQualificationInput!){__typename createAllocationQualification(input:$input){__typename allocationQualification{__typename id version ...AttachedQualification}}}fragment AttachedQualification on AllocationQualification{__typename version id executeOrder vendorQualificationByVendorQualificationId{__typename version id name languages service}}' } as unknown as TypedDocument<AttachQualificationMutation, AttachQualificationMutationVariables>;
export const DetachQualificationDocument = { effects: {"deleteAllocationQualificationById.allocationQualification":"deleted"}, toString: () => 'mutation DetachQualification($input:DeleteAllocationQualificationByIdInput!){__typename deleteAllocationQualificationById(input:$input){__typename allocationQualification{__typename version id}}}' } as unknown as TypedDocument<DetachQualificationMutation, DetachQualificationMutationVariables>;
export const MoveQualificationDocument = { effects: {"updateAllocationQualificationById.allocationQualification":"mutated"}, toString: () => 'mutation MoveQualification($input:UpdateAllocationQualificationByIdInput!){__typename updateAllocationQualificationById(input:$input){__typename allocationQualification{__typename id version ...AttachedQualification}}}fragment AttachedQualification on AllocationQualification{__typename version id executeOrder vendorQualificationByVendorQualificationId{__typename version id name languages service}}' } as unknown as TypedDocument<MoveQualificationMutation, MoveQualificationMutationVariables>;
export const CreateAllocationVestingDocument = { effects: {"createAllocationsVestingSchedule.allocationsVestingSchedule":"created"}, toString: () => 'mutation CreateAllocationVesting($input:CreateAllocationsVestingScheduleInput!){__typename createAllocationsVestingSchedule(input:$input){__typename allocationsVestingSchedule{__typename id version ...AllocationVestingTerms}}}fragment AllocationVestingTerms on AllocationsVestingSchedule{__typename version id automatic cliff periods startsOn currentPeriod}' } as unknown as TypedDocument<CreateAllocationVestingMutation, CreateAllocationVestingMutationVariables>;
export const UpdateAllocationVestingDocument = { effects: {"updateAllocationsVestingScheduleById.allocationsVestingSchedule":"mutated"}, toString: () => 'mutation UpdateAllocationVesting($input:UpdateAllocationsVestingScheduleByIdInput!){__typename updateAllocationsVestingScheduleById(input:$input){__typename allocationsVestingSchedule{__typename id version ...AllocationVestingTerms}}}fragment AllocationVestingTerms on AllocationsVestingSchedule{__typename version id automatic cliff periods startsOn currentPeriod}' } as unknown as TypedDocument<UpdateAllocationVestingMutation, UpdateAllocationVestingMutationVariables>;
export const AddAllocationNoteDocument = { effects: {"createAllocationAnnotation.allocationAnnotation":"created"}, toString: () => 'mutation AddAllocationNote($input:CreateAllocationAnnotationInput!){__typename createAllocationAnnotation(input:$input){__typename allocationAnnotation{__typename id version ...AllocationNote}}}fragment AllocationNote on AllocationAnnotation{__typename version id annotation createdOn}' } as unknown as TypedDocument<AddAllocationNoteMutation, AddAllocationNoteMutationVariables>;
export const MakeAgentLinkDocument = { effects: {"makeAllocationOfferingLink.allocationOfferingLink":"created"}, toString: () => 'mutation MakeAgentLink($input:MakeAllocationOfferingLinkInput!){__typename makeAllocationOfferingLink(input:$input){__typename allocationOfferingLink{__typename id version ...AgentLink}}}fragment AgentLink on AllocationOfferingLink{__typename version id name authorizedLink agent{__typename version id name}}' } as unknown as TypedDocument<MakeAgentLinkMutation, MakeAgentLinkMutationVariables>;
export const UpdateAllocationMailDocument = { effects: {"updateAllocationEmailPreferenceById.allocationEmailPreference":"mutated"}, toString: () => 'mutation UpdateAllocationMail($input:UpdateAllocationEmailPreferenceByIdInput!){__typename updateAllocationEmailPreferenceById(input:$input){__typename allocationEmailPreference{__typename id version ...AllocationMailChoice}}}fragment AllocationMailChoice on AllocationEmailPreference{__typename version id sendDistribution}' } as unknown as TypedDocument<UpdateAllocationMailMutation, UpdateAllocationMailMutationVariables>;
export const UpdateInvestmentDocument = { effects: {"updateDistributionById.distribution":"mutated"}, toString: () => 'mutation UpdateInvestment($input:UpdateDistributionByIdInput!){__typename updateDistributionById(input:$input){__typename distribution{__typename id version ...InvestmentFacts}}}fragment InvestmentFacts on Distribution{__typename version id status amount locked issuanceStatus issuanceNote investorId createdOn}' } as unknown as TypedDocument<UpdateInvestmentMutation, UpdateInvestmentMutationVariables>;
export const DeleteInvestmentDocument = { effects: {"deleteDistributionById.distribution":"deleted"}, toString: () => 'mutation DeleteInvestment($input:DeleteDistributionByIdInput!){__typename deleteDistributionById(input:$input){__typename distribution{__typename version id}}}' } as unknown as TypedDocument<DeleteInvestmentMutation, DeleteInvestmentMutationVariables>;
export const AddInvestmentNoteDocument = { effects: {"createDistributionAnnotation.distributionAnnotation":"created"}, toString: () => 'mutation AddInvestmentNote($input:CreateDistributionAnnotationInput!){__typename createDistributionAnnotation(input:$input){__typename distributionAnnotation{__typename id version ...InvestmentNote}}}fragment InvestmentNote on DistributionAnnotation{__typename version id annotation createdOn}' } as unknown as TypedDocument<AddInvestmentNoteMutation, AddInvestmentNoteMutationVariables>;
export const AddInvestmentPriceDocument = { effects: {"createDistributionPrice.distributionPrice":"created"}, toString: () => 'mutation AddInvestmentPrice($input:CreateDistributionPriceInput!){__typename createDistributionPrice(input:$input){__typename distributionPrice{__typename id version ...InvestmentPrice}}}fragment InvestmentPrice on DistributionPrice{__typename version id price currency}' } as unknown as TypedDocument<AddInvestmentPriceMutation, AddInvestmentPriceMutationVariables>;
export const AddInvestmentPaymentDocument = { effects: {"createDistributionPayment.distributionPayment":"created"}, toString: () => 'mutation AddInvestmentPayment($input:CreateDistributionPaymentInput!){__typename createDistributionPayment(input:$input){__typename distributionPayment{__typename id version ...InvestmentPayment}}}fragment InvestmentPayment on DistributionPayment{__typename version id amount paidOn status isMatched}' } as unknown as TypedDocument<AddInvestmentPaymentMutation, AddInvestmentPaymentMutationVariables>;
export const UpdateInvestmentPaymentDocument = { effects: {"updateDistributionPaymentById.distributionPayment":"mutated"}, toString: () => 'mutation UpdateInvestmentPayment($input:UpdateDistributionPaymentByIdInput!){__typename updateDistributionPaymentById(input:$input){__typename distributionPayment{__typename id version ...InvestmentPayment}}}fragment InvestmentPayment on DistributionPayment{__typename version id amount paidOn status isMatched}' } as unknown as TypedDocument<UpdateInvestmentPaymentMutation, UpdateInvestmentPaymentMutationVariables>;
export const DeleteInvestmentPaymentDocument = { effects: {"deleteDistributionPaymentById.distributionPayment":"deleted"}, toString: () => 'mutation DeleteInvestmentPayment($input:DeleteDistributionPaymentByIdInput!){__typename deleteDistributionPaymentById(input:$input){__typename distributionPayment{__typename version id}}}' } as unknown as TypedDocument<DeleteInvestmentPaymentMutation, DeleteInvestmentPaymentMutationVariables>;
export const CreateInvestmentVestingDocument = { effects: {"createVestingSchedule.vestingSchedule":"created"}, toString: () => 'mutation CreateInvestmentVesting($input:CreateVestingScheduleInput!){__typename createVestingSchedule(input:$input){__typename vestingSchedule{__typename id version ...InvestmentVestingTerms}}}fragment InvestmentVestingTerms on VestingSchedule{__typename version id automatic cliff periods startsOn currentPeriod}' } as unknown as TypedDocument<CreateInvestmentVestingMutation, CreateInvestmentVestingMutationVariables>;
export const UpdateInvestmentVestingDocument = { effects: {"updateVestingScheduleById.vestingSchedule":"mutated"}, toString: () => 'mutation UpdateInvestmentVesting($input:UpdateVestingScheduleByIdInput!){__typename updateVestingScheduleById(input:$input){__typename vestingSchedule{__typename id version ...InvestmentVestingTerms}}}fragment InvestmentVestingTerms on VestingSchedule{__typename version id automatic cliff periods startsOn currentPeriod}' } as unknown as TypedDocument<UpdateInvestmentVestingMutation, UpdateInvestmentVestingMutationVariables>;
export const AddInvestmentCustomFieldDocument = { effects: {"createDistributionCustomField.distributionCustomField":"created"}, toString: () => 'mutation AddInvestmentCustomField($input:CreateDistributionCustomFieldInput!){__typename createDistributionCustomField(input:$input){__typename distributionCustomField{__typename id version ...InvestmentCustomField}}}fragment InvestmentCustomField on DistributionCustomField{__typename version id name value}' } as unknown as TypedDocument<AddInvestmentCustomFieldMutation, AddInvestmentCustomFieldMutationVariables>;
export const UpdateInvestmentCustomFieldDocument = { effects: {"updateDistributionCustomFieldById.distributionCustomField":"mutated"}, toString: () => 'mutation UpdateInvestmentCustomField($input:UpdateDistributionCustomFieldByIdInput!){__typename updateDistributionCustomFieldById(input:$input){__typename distributionCustomField{__typename id version ...InvestmentCustomField}}}fragment InvestmentCustomField on DistributionCustomField{__typename version id name value}' } as unknown as TypedDocument<UpdateInvestmentCustomFieldMutation, UpdateInvestmentCustomFieldMutationVariables>;
export const DeleteInvestmentCustomFieldDocument = { effects: {"deleteDistributionCustomFieldById.distributionCustomField":"deleted"}, toString: () => 'mutation DeleteInvestmentCustomField($input:DeleteDistributionCustomFieldByIdInput!){__typename deleteDistributionCustomFieldById(input:$input){__typename distributionCustomField{__typename version id}}}' } as unknown as TypedDocument<DeleteInvestmentCustomFieldMutation, DeleteInvestmentCustomFieldMutationVariables>;
export const RequireQualificationsDocument = { effects: {"makeDistributionQualifications.distributionQualifications":"created"}, toString: () => 'mutation RequireQualifications($input:MakeDistributionQualificationsInput!){__typename makeDistributionQualifications(input:$input){__typename distributionQualifications{__typename id version ...RequiredQualification}}}fragment RequiredQualification on DistributionQualification{__typename version id executeOrder status vendorQualificationByVendorQualificationId{__typename version id name languages service}}' } as unknown as TypedDocument<RequireQualificationsMutation, RequireQualificationsMutationVariables>;
export const DropRequiredQualificationDocument = { effects: {"deleteDistributionQualificationById.distributionQualification":"deleted"}, toString: () => 'mutation DropRequiredQualification($input:DeleteDistributionQualificationByIdInput!){__typename deleteDistributionQualificationById(input:$input){__typename distributionQualification{__typename version id}}}' } as unknown as TypedDocument<DropRequiredQualificationMutation, DropRequiredQualificationMutationVariables>;
export const MoveRequiredQualificationDocument = { effects: {"updateDistributionQualificationOrder.distributionQualification":"mutated"}, toString: () => 'mutation MoveRequiredQualification($input:UpdateDistributionQualificationOrderInput!){__typename updateDistributionQualificationOrder(input:$input){__typename distributionQualification{__typename id version ...RequiredQualification}}}fragment RequiredQualification on DistributionQualification{__typename version id executeOrder status vendorQualificationByVendorQualificationId{__typename version id name languages service}}' } as unknown as TypedDocument<MoveRequiredQualificationMutation, MoveRequiredQualificationMutationVariables>;