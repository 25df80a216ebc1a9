import { fixtureIds } from '../../testing/fixtureIds'
import { anOwnedDocument } from '../uploads/testing'
import type { StepPapersQuery } from './operations.generated'
import type { StepPaper } from './stepPapersQuery'

/** A step's schema that asks for a letter, and if one likes for a statement. */
export const papersSchema = {
  title: 'Accreditation papers',
  completedBy: 'investor',
  documents: [
    {
      key: 'letter',
      displayKey: 'Accreditation letter',
      message: 'From a broker-dealer, an attorney or an accountant.',
      languages: { de: { displayKey: 'Schreiben zur Akkreditierung' } },
    },
    {
      key: 'statement',
      displayKey: 'Account statement',
      message: 'The last three months, every page.',
      optional: true,
    },
  ],
}

/** The letter of an accountant. */
export function aStepPaper(changes: Partial<StepPaper> = {}): StepPaper {
  return {
    ...anOwnedDocument({ id: fixtureIds.nth(821), name: 'Letter Whitlock CPA', sharings: [] }),
    askedFor: 'letter',
    ...changes,
  }
}

/** The answer of `StepPapers` that reads as these. */
export function stepPapersAnswer(papers: readonly StepPaper[]): StepPapersQuery {
  const nodes = papers.map(({ sharings, ...paper }) => ({
    ...{ __typename: 'Document' as const, ...paper },
    sharings: {
      __typename: 'DocumentSharingsConnection' as const,
      nodes: sharings.map((sharing) => ({
        ...{ __typename: 'DocumentSharing' as const, id: `${paper.id} ${sharing.toRole}` },
        ...sharing,
      })),
    },
  }))
  return { __typename: 'Query', allDocuments: { __typename: 'DocumentsConnection', nodes } }
}
