import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type AssetsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type AssetsQuery = { __typename: 'Query', allAssets: { __typename: 'AssetsConnection', nodes: Array<{ __typename: 'Asset', id: string, version: string, name: string, type: string, status: string, authorizedTotal: string | null, issued: string, createdOn: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null> } | null };

export type AssetRoundsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type AssetRoundsQuery = { __typename: 'Query', allRounds: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', id: string, version: string, totalPaidInCapital: string | null, assetId: string, securityId: string | null, name: string, status: string, opensOn: string | null, closesOn: string | null, price: string, total: string, securityBySecurityId: { __typename: 'Security', version: string, id: string, listingBySecurityId: { __typename: 'Listing', version: string, id: string, accountByAtsId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', version: string, id: string, term: number, coupon: string } | null } | null> } | null };

export type ManagedRoundsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type ManagedRoundsQuery = { __typename: 'Query', allRounds: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', id: string, version: string, assetId: string, securityId: string | null, name: string, status: string, opensOn: string | null, closesOn: string | null, price: string, total: string, brokerAllocationsByRoundId: { __typename: 'BrokerAllocationsConnection', nodes: Array<{ __typename: 'BrokerAllocation', version: string, id: string, status: string, managedUnits: string | null } | null> }, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', version: string, id: string, term: number, coupon: string } | null } | null> } | null };

export type AssetTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type AssetTypesQuery = { __typename: 'Query', allAssetTypes: { __typename: 'AssetTypesConnection', nodes: Array<{ __typename: 'AssetType', type: string, accountingType: string } | null> } | null };

export type CreateAssetMutationVariables = Exact<{
  input: Types.CreateAssetInput;
}>;


