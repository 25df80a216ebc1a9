import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type HoldingQueryVariables = Exact<{
  id: string;
}>;


export type HoldingQuery = { __typename: 'Query', holdingById: { __typename: 'Holding', version: string, id: string, amount: string, purchasePrice: string | null, issuedOn: string, isTokenized: boolean | null, issuerId: string, figures: { __typename: 'InvestmentFigure', latestPrice: string | null, committedCapital: string | null, totalValue: string | null } | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, email: string | null } | null, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, name: string, ticker: string | null } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', version: string, id: string, term: number, coupon: string } | null } | null, blockchainAddressByBlockchainAddressId: { __typename: 'BlockchainAddress', version: string, id: string, address: string | null, chain: string } | null, distributionByDistributionId: { __typename: 'Distribution', version: string, id: string, amount: string, signedDocuments: { __typename: 'SentSigningDocumentsConnection', nodes: Array<{ __typename: 'SentSigningDocument', version: string, id: string, name: string, documentUri: string } | null> }, vestingScheduleByDistributionId: { __typename: 'VestingSchedule', version: string, id: string, startsOn: string, periods: number, cliff: number, automatic: boolean, currentPeriod: number | null } | null } | null } | null };

export type HoldingLedgerQueryVariables = Exact<{
  id: string;
  since: string;
}>;


export type HoldingLedgerQuery = { __typename: 'Query', holdingById: { __typename: 'Holding', version: string, id: string, amount: string, ledgerEntriesByHoldingId: { __typename: 'LedgerEntriesConnection', nodes: Array<{ __typename: 'LedgerEntry', id: string, version: string, amount: string, bookedOn: string, createdOn: string, transactionByTransactionId: { __typename: 'Transaction', version: string, id: string, kind: string } | null } | null> } } | null };

export type HoldingValueQueryVariables = Exact<{
  id: string;
  first: number;
  offset: number;
}>;


export type HoldingValueQuery = { __typename: 'Query', holdingValueOverTime: { __typename: 'HoldingDaysConnection', nodes: Array<{ __typename: 'HoldingDay', id: string | null, day: string | null, units: string | null, unitValue: string | null, value: string | null, investment: string | null } | null> } | null };

export type HoldingsOnDayQueryVariables = Exact<{
  investorId: string;
  day: string;
  first: number;
  offset: number;
}>;


export type HoldingsOnDayQuery = { __typename: 'Query', holdingsOnDay: { __typename: 'HoldingPositionsConnection', nodes: Array<{ __typename: 'HoldingPosition', id: string | null, holdingId: string | null, issuer: string | null, asset: string | null, round: string | null, units: string | null, unitValue: string | null, value: string | null, investment: string | null } | null> } | null };

export type HoldingPositionFragment = { __typename: 'HoldingPosition', id: string | null, holdingId: string | null, issuer: string | null, asset: string | null, round: string | null, units: string | null, unitValue: string | null, value: string | null, investment: string | null };

export type HoldingOnDayFragment = { __typename: 'HoldingDay', id: string | null, day: string | null, units: string | null, unitValue: string | null, value: string | null, investment: string | null };

export type HoldingFactsFragment = { __typename: 'Holding', id: string, version: string, amount: string, purchasePrice: string | null, issuedOn: string, isTokenized: boolean | null, issuerId: string, figures: { __typename: 'InvestmentFigure', latestPrice: string | null, committedCapital: string | null, totalValue: string | null } | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, email: string | null } | null, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, name: string, ticker: string | null } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null, trancheBondDatumByRoundId: { __typename: 'TrancheBondDatum', version: string, id: string, term: number, coupon: string } | null } | null, blockchainAddressByBlockchainAddressId: { __typename: 'BlockchainAddress', version: string, id: string, address: string | null, chain: string } | null, distributionByDistributionId: { __typename: 'Distribution', version: string, id: string, amount: string, signedDocuments: { __typename: 'SentSigningDocumentsConnection', nodes: Array<{ __typename: 'SentSigningDocument', version: string, id: string, name: string, documentUri: string } | null> }, vestingScheduleByDistributionId: { __typename: 'VestingSchedule', version: string, id: string, startsOn: string, periods: number, cliff: number, automatic: boolean, currentPeriod: number | null } | null } | null };

export type HoldingEntryFragment = { __typename: 'LedgerEntry', version: string, id: string, amount: string, bookedOn: string, createdOn: string, transactionByTransactionId: { __typename: 'Transaction', version: string, id: string, kind: string } | null };

export const HoldingDocument = { shown: [{"table":"holdings","by":"id"},{"table":"accounts"},{"table":"securities"},{"table":"rounds"},{"table":"assets"},{"table":"tranche_bond_data"},{"table":"blockchain_addresses"},{"table":"distributions"},{"table":"sent_signing_documents"},{"table":"vesting_schedules"}], toString: () => 'query Holding($id:UUID!){__typename holdingById(id:$id){__typename version id ...HoldingFacts}}fragment HoldingFacts on Holding{__typename id version amount purchasePrice issuedOn isTokenized issuerId figures{__typename latestPrice committedCapital totalValue}accountByInvestorId{__typename version id name email}accountByIssuerId{__typename version id name}securityBySecurityId{__typename version id name ticker}roundByRoundId{__typename version id name assetByAssetId{__typename version id name}trancheBondDatumByRoundId{__typename version id term coupon}}blockchainAddressByBlockchainAddressId{__typename version id address chain}distributionByDistributionId{__typename version id amount signedDocuments(first:50){__typename nodes{__typename version id name documentUri}}vestingScheduleByDistributionId{__typename version id startsOn periods cliff automatic currentPeriod}}}' } as unknown as TypedDocument<HoldingQuery, HoldingQueryVariables>;
export const HoldingLedgerDocument = { shown: [{"table":"holdings","by":"id"},{"table":"ledger_entries"},{"table":"transactions"}], toString: () => 'query HoldingLedger($id:UUID!$since:UUID!){__typename holdingById(id:$id){__typename version id amount ledgerEntriesByHoldingId(first:1000 filter:{id:{greaterThan:$since}}orderBy:[ID_ASC]){__typename nodes{__typename id version ...HoldingEntry}}}}fragment HoldingEntry on LedgerEntry{__typename version id amount bookedOn createdOn transactionByTransactionId{__typename version id kind}}' } as unknown as TypedDocument<HoldingLedgerQuery, HoldingLedgerQueryVariables>;
export const HoldingValueDocument = 'query HoldingValue($id:UUID!$first:Int!$offset:Int!){__typename holdingValueOverTime(holdingId:$id first:$first offset:$offset){__typename nodes{__typename id ...HoldingOnDay}}}fragment HoldingOnDay on HoldingDay{__typename id day units unitValue value investment}' as unknown as TypedDocument<HoldingValueQuery, HoldingValueQueryVariables>;
export const HoldingsOnDayDocument = 'query HoldingsOnDay($investorId:UUID!$day:Date!$first:Int!$offset:Int!){__typename holdingsOnDay(investorId:$investorId day:$day first:$first offset:$offset){__typename nodes{__typename id ...HoldingPosition}}}fragment HoldingPosition on HoldingPosition{__typename id holdingId issuer asset round units unitValue value investment}' as unknown as TypedDocument<HoldingsOnDayQuery, HoldingsOnDayQueryVariables>;