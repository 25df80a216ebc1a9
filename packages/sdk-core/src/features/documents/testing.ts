import { fixtureIds } from '../../testing/fixtureIds'
import type { InvestorDocument } from './documentsQuery'
import type { DocumentsQuery } from './operations.generated'

/** The certificate of a holding of Halden Biologics, shared with its holder in July 2025. */
export function anInvestorDocument(changes: Partial<InvestorDocument> = {}): InvestorDocument {
  return {
    id: fixtureIds.nth(801),
    name: 'Stock certificate S-A 0412',
    extension: 'pdf',
    createdOn: '2025-07-02T12:00:00.000000+00:00',
    sharedVia: ['The investor'],
    about: {
      kind: 'holding',
      id: fixtureIds.nth(851),
      issuer: 'Halden Biologics, Inc.',
      asset: 'Halden Biologics Preferred',
      round: 'Series A',
    },
    ...changes,
  }
}

/** The answer of `Documents` that reads as these. */
export function documentsAnswer(documents: readonly InvestorDocument[]): DocumentsQuery {
  const nodes = documents.map(answerOf)
  return { __typename: 'Query', allDocuments: { __typename: 'DocumentsConnection', nodes } }
}

type Answer = NonNullable<NonNullable<DocumentsQuery['allDocuments']>['nodes'][number]>

function answerOf({ about, sharedVia, ...document }: InvestorDocument): Answer {
  const round = roundOf(about)
  const isHolding = about.kind === 'holding'
  return {
    __typename: 'Document',
    version: '1',
    ...document,
    type: about.kind,
    sharings: {
      __typename: 'DocumentSharingsConnection',
      nodes: sharedVia.map((name) => ({ __typename: 'DocumentSharing', id: `${document.id} ${name}`, name })),
    },
    holdingByHoldingId: isHolding
      ? { __typename: 'Holding', version: '1', id: about.id, roundByRoundId: round }
      : null,
    securityBySecurityId: isHolding
      ? null
      : {
          __typename: 'Security',
          version: '1',
          id: about.id,
          accountByIssuerId: round.assetByAssetId?.accountByIssuerId ?? null,
          roundsBySecurityId: { __typename: 'RoundsConnection', nodes: [round] },
        },
  }
}

function roundOf({ id, issuer = '', asset = '', round = '' }: InvestorDocument['about']) {
  const account = { __typename: 'Account' as const, version: '1', id: `${id} issuer`, name: issuer }
  const assetByAssetId = {
    ...{ __typename: 'Asset' as const, version: '1', id: `${id} asset`, name: asset },
    accountByIssuerId: account,
  }
  return { __typename: 'Round' as const, version: '1', id: `${id} round`, name: round, assetByAssetId }
}
