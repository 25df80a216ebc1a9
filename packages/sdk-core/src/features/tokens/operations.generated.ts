import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type RoundTokenQueryVariables = Exact<{
  roundId: string;
}>;


export type RoundTokenQuery = { __typename: 'Query', tokenByRoundId: { __typename: 'Token', version: string, id: string, name: string | null, symbol: string | null, status: string, precision: number, total: string | null, currentContract: { __typename: 'Contract', id: string, version: string, status: string, chain: string, contractAddress: string | null, refused: string | null, chainByChain: { __typename: 'Chain', id: string, kind: string, explorer: string | null } | null } | null } | null };

export type OfferedChainsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedChainsQuery = { __typename: 'Query', allChains: { __typename: 'ChainsConnection', nodes: Array<{ __typename: 'Chain', id: string, kind: string } | null> } | null };

export type MintableHoldingsQueryVariables = Exact<{
  filter: Types.FullHoldingFilter;
  orderBy: Array<Types.FullHoldingsOrderBy> | Types.FullHoldingsOrderBy;
  first: number;
  offset: number;
}>;


export type MintableHoldingsQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', totalCount: number, nodes: Array<{ __typename: 'FullHolding', id: string, version: string | null, investorAccountName: string | null, amount: string | null, chain: string | null } | null> } | null };

export type WholeMintableHoldingsQueryVariables = Exact<{
  filter: Types.FullHoldingFilter;
  after: string;
  first: number;
}>;


export type WholeMintableHoldingsQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', nodes: Array<{ __typename: 'FullHolding', id: string, version: string | null, investorAccountName: string | null, amount: string | null, chain: string | null } | null> } | null };

export type FirstMintablesQueryVariables = Exact<{
  filter: Types.FullHoldingFilter;
  first: number;
}>;


export type FirstMintablesQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', nodes: Array<{ __typename: 'FullHolding', version: string | null, id: string, amount: string | null } | null> } | null };

export type StakeholderLedgerQueryVariables = Exact<{
  filter: Types.LedgerStakeholderFilter;
  orderBy: Array<Types.LedgerStakeholdersOrderBy> | Types.LedgerStakeholdersOrderBy;
  first: number;
  offset: number;
}>;


export type StakeholderLedgerQuery = { __typename: 'Query', allLedgerStakeholders: { __typename: 'LedgerStakeholdersConnection', totalCount: number, nodes: Array<{ __typename: 'LedgerStakeholder', id: string, kind: string | null, name: string | null, address: string | null, chain: string | null, chainKind: string | null, explorer: string | null, units: string | null, status: string | null, holdingId: string | null, block: string | null } | null> } | null };

export type WholeStakeholderLedgerQueryVariables = Exact<{
  filter: Types.LedgerStakeholderFilter;
  after: string;
  first: number;
}>;


export type WholeStakeholderLedgerQuery = { __typename: 'Query', allLedgerStakeholders: { __typename: 'LedgerStakeholdersConnection', nodes: Array<{ __typename: 'LedgerStakeholder', id: string, kind: string | null, name: string | null, address: string | null, chain: string | null, chainKind: string | null, explorer: string | null, units: string | null, status: string | null, holdingId: string | null, block: string | null } | null> } | null };

export type StakeholderLedgerTotalsQueryVariables = Exact<{
  filter: Types.LedgerStakeholderFilter;
}>;


export type StakeholderLedgerTotalsQuery = { __typename: 'Query', allLedgerStakeholders: { __typename: 'LedgerStakeholdersConnection', totals: { __typename: 'LedgerStakeholderTotals', units: string | null } } | null };

export type LedgerStatusesQueryVariables = Exact<{
  roundId: string;
}>;


export type LedgerStatusesQuery = { __typename: 'Query', ledgerStatuses: { __typename: 'LedgerStatusesConnection', nodes: Array<{ __typename: 'LedgerStatus', id: string | null, status: string | null, units: string | null } | null> } | null };

export type MakeTokenMutationVariables = Exact<{
  input: Types.MakeTokenInput;
}>;


