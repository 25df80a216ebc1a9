import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProfileQueryVariables = Exact<{
  id: string;
}>;


export type ProfileQuery = { __typename: 'Query', accountById: { __typename: 'Account', version: string, id: string, type: string, name: string, contactName: string | null, email: string | null, supportEmail: string | null, slug: string | null, url: string | null, investorType: string | null, custodian: string | null, countryByJurisdiction: { __typename: 'Country', id: number, name: string, alpha2: string, alpha3: string } | null, addressesByAccountId: { __typename: 'AddressesConnection', nodes: Array<{ __typename: 'Address', id: string, version: string, type: string, lineOne: string, lineTwo: string | null, lineThree: string | null, lineFour: string | null, city: string, province: string, postalCode: string | null, countryByCountryId: { __typename: 'Country', id: number, name: string, alpha2: string } | null } | null> } } | null };

export type ProfileAddressFragment = { __typename: 'Address', version: string, id: string, type: string, lineOne: string, lineTwo: string | null, lineThree: string | null, lineFour: string | null, city: string, province: string, postalCode: string | null, countryByCountryId: { __typename: 'Country', id: number, name: string, alpha2: string } | null };

export const ProfileDocument = { shown: [{"table":"accounts","by":"id"},{"table":"addresses"}], toString: () => 'query Profile($id:UUID!){__typename accountById(id:$id){__typename version id type name contactName email supportEmail slug url investorType custodian countryByJurisdiction{__typename id name alpha2 alpha3}addressesByAccountId{__typename nodes{__typename id version ...ProfileAddress}}}}fragment ProfileAddress on Address{__typename version id type lineOne lineTwo lineThree lineFour city province postalCode countryByCountryId{__typename id name alpha2}}' } as unknown as TypedDocument<ProfileQuery, ProfileQueryVariables>;