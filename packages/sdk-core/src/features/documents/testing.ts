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
    sharedVia: [{ toRole: 'investor', name: 'The investor' }],
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
  const nodes = sharedVia.map(({ toRole, name }) => ({
    __typename: 'DocumentSharing' as const,
    id: `${document.id} ${name}`,
    toRole,
    name,
  }))
  return {
    ...{ __typename: 'Document', version: '1', ...document, type: about.kind, uploadStatus: 'uploaded' },
    sharings: { __typename: 'DocumentSharingsConnection', nodes },
    ...subjectOf(about),
  }
}

/** Returns the subject of a document. Without an issuer, the subject is not visible to the reader. */
function subjectOf(
  about: InvestorDocument['about'],
): Pick<Answer, 'holdingByHoldingId' | 'securityBySecurityId' | 'stepByStepId'> {
  const nothing = { holdingByHoldingId: null, securityBySecurityId: null, stepByStepId: null }
  const { kind, id, issuer, asset = '', round: name = '' } = about
  if (issuer === undefined) return nothing
  const account = { __typename: 'Account' as const, version: '1', id: `${id} issuer`, name: issuer }
  const round = {
    ...{ __typename: 'Round' as const, version: '1', id: `${id} round`, name },
    assetByAssetId: {
      ...{ __typename: 'Asset' as const, version: '1', id: `${id} asset`, name: asset },
      accountByIssuerId: account,
    },
  }
  const holding = { __typename: 'Holding' as const, version: '1', id, roundByRoundId: round }
  const security = {
    ...{ __typename: 'Security' as const, version: '1', id, accountByIssuerId: account },
    roundsBySecurityId: { __typename: 'RoundsConnection' as const, nodes: [round] },
  }
  if (kind === 'step') return { ...nothing, stepByStepId: stepOf(id, account, round) }
  return kind === 'holding'
    ? { ...nothing, holdingByHoldingId: holding }
    : { ...nothing, securityBySecurityId: security }
}

type Step = NonNullable<Answer['stepByStepId']>
type Investment = NonNullable<
  NonNullable<Step['processByProcessId']>['distributionsByProcessId']['nodes'][number]
>

/** A step of an investment in a round. */
function stepOf(
  id: string,
  accountByIssuerId: Step['accountByIssuerId'],
  roundByRoundId: NonNullable<Investment['allocationByAllocationId']>['roundByRoundId'],
): Step {
  const allocation = {
    __typename: 'Allocation' as const,
    version: '1',
    id: `${id} allocation`,
    roundByRoundId,
  }
  const investment = {
    ...{ __typename: 'Distribution' as const, version: '1', id: `${id} investment` },
    allocationByAllocationId: allocation,
  }
  const process = {
    ...{ __typename: 'Process' as const, version: '1', id: `${id} process` },
    distributionsByProcessId: { __typename: 'DistributionsConnection' as const, nodes: [investment] },
  }
  return { __typename: 'Step', version: '1', id, accountByIssuerId, processByProcessId: process }
}
