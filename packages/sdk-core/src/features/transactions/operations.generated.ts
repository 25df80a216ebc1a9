import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type TransactionsQueryVariables = Exact<{
  filter?: Types.FullTransactionFilter | null | undefined;
  orderBy?: Array<Types.FullTransactionsOrderBy> | Types.FullTransactionsOrderBy | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type TransactionsQuery = { __typename: 'Query', allFullTransactions: { __typename: 'FullTransactionsConnection', totalCount: number, nodes: Array<{ __typename: 'FullTransaction', id: string, version: string | null, reference: string | null, kind: string | null, securityName: string | null, units: string | null, entryCount: number | null, brokerAccountName: string | null, paidOn: string | null, bookedOn: string | null, fromNames: string | null, toNames: string | null } | null> } | null };

export type WholeTransactionsQueryVariables = Exact<{
  filter: Types.FullTransactionFilter;
  after: string;
  first: number;
}>;


export type WholeTransactionsQuery = { __typename: 'Query', allFullTransactions: { __typename: 'FullTransactionsConnection', nodes: Array<{ __typename: 'FullTransaction', id: string, version: string | null, reference: string | null, kind: string | null, securityName: string | null, units: string | null, entryCount: number | null, brokerAccountName: string | null, paidOn: string | null, bookedOn: string | null, fromNames: string | null, toNames: string | null } | null> } | null };

export type TransactionQueryVariables = Exact<{
  id: string;
}>;


export type TransactionQuery = { __typename: 'Query', transactionById: { __typename: 'Transaction', version: string, id: string, kind: string, bookedOn: string, chainData: unknown, issuerId: string, accountByBrokerId: { __typename: 'Account', version: string, id: string, name: string } | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, name: string, ticker: string | null } | null, ledgerEntriesByTransactionId: { __typename: 'LedgerEntriesConnection', nodes: Array<{ __typename: 'LedgerEntry', id: string, version: string, amount: string, createdOn: string, holdingId: string | null, investorId: string | null, balanceAfter: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string } | null, blockchainAddressByBlockchainAddressId: { __typename: 'BlockchainAddress', version: string, id: string, address: string | null, chainByChain: { __typename: 'Chain', id: string, kind: string, explorer: string | null } | null } | null } | null> } } | null };

export type TransferableHoldingsQueryVariables = Exact<{
  typed: string;
}>;


export type TransferableHoldingsQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', nodes: Array<{ __typename: 'FullHolding', id: string, version: string | null, investorId: string | null, investorAccountName: string | null, securityId: string | null, securityName: string | null, roundName: string | null, amount: string | null } | null> } | null };

export type TransferableHoldingQueryVariables = Exact<{
  id: string;
}>;


export type TransferableHoldingQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', nodes: Array<{ __typename: 'FullHolding', id: string, version: string | null, investorId: string | null, investorAccountName: string | null, securityId: string | null, securityName: string | null, roundName: string | null, amount: string | null } | null> } | null };

export type TransferRecipientsQueryVariables = Exact<{
  typed: string;
}>;


export type TransferRecipientsQuery = { __typename: 'Query', allAccounts: { __typename: 'AccountsConnection', nodes: Array<{ __typename: 'Account', id: string, version: string, name: string, email: string | null } | null> } | null };

export type TransferBalancesQueryVariables = Exact<{
  securityId: string;
  seller: string;
  buyer: string;
}>;


export type TransferBalancesQuery = { __typename: 'Query', seller: { __typename: 'FullHoldingsConnection', totals: { __typename: 'FullHoldingTotals', amount: string | null } } | null, buyer: { __typename: 'FullHoldingsConnection', totals: { __typename: 'FullHoldingTotals', amount: string | null } } | null };

export type MakeTransferMutationVariables = Exact<{
  input: Types.MakeTransferInput;
}>;


export type MakeTransferMutation = { __typename: 'Mutation', makeTransfer: { __typename: 'MakeTransferPayload', transfer: { __typename: 'Transfer', version: string, id: string, transactionId: string } | null } | null };

