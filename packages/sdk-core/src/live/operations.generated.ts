/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LiveStepsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type LiveStepsQuery = { __typename: 'Query', allSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', id: string, processId: string, order: number, status: string, type: string, service: string | null, schema: unknown, renderAttributes: unknown, outputData: unknown, dynamicData: unknown, attempts: number, version: string } | null> } | null };

export type LiveProcessesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type LiveProcessesQuery = { __typename: 'Query', allProcesses: { __typename: 'ProcessesConnection', nodes: Array<{ __typename: 'Process', id: string, name: string, status: string, currentStep: string | null, version: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', id: string, order: number, status: string, type: string, service: string | null, renderAttributes: unknown } | null> } } | null> } | null };

export type LiveAccountsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type LiveAccountsQuery = { __typename: 'Query', allAccounts: { __typename: 'AccountsConnection', nodes: Array<{ __typename: 'Account', id: string, name: string, type: string, slug: string | null, setup: boolean, email: string | null, contactName: string | null, legalName: string | null, url: string | null, twitterHandle: string | null, supportEmail: string | null, investorType: string | null, taxShort: string | null, formationDate: string | null, createdOn: string, version: string } | null> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const LiveStepsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LiveSteps($ids: [UUID!]!) {
  __typename
  allSteps(filter: {id: {in: $ids}}, first: 100) {
    __typename
    nodes {
      __typename
      id
      processId
      order
      status
      type
      service
      schema
      renderAttributes
      outputData
      dynamicData
      attempts
      version
    }
  }
}
    `) as unknown as TypedDocumentString<LiveStepsQuery, LiveStepsQueryVariables>;
export const LiveProcessesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LiveProcesses($ids: [UUID!]!) {
  __typename
  allProcesses(filter: {id: {in: $ids}}, first: 100) {
    __typename
    nodes {
      __typename
      id
      name
      status
      currentStep
      version
      shortSteps {
        __typename
        nodes {
          __typename
          id
          order
          status
          type
          service
          renderAttributes
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LiveProcessesQuery, LiveProcessesQueryVariables>;
export const LiveAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LiveAccounts($ids: [UUID!]!) {
  __typename
  allAccounts(filter: {id: {in: $ids}}, first: 100) {
    __typename
    nodes {
      __typename
      id
      name
      type
      slug
      setup
      email
      contactName
      legalName
      url
      twitterHandle
      supportEmail
      investorType
      taxShort
      formationDate
      createdOn
      version
    }
  }
}
    `) as unknown as TypedDocumentString<LiveAccountsQuery, LiveAccountsQueryVariables>;