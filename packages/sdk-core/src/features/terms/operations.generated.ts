import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type AcceptTermsMutationVariables = Exact<{
  input: Types.AcceptTermsInput;
}>;


export type AcceptTermsMutation = { __typename: 'Mutation', acceptTerms: { __typename: 'AcceptTermsPayload', termsOfService: { __typename: 'TermsOfService', id: string } | null } | null };

export const AcceptTermsDocument = { effects: {"acceptTerms.termsOfService":"mutated"}, toString: () => 'mutation AcceptTerms($input:AcceptTermsInput!){__typename acceptTerms(input:$input){__typename termsOfService{__typename id}}}' } as unknown as TypedDocument<AcceptTermsMutation, AcceptTermsMutationVariables>;