export type CreateAssetMutation = { __typename: 'Mutation', createAsset: { __typename: 'CreateAssetPayload', asset: { __typename: 'Asset', id: string, version: string, name: string, type: string, status: string, authorizedTotal: string | null, issued: string, createdOn: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null };

export type UpdateAssetMutationVariables = Exact<{
  input: Types.UpdateAssetByIdInput;
}>;


export type UpdateAssetMutation = { __typename: 'Mutation', updateAssetById: { __typename: 'UpdateAssetPayload', asset: { __typename: 'Asset', id: string, version: string, name: string, type: string, status: string, authorizedTotal: string | null, issued: string, createdOn: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null };

export type MakeRoundMutationVariables = Exact<{
  input: Types.MakeRoundInput;
}>;


export type MakeRoundMutation = { __typename: 'Mutation', makeRound: { __typename: 'MakeRoundPayload', round: { __typename: 'Round', id: string, version: string, totalPaidInCapital: string | null, assetId: string, securityId: string | null, name: string, status: string, opensOn: string | null, closesOn: string | null, price: string, total: string, securityBySecurityId: { __typename: 'Security', version: string, id: string, listingBySecurityId: { __typename: 'Listing', version: string, id: string, accountByAtsId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', version: string, id: string, term: number, coupon: string } | null } | null } | null };

export type MakeTrancheMutationVariables = Exact<{
  input: Types.MakeTrancheInput;
}>;


export type MakeTrancheMutation = { __typename: 'Mutation', makeTranche: { __typename: 'MakeTranchePayload', round: { __typename: 'Round', id: string, version: string, totalPaidInCapital: string | null, assetId: string, securityId: string | null, name: string, status: string, opensOn: string | null, closesOn: string | null, price: string, total: string, securityBySecurityId: { __typename: 'Security', version: string, id: string, listingBySecurityId: { __typename: 'Listing', version: string, id: string, accountByAtsId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', version: string, id: string, term: number, coupon: string } | null } | null } | null };

export type AssetFragment = { __typename: 'Asset', version: string, id: string, name: string, type: string, status: string, authorizedTotal: string | null, issued: string, createdOn: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null };

export type RoundTermsFragment = { __typename: 'Round', version: string, id: string, assetId: string, securityId: string | null, name: string, status: string, opensOn: string | null, closesOn: string | null, price: string, total: string, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', version: string, id: string, term: number, coupon: string } | null };

export type AssetRoundFragment = { __typename: 'Round', id: string, version: string, totalPaidInCapital: string | null, assetId: string, securityId: string | null, name: string, status: string, opensOn: string | null, closesOn: string | null, price: string, total: string, securityBySecurityId: { __typename: 'Security', version: string, id: string, listingBySecurityId: { __typename: 'Listing', version: string, id: string, accountByAtsId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', version: string, id: string, term: number, coupon: string } | null };

export type ManagedRoundFragment = { __typename: 'Round', id: string, version: string, assetId: string, securityId: string | null, name: string, status: string, opensOn: string | null, closesOn: string | null, price: string, total: string, brokerAllocationsByRoundId: { __typename: 'BrokerAllocationsConnection', nodes: Array<{ __typename: 'BrokerAllocation', version: string, id: string, status: string, managedUnits: string | null } | null> }, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', version: string, id: string, term: number, coupon: string } | null };

export const AssetsDocument = { lists: [{"name":"allAssets","typename":"Asset","text":"query AssetsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allAssets(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...Asset}}known:allAssets(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment Asset on Asset{__typename version id name type status authorizedTotal issued createdOn accountByIssuerId{__typename version id name}}","tables":["accounts","assets"],"links":[{"typename":"Account","parent":"Asset","by":"issuerId","list":"allAssets","isForward":true}]}], toString: () => 'query Assets($after:UUID!$first:Int!){__typename allAssets(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...Asset}}}fragment Asset on Asset{__typename version id name type status authorizedTotal issued createdOn accountByIssuerId{__typename version id name}}' } as unknown as TypedDocument<AssetsQuery, AssetsQueryVariables>;
export const AssetRoundsDocument = { lists: [{"name":"allRounds","typename":"Round","text":"query AssetRoundsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allRounds(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...AssetRound}}known:allRounds(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment AssetRound on Round{__typename id version ...RoundTerms totalPaidInCapital securityBySecurityId{__typename version id listingBySecurityId{__typename version id accountByAtsId{__typename version id name}}}}fragment RoundTerms on Round{__typename version id assetId securityId name status opensOn closesOn price total trancheBondDatumByRoundId{__typename version id term coupon}}","tables":["accounts","listings","rounds","securities","tranche_bond_data"],"links":[{"typename":"TrancheBondDatum","parent":"Round","by":"roundId","list":"allTrancheBondData"},{"typename":"Security","parent":"Round","by":"securityId","list":"allRounds","isForward":true},{"typename":"Listing","parent":"Security","by":"securityId","list":"allListings"},{"typename":"Account","parent":"Listing","by":"atsId","list":"allListings","isForward":true}]}], toString: () => 'query AssetRounds($after:UUID!$first:Int!){__typename allRounds(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...AssetRound}}}fragment RoundTerms on Round{__typename version id assetId securityId name status opensOn closesOn price total trancheBondDatumByRoundId{__typename version id term coupon}}fragment AssetRound on Round{__typename id version ...RoundTerms totalPaidInCapital securityBySecurityId{__typename version id listingBySecurityId{__typename version id accountByAtsId{__typename version id name}}}}' } as unknown as TypedDocument<AssetRoundsQuery, AssetRoundsQueryVariables>;
export const ManagedRoundsDocument = { lists: [{"name":"allRounds","typename":"Round","text":"query ManagedRoundsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allRounds(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ManagedRound}}known:allRounds(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ManagedRound on Round{__typename id version ...RoundTerms brokerAllocationsByRoundId(first:1){__typename nodes{__typename version id status managedUnits}}}fragment RoundTerms on Round{__typename version id assetId securityId name status opensOn closesOn price total trancheBondDatumByRoundId{__typename version id term coupon}}","tables":["broker_allocations","rounds","tranche_bond_data"],"links":[{"typename":"TrancheBondDatum","parent":"Round","by":"roundId","list":"allTrancheBondData"},{"typename":"BrokerAllocation","parent":"Round","by":"roundId","list":"allBrokerAllocations"}]}], toString: () => 'query ManagedRounds($after:UUID!$first:Int!){__typename allRounds(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...ManagedRound}}}fragment RoundTerms on Round{__typename version id assetId securityId name status opensOn closesOn price total trancheBondDatumByRoundId{__typename version id term coupon}}fragment ManagedRound on Round{__typename id version ...RoundTerms brokerAllocationsByRoundId(first:1){__typename nodes{__typename version id status managedUnits}}}' } as unknown as TypedDocument<ManagedRoundsQuery, ManagedRoundsQueryVariables>;
export const AssetTypesDocument = 'query AssetTypes{__typename allAssetTypes(orderBy:[TYPE_ASC]){__typename nodes{__typename type accountingType}}}' as unknown as TypedDocument<AssetTypesQuery, AssetTypesQueryVariables>;
export const CreateAssetDocument = { effects: {"createAsset.asset":"created"}, toString: () => 'mutation CreateAsset($input:CreateAssetInput!){__typename createAsset(input:$input){__typename asset{__typename id version ...Asset}}}fragment Asset on Asset{__typename version id name type status authorizedTotal issued createdOn accountByIssuerId{__typename version id name}}' } as unknown as TypedDocument<CreateAssetMutation, CreateAssetMutationVariables>;
export const UpdateAssetDocument = { effects: {"updateAssetById.asset":"mutated"}, toString: () => 'mutation UpdateAsset($input:UpdateAssetByIdInput!){__typename updateAssetById(input:$input){__typename asset{__typename id version ...Asset}}}fragment Asset on Asset{__typename version id name type status authorizedTotal issued createdOn accountByIssuerId{__typename version id name}}' } as unknown as TypedDocument<UpdateAssetMutation, UpdateAssetMutationVariables>;
export const MakeRoundDocument = { effects: {"makeRound.round":"created"}, toString: () => 'mutation MakeRound($input:MakeRoundInput!){__typename makeRound(input:$input){__typename round{__typename id version ...AssetRound}}}fragment RoundTerms on Round{__typename version id assetId securityId name status opensOn closesOn price total trancheBondDatumByRoundId{__typename version id term coupon}}fragment AssetRound on Round{__typename id version ...RoundTerms totalPaidInCapital securityBySecurityId{__typename version id listingBySecurityId{__typename version id accountByAtsId{__typename version id name}}}}' } as unknown as TypedDocument<MakeRoundMutation, MakeRoundMutationVariables>;
export const MakeTrancheDocument = { effects: {"makeTranche.round":"created"}, toString: () => 'mutation MakeTranche($input:MakeTrancheInput!){__typename makeTranche(input:$input){__typename round{__typename id version ...AssetRound}}}fragment RoundTerms on Round{__typename version id assetId securityId name status opensOn closesOn price total trancheBondDatumByRoundId{__typename version id term coupon}}fragment AssetRound on Round{__typename id version ...RoundTerms totalPaidInCapital securityBySecurityId{__typename version id listingBySecurityId{__typename version id accountByAtsId{__typename version id name}}}}' } as unknown as TypedDocument<MakeTrancheMutation, MakeTrancheMutationVariables>;