import type { TypedDocument } from '../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { __typename: 'Query', allCountries: { __typename: 'CountriesConnection', nodes: Array<{ __typename: 'Country', id: number, name: string, alpha2: string, alpha3: string, num: number } | null> } | null };

export const CountriesDocument = 'query Countries{__typename allCountries(orderBy:[NAME_ASC]){__typename nodes{__typename id name alpha2 alpha3 num}}}' as unknown as TypedDocument<CountriesQuery, CountriesQueryVariables>;