export type TransactionRowFragment = { __typename: 'FullTransaction', version: string | null, id: string, reference: string | null, kind: string | null, securityName: string | null, units: string | null, entryCount: number | null, brokerAccountName: string | null, paidOn: string | null, bookedOn: string | null, fromNames: string | null, toNames: string | null };

export type TransactionFactsFragment = { __typename: 'Transaction', id: string, version: string, kind: string, bookedOn: string, chainData: unknown, issuerId: string, accountByBrokerId: { __typename: 'Account', version: string, id: string, name: string } | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, name: string, ticker: string | null } | null, ledgerEntriesByTransactionId: { __typename: 'LedgerEntriesConnection', nodes: Array<{ __typename: 'LedgerEntry', id: string, version: string, amount: string, createdOn: string, holdingId: string | null, investorId: string | null, balanceAfter: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string } | null, blockchainAddressByBlockchainAddressId: { __typename: 'BlockchainAddress', version: string, id: string, address: string | null, chainByChain: { __typename: 'Chain', id: string, kind: string, explorer: string | null } | null } | null } | null> } };

export type TransactionEntryFragment = { __typename: 'LedgerEntry', version: string, id: string, amount: string, createdOn: string, holdingId: string | null, investorId: string | null, balanceAfter: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string } | null, blockchainAddressByBlockchainAddressId: { __typename: 'BlockchainAddress', version: string, id: string, address: string | null, chainByChain: { __typename: 'Chain', id: string, kind: string, explorer: string | null } | null } | null };

export type TransferableHoldingFragment = { __typename: 'FullHolding', version: string | null, id: string, investorId: string | null, investorAccountName: string | null, securityId: string | null, securityName: string | null, roundName: string | null, amount: string | null };

export type TransferRecipientFragment = { __typename: 'Account', version: string, id: string, name: string, email: string | null };

