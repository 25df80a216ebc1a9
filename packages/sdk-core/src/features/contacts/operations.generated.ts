import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type ContactsQueryVariables = Exact<{
  filter?: Types.CustomerFilter | null | undefined;
  orderBy?: Array<Types.CustomersOrderBy> | Types.CustomersOrderBy | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ContactsQuery = { __typename: 'Query', allCustomers: { __typename: 'CustomersConnection', totalCount: number, nodes: Array<{ __typename: 'Customer', id: string, version: string, status: string, contactName: string | null, email: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, contactName: string | null, email: string | null } | null } | null> } | null };

export type WholeContactsQueryVariables = Exact<{
  filter: Types.CustomerFilter;
  after: string;
  first: number;
}>;


export type WholeContactsQuery = { __typename: 'Query', allCustomers: { __typename: 'CustomersConnection', nodes: Array<{ __typename: 'Customer', id: string, version: string, status: string, contactName: string | null, email: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, contactName: string | null, email: string | null } | null } | null> } | null };

export type MakeCustomerMutationVariables = Exact<{
  input: Types.MakeCustomerInput;
}>;


export type MakeCustomerMutation = { __typename: 'Mutation', makeCustomer: { __typename: 'MakeCustomerPayload', customer: { __typename: 'Customer', id: string, version: string, status: string, contactName: string | null, email: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, contactName: string | null, email: string | null } | null } | null } | null };

export type UpdateCustomerMutationVariables = Exact<{
  input: Types.UpdateCustomerByIdInput;
}>;


export type UpdateCustomerMutation = { __typename: 'Mutation', updateCustomerById: { __typename: 'UpdateCustomerPayload', customer: { __typename: 'Customer', id: string, version: string, status: string, contactName: string | null, email: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, contactName: string | null, email: string | null } | null } | null } | null };

export type ContactFactsFragment = { __typename: 'Customer', version: string, id: string, status: string, contactName: string | null, email: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, contactName: string | null, email: string | null } | null };

export type ContactImportQueryVariables = Exact<{
  userId: string;
}>;


export type ContactImportQuery = { __typename: 'Query', allImports: { __typename: 'ImportsConnection', nodes: Array<{ __typename: 'Import', id: string, version: string, fileName: string, status: string, rowCount: number, addedCount: number, knownCount: number, repeatedCount: number, wrongCount: number, writtenCount: number, addedUnits: string | null, problem: string | null, problemRow: number | null, problemColumn: string | null } | null> } | null };

