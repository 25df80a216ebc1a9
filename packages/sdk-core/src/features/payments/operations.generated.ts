import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PaymentAccountsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type PaymentAccountsQuery = { __typename: 'Query', allPaymentAccounts: { __typename: 'PaymentAccountsConnection', nodes: Array<{ __typename: 'PaymentAccount', id: string, version: string, name: string, syncedOn: string | null, syncStatus: string, syncError: string | null } | null> } | null };

export type PaymentIssuersQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type PaymentIssuersQuery = { __typename: 'Query', allPaymentIssuers: { __typename: 'PaymentIssuersConnection', nodes: Array<{ __typename: 'PaymentIssuer', id: string, version: string, name: string, email: string | null, updatedOn: string, syncedOn: string, process: { __typename: 'Process', version: string, id: string, status: string } | null } | null> } | null };

export type PaymentIssuerQueryVariables = Exact<{
  id: string;
}>;


export type PaymentIssuerQuery = { __typename: 'Query', paymentIssuerById: { __typename: 'PaymentIssuer', version: string, id: string, name: string, email: string | null, updatedOn: string, syncedOn: string, paymentAccountId: string, process: { __typename: 'Process', id: string, version: string, status: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null } | null };

export type PaymentInstrumentsQueryVariables = Exact<{
  issuerId: string;
  after: string;
  first: number;
}>;


export type PaymentInstrumentsQuery = { __typename: 'Query', allPaymentInstruments: { __typename: 'PaymentInstrumentsConnection', nodes: Array<{ __typename: 'PaymentInstrument', id: string, version: string, name: string, processByStepByStepId: { __typename: 'Process', version: string, id: string, status: string } | null, signingDocumentsByPaymentInstrumentId: { __typename: 'SigningDocumentsConnection', nodes: Array<{ __typename: 'SigningDocument', version: string, id: string } | null> } } | null> } | null };

export type PaymentInstrumentQueryVariables = Exact<{
  id: string;
}>;


export type PaymentInstrumentQuery = { __typename: 'Query', paymentInstrumentById: { __typename: 'PaymentInstrument', version: string, id: string, name: string, updatedOn: string, syncedOn: string, paymentIssuerByPaymentIssuerId: { __typename: 'PaymentIssuer', version: string, id: string, name: string } | null, processByStepByStepId: { __typename: 'Process', id: string, version: string, status: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null, signingDocumentsByPaymentInstrumentId: { __typename: 'SigningDocumentsConnection', nodes: Array<{ __typename: 'SigningDocument', version: string, id: string, name: string, signingFieldsBySigningDocumentId: { __typename: 'SigningFieldsConnection', nodes: Array<{ __typename: 'SigningField', version: string, id: string } | null> } } | null> } } | null };

export type NorthCapitalSyncMutationVariables = Exact<{
  id: string;
}>;


export type NorthCapitalSyncMutation = { __typename: 'Mutation', northCapitalSync: { __typename: 'NorthCapitalSyncPayload', paymentAccount: { __typename: 'PaymentAccount', id: string, version: string, name: string, syncedOn: string | null, syncStatus: string, syncError: string | null } | null } | null };

export type PaymentAccountFactsFragment = { __typename: 'PaymentAccount', version: string, id: string, name: string, syncedOn: string | null, syncStatus: string, syncError: string | null };

export type ListedPaymentIssuerFragment = { __typename: 'PaymentIssuer', version: string, id: string, name: string, email: string | null, updatedOn: string, syncedOn: string, process: { __typename: 'Process', version: string, id: string, status: string } | null };

export type PaymentIssuerFactsFragment = { __typename: 'PaymentIssuer', version: string, id: string, name: string, email: string | null, updatedOn: string, syncedOn: string, paymentAccountId: string, process: { __typename: 'Process', id: string, version: string, status: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null };

export type ListedPaymentInstrumentFragment = { __typename: 'PaymentInstrument', version: string, id: string, name: string, processByStepByStepId: { __typename: 'Process', version: string, id: string, status: string } | null, signingDocumentsByPaymentInstrumentId: { __typename: 'SigningDocumentsConnection', nodes: Array<{ __typename: 'SigningDocument', version: string, id: string } | null> } };

export type PaymentInstrumentFactsFragment = { __typename: 'PaymentInstrument', version: string, id: string, name: string, updatedOn: string, syncedOn: string, paymentIssuerByPaymentIssuerId: { __typename: 'PaymentIssuer', version: string, id: string, name: string } | null, processByStepByStepId: { __typename: 'Process', id: string, version: string, status: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null, signingDocumentsByPaymentInstrumentId: { __typename: 'SigningDocumentsConnection', nodes: Array<{ __typename: 'SigningDocument', version: string, id: string, name: string, signingFieldsBySigningDocumentId: { __typename: 'SigningFieldsConnection', nodes: Array<{ __typename: 'SigningField', version: string, id: string } | null> } } | null> } };

export type MappingProcessFragment = { __typename: 'Process', version: string, id: string, status: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } };

export const PaymentAccountsDocument = { lists: [{"name":"allPaymentAccounts","typename":"PaymentAccount","text":"query PaymentAccountsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allPaymentAccounts(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...PaymentAccountFacts}}known:allPaymentAccounts(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment PaymentAccountFacts on PaymentAccount{__typename version id name syncedOn syncStatus syncError}","tables":["payment_accounts"]}], toString: () => 'query PaymentAccounts($after:UUID!$first:Int!){__typename allPaymentAccounts(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...PaymentAccountFacts}}}fragment PaymentAccountFacts on PaymentAccount{__typename version id name syncedOn syncStatus syncError}' } as unknown as TypedDocument<PaymentAccountsQuery, PaymentAccountsQueryVariables>;
export const PaymentIssuersDocument = { lists: [{"name":"allPaymentIssuers","typename":"PaymentIssuer","text":"query PaymentIssuersRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allPaymentIssuers(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ListedPaymentIssuer}}known:allPaymentIssuers(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ListedPaymentIssuer on PaymentIssuer{__typename version id name email updatedOn syncedOn process{__typename version id status}}","tables":["payment_issuers","processes"]}], toString: () => 'query PaymentIssuers($after:UUID!$first:Int!){__typename allPaymentIssuers(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...ListedPaymentIssuer}}}fragment ListedPaymentIssuer on PaymentIssuer{__typename version id name email updatedOn syncedOn process{__typename version id status}}' } as unknown as TypedDocument<PaymentIssuersQuery, PaymentIssuersQueryVariables>;
export const PaymentIssuerDocument = { shown: [{"table":"payment_issuers","by":"id"},{"table":"processes"},{"table":"steps"}], toString: () => 'query PaymentIssuer($id:UUID!){__typename paymentIssuerById(id:$id){__typename version id ...PaymentIssuerFacts}}fragment PaymentIssuerFacts on PaymentIssuer{__typename version id name email updatedOn syncedOn paymentAccountId process{__typename id version ...MappingProcess}}fragment MappingProcess on Process{__typename version id status shortSteps{__typename nodes{__typename version id order status renderAttributes}}}' } as unknown as TypedDocument<PaymentIssuerQuery, PaymentIssuerQueryVariables>;
export const PaymentInstrumentsDocument = { lists: [{"name":"allPaymentInstruments","typename":"PaymentInstrument","text":"query PaymentInstrumentsRows($issuerId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allPaymentInstruments(filter:{and:[{paymentIssuerId:{equalTo:$issuerId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ListedPaymentInstrument}}known:allPaymentInstruments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ListedPaymentInstrument on PaymentInstrument{__typename version id name processByStepByStepId{__typename version id status}signingDocumentsByPaymentInstrumentId(first:100){__typename nodes{__typename version id}}}","tables":["payment_instruments","processes","signing_documents"],"links":[{"typename":"Process","parent":"PaymentInstrument","by":"stepByStepId","list":"allPaymentInstruments","isForward":true},{"typename":"SigningDocument","parent":"PaymentInstrument","by":"paymentInstrumentId","list":"allSigningDocuments"}]}], toString: () => 'query PaymentInstruments($issuerId:UUID!$after:UUID!$first:Int!){__typename allPaymentInstruments(filter:{paymentIssuerId:{equalTo:$issuerId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...ListedPaymentInstrument}}}fragment ListedPaymentInstrument on PaymentInstrument{__typename version id name processByStepByStepId{__typename version id status}signingDocumentsByPaymentInstrumentId(first:100){__typename nodes{__typename version id}}}' } as unknown as TypedDocument<PaymentInstrumentsQuery, PaymentInstrumentsQueryVariables>;
export const PaymentInstrumentDocument = { shown: [{"table":"payment_instruments","by":"id"},{"table":"payment_issuers"},{"table":"processes"},{"table":"steps"},{"table":"signing_documents"},{"table":"signing_fields"}], toString: () => 'query PaymentInstrument($id:UUID!){__typename paymentInstrumentById(id:$id){__typename version id ...PaymentInstrumentFacts}}fragment PaymentInstrumentFacts on PaymentInstrument{__typename version id name updatedOn syncedOn paymentIssuerByPaymentIssuerId{__typename version id name}processByStepByStepId{__typename id version ...MappingProcess}signingDocumentsByPaymentInstrumentId(first:100 orderBy:[ORDER_ASC]){__typename nodes{__typename version id name signingFieldsBySigningDocumentId(first:1000){__typename nodes{__typename version id}}}}}fragment MappingProcess on Process{__typename version id status shortSteps{__typename nodes{__typename version id order status renderAttributes}}}' } as unknown as TypedDocument<PaymentInstrumentQuery, PaymentInstrumentQueryVariables>;
export const NorthCapitalSyncDocument = { effects: {"northCapitalSync.paymentAccount":"mutated"}, toString: () => 'mutation NorthCapitalSync($id:UUID!){__typename northCapitalSync(input:{id:$id}){__typename paymentAccount{__typename id version ...PaymentAccountFacts}}}fragment PaymentAccountFacts on PaymentAccount{__typename version id name syncedOn syncStatus syncError}' } as unknown as TypedDocument<NorthCapitalSyncMutation, NorthCapitalSyncMutationVariables>;