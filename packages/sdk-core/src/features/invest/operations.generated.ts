import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type OfferingDetailsQueryVariables = Exact<{
  id: string;
}>;


export type OfferingDetailsQuery = { __typename: 'Query', investorOfferingDetailsById: { __typename: 'InvestorOfferingDetail', id: string | null, offerWallId: string | null, issuerName: string | null, sellerName: string | null, assetName: string | null, className: string | null, classPrice: string | null, termsUrl: string | null, supportEmail: string | null, brandSlug: string | null, minUnits: string | null, maxUnits: string | null, remainingUnits: string | null, opensOn: string | null, closesOn: string | null, refusal: string | null, stepsAhead: unknown, issuerId: string | null, sellerId: string | null } | null, allDistributions: { __typename: 'DistributionsConnection', nodes: Array<{ __typename: 'Distribution', id: string, version: string, amount: string, createdOn: string, activeStep: string | null, activeStepTexts: unknown, activeStepStatus: string | null, stepPosition: number | null, stepCount: number | null, mayChange: boolean | null, mayWithdraw: boolean | null, figures: { __typename: 'InvestmentFigure', pricePaid: string | null } | null } | null> } | null };

export type DistributionQueryVariables = Exact<{
  id: string;
}>;


export type DistributionQuery = { __typename: 'Query', distributionById: { __typename: 'Distribution', id: string, version: string, status: string, amount: string, createdOn: string, locked: boolean, qualificationsComplete: boolean, processId: string | null, figures: { __typename: 'InvestmentFigure', pricePaid: string | null } | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, setup: boolean } | null, allocationByAllocationId: { __typename: 'Allocation', version: string, id: string, accountByOwnerId: { __typename: 'Account', version: string, id: string, name: string, email: string | null, supportEmail: string | null } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, termsUrl: string | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, name: string, ticker: string | null } | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null } | null } | null };

export type MakeInvestmentMutationVariables = Exact<{
  input: Types.InvestorMakeDistributionInput;
}>;


export type MakeInvestmentMutation = { __typename: 'Mutation', investorMakeDistribution: { __typename: 'InvestorMakeDistributionPayload', code: string | null, distribution: { __typename: 'Distribution', version: string, id: string, amount: string, status: string, locked: boolean, processId: string | null } | null } | null };

export type ChangeInvestmentMutationVariables = Exact<{
  input: Types.InvestorChangeDistributionInput;
}>;


export type ChangeInvestmentMutation = { __typename: 'Mutation', investorChangeDistribution: { __typename: 'InvestorChangeDistributionPayload', distribution: { __typename: 'Distribution', id: string, version: string, amount: string, createdOn: string, activeStep: string | null, activeStepTexts: unknown, activeStepStatus: string | null, stepPosition: number | null, stepCount: number | null, mayChange: boolean | null, mayWithdraw: boolean | null, figures: { __typename: 'InvestmentFigure', pricePaid: string | null } | null } | null } | null };

export type WithdrawInvestmentMutationVariables = Exact<{
  input: Types.InvestorWithdrawDistributionInput;
}>;


export type WithdrawInvestmentMutation = { __typename: 'Mutation', investorWithdrawDistribution: { __typename: 'InvestorWithdrawDistributionPayload', distribution: { __typename: 'Distribution', version: string, id: string, status: string } | null } | null };

export type OpenInvestmentFieldsFragment = { __typename: 'Distribution', version: string, id: string, amount: string, createdOn: string, activeStep: string | null, activeStepTexts: unknown, activeStepStatus: string | null, stepPosition: number | null, stepCount: number | null, mayChange: boolean | null, mayWithdraw: boolean | null, figures: { __typename: 'InvestmentFigure', pricePaid: string | null } | null };

export type DistributionFieldsFragment = { __typename: 'Distribution', version: string, id: string, status: string, amount: string, createdOn: string, locked: boolean, qualificationsComplete: boolean, processId: string | null, figures: { __typename: 'InvestmentFigure', pricePaid: string | null } | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, setup: boolean } | null, allocationByAllocationId: { __typename: 'Allocation', version: string, id: string, accountByOwnerId: { __typename: 'Account', version: string, id: string, name: string, email: string | null, supportEmail: string | null } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, termsUrl: string | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, name: string, ticker: string | null } | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null } | null };

export type InvestmentEndQueryVariables = Exact<{
  id: string;
}>;