export type ImportedRowsQueryVariables = Exact<{
  filter?: Types.ImportRowFilter | null | undefined;
  orderBy?: Array<Types.ImportRowsOrderBy> | Types.ImportRowsOrderBy | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ImportedRowsQuery = { __typename: 'Query', allImportRows: { __typename: 'ImportRowsConnection', totalCount: number, nodes: Array<{ __typename: 'ImportRow', id: string, row: number, name: string, email: string, outcome: string, repeats: number | null, samePerson: number | null, hasOpen: boolean, cells: unknown, problem: string | null, column: string | null } | null> } | null };

export type WholeImportedRowsQueryVariables = Exact<{
  filter: Types.ImportRowFilter;
  after: string;
  first: number;
}>;


export type WholeImportedRowsQuery = { __typename: 'Query', allImportRows: { __typename: 'ImportRowsConnection', nodes: Array<{ __typename: 'ImportRow', id: string, row: number, name: string, email: string, outcome: string, repeats: number | null, samePerson: number | null, hasOpen: boolean, cells: unknown, problem: string | null, column: string | null } | null> } | null };

export type MakeFileLocationMutationVariables = Exact<{
  input: Types.MakeFileLocationInput;
}>;


export type MakeFileLocationMutation = { __typename: 'Mutation', makeFileLocation: { __typename: 'MakeFileLocationPayload', uploadInfo: { __typename: 'UploadInfo', url: string | null, fields: unknown } | null } | null };

export type PreviewBulkCustomersMutationVariables = Exact<{
  input: Types.PreviewBulkCustomersInput;
}>;


export type PreviewBulkCustomersMutation = { __typename: 'Mutation', previewBulkCustomers: { __typename: 'PreviewBulkCustomersPayload', import: { __typename: 'Import', id: string, version: string, fileName: string, status: string, rowCount: number, addedCount: number, knownCount: number, repeatedCount: number, wrongCount: number, writtenCount: number, addedUnits: string | null, problem: string | null, problemRow: number | null, problemColumn: string | null } | null } | null };

export type BulkCustomersMutationVariables = Exact<{
  input: Types.BulkCustomersInput;
}>;


export type BulkCustomersMutation = { __typename: 'Mutation', bulkCustomers: { __typename: 'BulkCustomersPayload', import: { __typename: 'Import', id: string, version: string, fileName: string, status: string, rowCount: number, addedCount: number, knownCount: number, repeatedCount: number, wrongCount: number, writtenCount: number, addedUnits: string | null, problem: string | null, problemRow: number | null, problemColumn: string | null } | null } | null };

export type MendImportRowMutationVariables = Exact<{
  input: Types.MendImportRowInput;
}>;


export type MendImportRowMutation = { __typename: 'Mutation', mendImportRow: { __typename: 'MendImportRowPayload', importRow: { __typename: 'ImportRow', id: string, row: number, name: string, email: string, outcome: string, repeats: number | null, samePerson: number | null, hasOpen: boolean, cells: unknown, problem: string | null, column: string | null } | null, importByImportId: { __typename: 'Import', id: string, version: string, fileName: string, status: string, rowCount: number, addedCount: number, knownCount: number, repeatedCount: number, wrongCount: number, writtenCount: number, addedUnits: string | null, problem: string | null, problemRow: number | null, problemColumn: string | null } | null } | null };

export type DiscardImportMutationVariables = Exact<{
  input: Types.DiscardImportInput;
}>;


export type DiscardImportMutation = { __typename: 'Mutation', discardImport: { __typename: 'DiscardImportPayload', import: { __typename: 'Import', id: string, version: string, fileName: string, status: string, rowCount: number, addedCount: number, knownCount: number, repeatedCount: number, wrongCount: number, writtenCount: number, addedUnits: string | null, problem: string | null, problemRow: number | null, problemColumn: string | null } | null } | null };

export type ImportFactsFragment = { __typename: 'Import', version: string, id: string, fileName: string, status: string, rowCount: number, addedCount: number, knownCount: number, repeatedCount: number, wrongCount: number, writtenCount: number, addedUnits: string | null, problem: string | null, problemRow: number | null, problemColumn: string | null };

export type ImportedRowFragment = { __typename: 'ImportRow', id: string, row: number, name: string, email: string, outcome: string, repeats: number | null, samePerson: number | null, hasOpen: boolean, cells: unknown, problem: string | null, column: string | null };

export const ContactsDocument = { lists: [{"name":"allCustomers","typename":"Customer","text":"query ContactsRows($filter:CustomerFilter!$ids:[UUID!]!$rows:Int!){rows:allCustomers(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ContactFacts}}known:allCustomers(filter:{id:{in:$ids}}first:$rows){nodes{id version}}total:allCustomers(filter:$filter first:0){totalCount}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}","tables":["accounts","customers"],"links":[{"typename":"Account","parent":"Customer","by":"investorId","list":"allCustomers","isForward":true}]}], toString: () => 'query Contacts($filter:CustomerFilter$orderBy:[CustomersOrderBy!]$first:Int$offset:Int){__typename allCustomers(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id version ...ContactFacts}}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}' } as unknown as TypedDocument<ContactsQuery, ContactsQueryVariables>;
export const WholeContactsDocument = { lists: [{"name":"allCustomers","typename":"Customer","text":"query WholeContactsRows($filter:CustomerFilter!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allCustomers(filter:{and:[{and:[$filter{id:{greaterThan:$after}}]}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ContactFacts}}known:allCustomers(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}","tables":["accounts","customers"],"links":[{"typename":"Account","parent":"Customer","by":"investorId","list":"allCustomers","isForward":true}]}], toString: () => 'query WholeContacts($filter:CustomerFilter!$after:UUID!$first:Int!){__typename allCustomers(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...ContactFacts}}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}' } as unknown as TypedDocument<WholeContactsQuery, WholeContactsQueryVariables>;
export const MakeCustomerDocument = { effects: {"makeCustomer.customer":"maybeNew"}, toString: () => 'mutation MakeCustomer($input:MakeCustomerInput!){__typename makeCustomer(input:$input){__typename customer{__typename id version ...ContactFacts}}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}' } as unknown as TypedDocument<MakeCustomerMutation, MakeCustomerMutationVariables>;
export const UpdateCustomerDocument = { effects: {"updateCustomerById.customer":"mutated"}, toString: () => 'mutation UpdateCustomer($input:UpdateCustomerByIdInput!){__typename updateCustomerById(input:$input){__typename customer{__typename id version ...ContactFacts}}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}' } as unknown as TypedDocument<UpdateCustomerMutation, UpdateCustomerMutationVariables>;
export const ContactImportDocument = { lists: [{"name":"allImports","typename":"Import","text":"query ContactImportRows($userId:UUID!$ids:[UUID!]!$rows:Int!){rows:allImports(filter:{and:[{createdBy:{equalTo:$userId}status:{notEqualTo:\"discarded\"}allocationId:{isNull:true}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ImportFacts}}known:allImports(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ImportFacts on Import{__typename version id fileName status rowCount addedCount knownCount repeatedCount wrongCount writtenCount addedUnits problem problemRow problemColumn}","tables":["imports"]}], toString: () => 'query ContactImport($userId:UUID!){__typename allImports(filter:{createdBy:{equalTo:$userId}status:{notEqualTo:"discarded"}allocationId:{isNull:true}}first:1 orderBy:[CREATED_ON_DESC]){__typename nodes{__typename id version ...ImportFacts}}}fragment ImportFacts on Import{__typename version id fileName status rowCount addedCount knownCount repeatedCount wrongCount writtenCount addedUnits problem problemRow problemColumn}' } as unknown as TypedDocument<ContactImportQuery, ContactImportQueryVariables>;
export const ImportedRowsDocument = 'query ImportedRows($filter:ImportRowFilter$orderBy:[ImportRowsOrderBy!]$first:Int$offset:Int){__typename allImportRows(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id ...ImportedRow}}}fragment ImportedRow on ImportRow{__typename id row name email outcome repeats samePerson hasOpen cells problem column}' as unknown as TypedDocument<ImportedRowsQuery, ImportedRowsQueryVariables>;
export const WholeImportedRowsDocument = 'query WholeImportedRows($filter:ImportRowFilter!$after:UUID!$first:Int!){__typename allImportRows(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id ...ImportedRow}}}fragment ImportedRow on ImportRow{__typename id row name email outcome repeats samePerson hasOpen cells problem column}' as unknown as TypedDocument<WholeImportedRowsQuery, WholeImportedRowsQueryVariables>;
export const MakeFileLocationDocument = { effects: {}, toString: () => 'mutation MakeFileLocation($input:MakeFileLocationInput!){__typename makeFileLocation(input:$input){__typename uploadInfo{__typename url fields}}}' } as unknown as TypedDocument<MakeFileLocationMutation, MakeFileLocationMutationVariables>;
export const PreviewBulkCustomersDocument = { effects: {"previewBulkCustomers.import":"maybeNew"}, toString: () => 'mutation PreviewBulkCustomers($input:PreviewBulkCustomersInput!){__typename previewBulkCustomers(input:$input){__typename import{__typename id version ...ImportFacts}}}fragment ImportFacts on Import{__typename version id fileName status rowCount addedCount knownCount repeatedCount wrongCount writtenCount addedUnits problem problemRow problemColumn}' } as unknown as TypedDocument<PreviewBulkCustomersMutation, PreviewBulkCustomersMutationVariables>;
export const BulkCustomersDocument = { effects: {"bulkCustomers.import":"maybeNew"}, toString: () => 'mutation BulkCustomers($input:BulkCustomersInput!){__typename bulkCustomers(input:$input){__typename import{__typename id version ...ImportFacts}}}fragment ImportFacts on Import{__typename version id fileName status rowCount addedCount knownCount repeatedCount wrongCount writtenCount addedUnits problem problemRow problemColumn}' } as unknown as TypedDocument<BulkCustomersMutation, BulkCustomersMutationVariables>;
export const MendImportRowDocument = { effects: {"mendImportRow.importRow":"mutated","mendImportRow.importByImportId":"mutated"}, toString: () => 'mutation MendImportRow($input:MendImportRowInput!){__typename mendImportRow(input:$input){__typename importRow{__typename id ...ImportedRow}importByImportId{__typename id version ...ImportFacts}}}fragment ImportFacts on Import{__typename version id fileName status rowCount addedCount knownCount repeatedCount wrongCount writtenCount addedUnits problem problemRow problemColumn}fragment ImportedRow on ImportRow{__typename id row name email outcome repeats samePerson hasOpen cells problem column}' } as unknown as TypedDocument<MendImportRowMutation, MendImportRowMutationVariables>;
export const DiscardImportDocument = { effects: {"discardImport.import":"mutated"}, toString: () => 'mutation DiscardImport($input:DiscardImportInput!){__typename discardImport(input:$input){__typename import{__typename id version ...ImportFacts}}}fragment ImportFacts on Import{__typename version id fileName status rowCount addedCount knownCount repeatedCount wrongCount writtenCount addedUnits problem problemRow problemColumn}' } as unknown as TypedDocument<DiscardImportMutation, DiscardImportMutationVariables>;