export type MakeTokenMutation = { __typename: 'Mutation', makeToken: { __typename: 'MakeTokenPayload', token: { __typename: 'Token', id: string, version: string, name: string | null, symbol: string | null, status: string, precision: number, total: string | null, currentContract: { __typename: 'Contract', id: string, version: string, status: string, chain: string, contractAddress: string | null, refused: string | null, chainByChain: { __typename: 'Chain', id: string, kind: string, explorer: string | null } | null } | null } | null } | null };

export type DeployContractMutationVariables = Exact<{
  input: Types.DeployContractInput;
}>;


export type DeployContractMutation = { __typename: 'Mutation', deployContract: { __typename: 'DeployContractPayload', contract: { __typename: 'Contract', id: string, version: string, status: string, chain: string, contractAddress: string | null, refused: string | null, tokenByTokenId: { __typename: 'Token', version: string, id: string, status: string } | null, chainByChain: { __typename: 'Chain', id: string, kind: string, explorer: string | null } | null } | null } | null };

export type TokenizeHoldingsMutationVariables = Exact<{
  input: Types.TokenizeHoldingsInput;
}>;


export type TokenizeHoldingsMutation = { __typename: 'Mutation', tokenizeHoldings: { __typename: 'TokenizeHoldingsPayload', holdings: Array<{ __typename: 'Holding', version: string, id: string } | null> | null } | null };

export type TokenFactsFragment = { __typename: 'Token', version: string, id: string, name: string | null, symbol: string | null, status: string, precision: number, total: string | null, currentContract: { __typename: 'Contract', id: string, version: string, status: string, chain: string, contractAddress: string | null, refused: string | null, chainByChain: { __typename: 'Chain', id: string, kind: string, explorer: string | null } | null } | null };

export type ContractFactsFragment = { __typename: 'Contract', version: string, id: string, status: string, chain: string, contractAddress: string | null, refused: string | null, chainByChain: { __typename: 'Chain', id: string, kind: string, explorer: string | null } | null };

export type TokenHoldingFragment = { __typename: 'FullHolding', version: string | null, id: string, investorAccountName: string | null, amount: string | null, chain: string | null };

export type LedgerStakeholderFragment = { __typename: 'LedgerStakeholder', id: string, kind: string | null, name: string | null, address: string | null, chain: string | null, chainKind: string | null, explorer: string | null, units: string | null, status: string | null, holdingId: string | null, block: string | null };

