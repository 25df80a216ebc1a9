import { fixtureIds } from '../../testing/fixtureIds'
import type { AllowedSharesQuery, SecurityDocumentsQuery } from './operations.generated'
import type { OwnedDocument } from './OwnedDocument'

/** A memorandum that Halden Biologics has uploaded to one of its securities. */
export function anOwnedDocument(changes: Partial<OwnedDocument> = {}): OwnedDocument {
  return {
    ...{ id: fixtureIds.nth(811), version: '1', name: 'Certificate of designation', extension: 'pdf' },
    createdOn: '2026-02-02T12:00:00.000000+00:00',
    uploadStatus: 'uploaded',
    uploadedBy: fixtureIds.account,
    sharings: [{ toRole: 'investor', name: 'All holders' }],
    ...changes,
  }
}

/** The answer of `SecurityDocuments` and of `HoldingDocuments` that reads as these. */
export function ownedDocumentsAnswer(documents: readonly OwnedDocument[]): SecurityDocumentsQuery {
  const nodes = documents.map(({ sharings, ...document }) => ({
    ...{ __typename: 'Document' as const, ...document },
    sharings: {
      __typename: 'DocumentSharingsConnection' as const,
      nodes: sharings.map((sharing) => ({
        ...{ __typename: 'DocumentSharing' as const, id: `${document.id} ${sharing.toRole}` },
        ...sharing,
      })),
    },
  }))
  return { __typename: 'Query', allDocuments: { __typename: 'DocumentsConnection', nodes } }
}

/** The answer of `AllowedShares` for an issuer and a security. */
export function allowedSharesAnswer(): AllowedSharesQuery {
  const names = {
    investor: 'All holders',
    broker: 'Distributors',
    agent: 'The transfer agent',
    ats: 'The trading system',
  }
  const nodes = Object.entries(names).map(([toRole, name], id) => ({
    ...{ __typename: 'DocumentSharingAllowedShare' as const, id, toRole, name },
  }))
  return {
    __typename: 'Query',
    allDocumentSharingAllowedShares: { __typename: 'DocumentSharingAllowedSharesConnection', nodes },
  } as AllowedSharesQuery
}