export const TransactionsDocument = { lists: [{"name":"allFullTransactions","typename":"FullTransaction","text":"query TransactionsRows($filter:FullTransactionFilter!$ids:[UUID!]!$rows:Int!){rows:allFullTransactions(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...TransactionRow}}known:allFullTransactions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}total:allFullTransactions(filter:$filter first:0){totalCount}}fragment TransactionRow on FullTransaction{__typename version id reference kind securityName units entryCount brokerAccountName paidOn bookedOn fromNames toNames}","tables":["transactions"]}], toString: () => 'query Transactions($filter:FullTransactionFilter$orderBy:[FullTransactionsOrderBy!]$first:Int$offset:Int){__typename allFullTransactions(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id version ...TransactionRow}}}fragment TransactionRow on FullTransaction{__typename version id reference kind securityName units entryCount brokerAccountName paidOn bookedOn fromNames toNames}' } as unknown as TypedDocument<TransactionsQuery, TransactionsQueryVariables>;
export const WholeTransactionsDocument = { lists: [{"name":"allFullTransactions","typename":"FullTransaction","text":"query WholeTransactionsRows($filter:FullTransactionFilter!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullTransactions(filter:{and:[{and:[$filter{id:{greaterThan:$after}}]}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...TransactionRow}}known:allFullTransactions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment TransactionRow on FullTransaction{__typename version id reference kind securityName units entryCount brokerAccountName paidOn bookedOn fromNames toNames}","tables":["transactions"]}], toString: () => 'query WholeTransactions($filter:FullTransactionFilter!$after:UUID!$first:Int!){__typename allFullTransactions(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...TransactionRow}}}fragment TransactionRow on FullTransaction{__typename version id reference kind securityName units entryCount brokerAccountName paidOn bookedOn fromNames toNames}' } as unknown as TypedDocument<WholeTransactionsQuery, WholeTransactionsQueryVariables>;
export const TransactionDocument = { shown: [{"table":"transactions","by":"id"},{"table":"accounts"},{"table":"securities"},{"table":"ledger_entries"},{"table":"blockchain_addresses"}], toString: () => 'query Transaction($id:UUID!){__typename transactionById(id:$id){__typename version id ...TransactionFacts}}fragment TransactionFacts on Transaction{__typename id version kind bookedOn chainData issuerId accountByBrokerId{__typename version id name}securityBySecurityId{__typename version id name ticker}ledgerEntriesByTransactionId(first:100){__typename nodes{__typename id version ...TransactionEntry}}}fragment TransactionEntry on LedgerEntry{__typename version id amount createdOn holdingId investorId balanceAfter accountByInvestorId{__typename version id name}blockchainAddressByBlockchainAddressId{__typename version id address chainByChain{__typename id kind explorer}}}' } as unknown as TypedDocument<TransactionQuery, TransactionQueryVariables>;
export const TransferableHoldingsDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query TransferableHoldingsRows($typed:String!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[{amount:{greaterThan:\"0\"}investorAccountName:{includesInsensitive:$typed}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...TransferableHolding}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment TransferableHolding on FullHolding{__typename version id investorId investorAccountName securityId securityName roundName amount}","tables":["holdings"]}], toString: () => 'query TransferableHoldings($typed:String!){__typename allFullHoldings(filter:{amount:{greaterThan:"0"}investorAccountName:{includesInsensitive:$typed}}first:20 orderBy:[INVESTOR_ACCOUNT_NAME_ASC]){__typename nodes{__typename id version ...TransferableHolding}}}fragment TransferableHolding on FullHolding{__typename version id investorId investorAccountName securityId securityName roundName amount}' } as unknown as TypedDocument<TransferableHoldingsQuery, TransferableHoldingsQueryVariables>;
export const TransferableHoldingDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query TransferableHoldingRows($id:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[{id:{equalTo:$id}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...TransferableHolding}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment TransferableHolding on FullHolding{__typename version id investorId investorAccountName securityId securityName roundName amount}","tables":["holdings"]}], toString: () => 'query TransferableHolding($id:UUID!){__typename allFullHoldings(filter:{id:{equalTo:$id}}first:1){__typename nodes{__typename id version ...TransferableHolding}}}fragment TransferableHolding on FullHolding{__typename version id investorId investorAccountName securityId securityName roundName amount}' } as unknown as TypedDocument<TransferableHoldingQuery, TransferableHoldingQueryVariables>;
export const TransferRecipientsDocument = { lists: [{"name":"allAccounts","typename":"Account","text":"query TransferRecipientsRows($typed:String!$ids:[UUID!]!$rows:Int!){rows:allAccounts(filter:{and:[{type:{equalTo:\"investor\"}name:{includesInsensitive:$typed}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...TransferRecipient}}known:allAccounts(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment TransferRecipient on Account{__typename version id name email}","tables":["accounts"]}], toString: () => 'query TransferRecipients($typed:String!){__typename allAccounts(filter:{type:{equalTo:"investor"}name:{includesInsensitive:$typed}}first:20 orderBy:[NAME_ASC]){__typename nodes{__typename id version ...TransferRecipient}}}fragment TransferRecipient on Account{__typename version id name email}' } as unknown as TypedDocument<TransferRecipientsQuery, TransferRecipientsQueryVariables>;
export const TransferBalancesDocument = { shown: [{"table":"holdings"}], toString: () => 'query TransferBalances($securityId:UUID!$seller:UUID!$buyer:UUID!){__typename seller:allFullHoldings(filter:{securityId:{equalTo:$securityId}investorId:{equalTo:$seller}}first:0){__typename totals{__typename amount}}buyer:allFullHoldings(filter:{securityId:{equalTo:$securityId}investorId:{equalTo:$buyer}}first:0){__typename totals{__typename amount}}}' } as unknown as TypedDocument<TransferBalancesQuery, TransferBalancesQueryVariables>;
export const MakeTransferDocument = { effects: {"makeTransfer.transfer":"created"}, toString: () => 'mutation MakeTransfer($input:MakeTransferInput!){__typename makeTransfer(input:$input){__typename transfer{__typename version id transactionId}}}' } as unknown as TypedDocument<MakeTransferMutation, MakeTransferMutationVariables>;