import { fixtureIds } from '../../testing/fixtureIds'
import type {
  TermsPeopleQuery,
  TermsPersonFactsFragment,
  TermsVersionFactsFragment,
  TermsVersionsQuery,
} from './operations.generated'

/** The version of the terms that is in force. */
export function aTermsVersion(changes: Partial<TermsVersionFactsFragment> = {}): TermsVersionFactsFragment {
  return {
    ...{ __typename: 'TermsVersion', id: fixtureIds.nth(4401), number: 4, title: 'Electronic statements' },
    ...{ type: 'plain', language: 'en', holdsFrom: '2026-11-01T09:00:00.000000+00:00' },
    ...{ publishedBy: 'Nora Lindahl', status: 'in_force', accepted: 1031, people: 1248 },
    ...changes,
  }
}

/** The answer of `TermsVersions`. */
export function termsVersionsAnswer(nodes: readonly TermsVersionFactsFragment[]): TermsVersionsQuery {
  return { __typename: 'Query', termsVersions: { __typename: 'TermsVersionsConnection', nodes: [...nodes] } }
}

/** A person that has not accepted the version yet. */
export function aTermsPerson(changes: Partial<TermsPersonFactsFragment> = {}): TermsPersonFactsFragment {
  return {
    ...{ __typename: 'TermsPerson', id: fixtureIds.nth(4411), name: 'Ines Carvalho' },
    ...{ email: 'ines@example.com', accounts: 'Ines Carvalho', acceptedOn: null },
    ...changes,
  }
}

/** The answer of `TermsPeople`. */
export function termsPeopleAnswer(
  nodes: readonly TermsPersonFactsFragment[],
  totalCount = nodes.length,
): TermsPeopleQuery {
  return {
    __typename: 'Query',
    termsPeople: { __typename: 'TermsPeopleConnection', totalCount, nodes: [...nodes] },
  }
}