export const RoundTokenDocument = { shown: [{"table":"tokens"},{"table":"contracts"}], toString: () => 'query RoundToken($roundId:UUID!){__typename tokenByRoundId(roundId:$roundId){__typename version id ...TokenFacts}}fragment TokenFacts on Token{__typename version id name symbol status precision total currentContract{__typename id version ...ContractFacts}}fragment ContractFacts on Contract{__typename version id status chain contractAddress refused chainByChain{__typename id kind explorer}}' } as unknown as TypedDocument<RoundTokenQuery, RoundTokenQueryVariables>;
export const OfferedChainsDocument = 'query OfferedChains{__typename allChains(filter:{isOffered:{equalTo:true}}first:100){__typename nodes{__typename id kind}}}' as unknown as TypedDocument<OfferedChainsQuery, OfferedChainsQueryVariables>;
export const MintableHoldingsDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query MintableHoldingsRows($filter:FullHoldingFilter!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...TokenHolding}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}total:allFullHoldings(filter:$filter first:0){totalCount}}fragment TokenHolding on FullHolding{__typename version id investorAccountName amount chain}","tables":["holdings"]}], toString: () => 'query MintableHoldings($filter:FullHoldingFilter!$orderBy:[FullHoldingsOrderBy!]!$first:Int!$offset:Int!){__typename allFullHoldings(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id version ...TokenHolding}}}fragment TokenHolding on FullHolding{__typename version id investorAccountName amount chain}' } as unknown as TypedDocument<MintableHoldingsQuery, MintableHoldingsQueryVariables>;
export const WholeMintableHoldingsDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query WholeMintableHoldingsRows($filter:FullHoldingFilter!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[{and:[$filter{id:{greaterThan:$after}}]}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...TokenHolding}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment TokenHolding on FullHolding{__typename version id investorAccountName amount chain}","tables":["holdings"]}], toString: () => 'query WholeMintableHoldings($filter:FullHoldingFilter!$after:UUID!$first:Int!){__typename allFullHoldings(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...TokenHolding}}}fragment TokenHolding on FullHolding{__typename version id investorAccountName amount chain}' } as unknown as TypedDocument<WholeMintableHoldingsQuery, WholeMintableHoldingsQueryVariables>;
export const FirstMintablesDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query FirstMintablesRows($filter:FullHoldingFilter!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename version id amount}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}","tables":["holdings"]}], toString: () => 'query FirstMintables($filter:FullHoldingFilter!$first:Int!){__typename allFullHoldings(filter:$filter orderBy:[INVESTOR_ACCOUNT_NAME_ASC ID_ASC]first:$first){__typename nodes{__typename version id amount}}}' } as unknown as TypedDocument<FirstMintablesQuery, FirstMintablesQueryVariables>;
export const StakeholderLedgerDocument = 'query StakeholderLedger($filter:LedgerStakeholderFilter!$orderBy:[LedgerStakeholdersOrderBy!]!$first:Int!$offset:Int!){__typename allLedgerStakeholders(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id ...LedgerStakeholder}}}fragment LedgerStakeholder on LedgerStakeholder{__typename id kind name address chain chainKind explorer units status holdingId block}' as unknown as TypedDocument<StakeholderLedgerQuery, StakeholderLedgerQueryVariables>;
export const WholeStakeholderLedgerDocument = 'query WholeStakeholderLedger($filter:LedgerStakeholderFilter!$after:UUID!$first:Int!){__typename allLedgerStakeholders(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id ...LedgerStakeholder}}}fragment LedgerStakeholder on LedgerStakeholder{__typename id kind name address chain chainKind explorer units status holdingId block}' as unknown as TypedDocument<WholeStakeholderLedgerQuery, WholeStakeholderLedgerQueryVariables>;
export const StakeholderLedgerTotalsDocument = 'query StakeholderLedgerTotals($filter:LedgerStakeholderFilter!){__typename allLedgerStakeholders(filter:$filter first:0){__typename totals{__typename units}}}' as unknown as TypedDocument<StakeholderLedgerTotalsQuery, StakeholderLedgerTotalsQueryVariables>;
export const LedgerStatusesDocument = 'query LedgerStatuses($roundId:UUID!){__typename ledgerStatuses(roundId:$roundId){__typename nodes{__typename id status units}}}' as unknown as TypedDocument<LedgerStatusesQuery, LedgerStatusesQueryVariables>;
export const MakeTokenDocument = { effects: {"makeToken.token":"mutated"}, toString: () => 'mutation MakeToken($input:MakeTokenInput!){__typename makeToken(input:$input){__typename token{__typename id version ...TokenFacts}}}fragment TokenFacts on Token{__typename version id name symbol status precision total currentContract{__typename id version ...ContractFacts}}fragment ContractFacts on Contract{__typename version id status chain contractAddress refused chainByChain{__typename id kind explorer}}' } as unknown as TypedDocument<MakeTokenMutation, MakeTokenMutationVariables>;
export const DeployContractDocument = { effects: {"deployContract.contract":"mutated"}, toString: () => 'mutation DeployContract($input:DeployContractInput!){__typename deployContract(input:$input){__typename contract{__typename id version ...ContractFacts tokenByTokenId{__typename version id status}}}}fragment ContractFacts on Contract{__typename version id status chain contractAddress refused chainByChain{__typename id kind explorer}}' } as unknown as TypedDocument<DeployContractMutation, DeployContractMutationVariables>;
export const TokenizeHoldingsDocument = { effects: {"tokenizeHoldings.holdings":"mutated"}, toString: () => 'mutation TokenizeHoldings($input:TokenizeHoldingsInput!){__typename tokenizeHoldings(input:$input){__typename holdings{__typename version id}}}' } as unknown as TypedDocument<TokenizeHoldingsMutation, TokenizeHoldingsMutationVariables>;