import { fixtureIds } from '../../testing/fixtureIds'
import { papersSchema } from '../papers/testing'
import type { PaperReviewsQuery } from './operations.generated'
import type { PaperReview } from './paperReviewsQuery'

/** Maren Okafor has sent her letter. */
export function aPaperReview(changes: Partial<PaperReview> = {}): PaperReview {
  return {
    ...{ id: fixtureIds.step, schema: papersSchema, attempts: 0 },
    renderAttributes: { title: 'Accreditation papers' },
    investor: 'Maren Okafor',
    issuer: 'Halden Biologics, Inc.',
    ...changes,
  }
}

/** The answer of `PaperReviews` that reads as these. */
export function paperReviewsAnswer(reviews: readonly PaperReview[]): PaperReviewsQuery {
  const account = (name: string | undefined, at: number) =>
    name === undefined ? null : { __typename: 'Account' as const, id: fixtureIds.nth(at), version: '1', name }
  const nodes = reviews.map(({ investor, issuer, ...review }, at) => ({
    ...{ __typename: 'Step' as const, version: '1', status: 'processing', ...review },
    createdOn: '2026-11-02T12:00:00.000000+00:00',
    accountByInvestorId: account(investor, 840 + at),
    accountByIssuerId: account(issuer, 860 + at),
  }))
  return { __typename: 'Query', allSteps: { __typename: 'StepsConnection', nodes } }
}