export type InvestmentEndQuery = { __typename: 'Query', distributionById: { __typename: 'Distribution', version: string, id: string, figures: { __typename: 'InvestmentFigure', committedCapital: string | null, paidInCapital: string | null } | null, signedDocuments: { __typename: 'SentSigningDocumentsConnection', nodes: Array<{ __typename: 'SentSigningDocument', version: string, id: string, name: string, documentUri: string } | null> } } | null };

export const OfferingDetailsDocument = { lists: [{"name":"allDistributions","typename":"Distribution","text":"query OfferingDetailsRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allDistributions(filter:{and:[{allocationId:{equalTo:$id}status:{equalTo:\"open\"}locked:{equalTo:false}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...OpenInvestmentFields}}known:allDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment OpenInvestmentFields on Distribution{__typename version id amount createdOn figures{__typename pricePaid}activeStep activeStepTexts activeStepStatus stepPosition stepCount mayChange mayWithdraw}","tables":["distributions"]}], toString: () => 'query OfferingDetails($id:UUID!){__typename investorOfferingDetailsById(id:$id){__typename id offerWallId issuerName sellerName assetName className classPrice termsUrl supportEmail brandSlug minUnits maxUnits remainingUnits opensOn closesOn refusal stepsAhead issuerId sellerId}allDistributions(filter:{allocationId:{equalTo:$id}status:{equalTo:"open"}locked:{equalTo:false}}first:1 orderBy:[ID_ASC]){__typename nodes{__typename id version ...OpenInvestmentFields}}}fragment OpenInvestmentFields on Distribution{__typename version id amount createdOn figures{__typename pricePaid}activeStep activeStepTexts activeStepStatus stepPosition stepCount mayChange mayWithdraw}' } as unknown as TypedDocument<OfferingDetailsQuery, OfferingDetailsQueryVariables>;
export const DistributionDocument = { shown: [{"table":"distributions","by":"id"},{"table":"accounts"},{"table":"allocations"},{"table":"rounds"},{"table":"securities"},{"table":"assets"}], toString: () => 'query Distribution($id:UUID!){__typename distributionById(id:$id){__typename id version ...DistributionFields}}fragment DistributionFields on Distribution{__typename version id status amount createdOn locked qualificationsComplete processId figures{__typename pricePaid}accountByInvestorId{__typename version id setup}allocationByAllocationId{__typename version id accountByOwnerId{__typename version id name email supportEmail}roundByRoundId{__typename version id name termsUrl securityBySecurityId{__typename version id name ticker}assetByAssetId{__typename version id name accountByIssuerId{__typename version id name}}}}}' } as unknown as TypedDocument<DistributionQuery, DistributionQueryVariables>;
export const MakeInvestmentDocument = { effects: {"investorMakeDistribution.distribution":"maybeNew"}, toString: () => 'mutation MakeInvestment($input:InvestorMakeDistributionInput!){__typename investorMakeDistribution(input:$input){__typename distribution{__typename version id amount status locked processId}code}}' } as unknown as TypedDocument<MakeInvestmentMutation, MakeInvestmentMutationVariables>;
export const ChangeInvestmentDocument = { effects: {"investorChangeDistribution.distribution":"mutated"}, toString: () => 'mutation ChangeInvestment($input:InvestorChangeDistributionInput!){__typename investorChangeDistribution(input:$input){__typename distribution{__typename id version ...OpenInvestmentFields}}}fragment OpenInvestmentFields on Distribution{__typename version id amount createdOn figures{__typename pricePaid}activeStep activeStepTexts activeStepStatus stepPosition stepCount mayChange mayWithdraw}' } as unknown as TypedDocument<ChangeInvestmentMutation, ChangeInvestmentMutationVariables>;
export const WithdrawInvestmentDocument = { effects: {"investorWithdrawDistribution.distribution":"mutated"}, toString: () => 'mutation WithdrawInvestment($input:InvestorWithdrawDistributionInput!){__typename investorWithdrawDistribution(input:$input){__typename distribution{__typename version id status}}}' } as unknown as TypedDocument<WithdrawInvestmentMutation, WithdrawInvestmentMutationVariables>;
export const InvestmentEndDocument = { shown: [{"table":"distributions","by":"id"},{"table":"sent_signing_documents"}], toString: () => 'query InvestmentEnd($id:UUID!){__typename distributionById(id:$id){__typename version id figures{__typename committedCapital paidInCapital}signedDocuments(first:50){__typename nodes{__typename version id name documentUri}}}}' } as unknown as TypedDocument<InvestmentEndQuery, InvestmentEndQueryVariables>;