import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SendClaimAccountEmailMutationVariables = Exact<{
  email: string;
}>;


export type SendClaimAccountEmailMutation = { __typename: 'Mutation', sendClaimAccountEmail: { __typename: 'SendClaimAccountEmailPayload' } | null };

export type ResendEmailMutationVariables = Exact<{
  emailId: string;
}>;


export type ResendEmailMutation = { __typename: 'Mutation', resendEmail: { __typename: 'ResendEmailPayload' } | null };

export const SendClaimAccountEmailDocument = { effects: {}, toString: () => 'mutation SendClaimAccountEmail($email:String!){__typename sendClaimAccountEmail(input:{email:$email}){__typename}}' } as unknown as TypedDocument<SendClaimAccountEmailMutation, SendClaimAccountEmailMutationVariables>;
export const ResendEmailDocument = { effects: {}, toString: () => 'mutation ResendEmail($emailId:UUID!){__typename resendEmail(input:{id:$emailId}){__typename}}' } as unknown as TypedDocument<ResendEmailMutation, ResendEmailMutationVariables>;