import type { Capstan } from '../../Capstan'
import { listQuery } from '../../client/records/allPages'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText } from '../../order/compareText'
import type { RenderAttributes } from '../steps/Step'
import {
  PaperReviewsDocument,
  type PaperReviewFragment,
  type PaperReviewsQuery,
} from './operations.generated'

/** A step with papers that wait for review. */
export interface PaperReview {
  id: string
  schema: unknown
  renderAttributes: RenderAttributes | null
  /** The number of earlier rejections. */
  attempts: number
  investor?: string
  issuer?: string
}

/** Returns the query for the steps with papers that wait for a review by the account of this instance, the oldest first. */
export function paperReviewsQuery(capstan: Capstan): CapstanQuery<readonly PaperReview[], PaperReviewsQuery> {
  return listQuery(capstan, { document: PaperReviewsDocument, list: 'allSteps', select: readReviews })
}

function readReviews({ allSteps }: PaperReviewsQuery): readonly PaperReview[] {
  return rowsOf(allSteps)
    .filter(({ status }) => status === 'processing')
    .toSorted((a, b) => compareText(a.createdOn, b.createdOn))
    .map(readReview)
}

const readReview = memoizeByRow(
  ({ id, schema, renderAttributes, attempts, ...row }: PaperReviewFragment): PaperReview => ({
    ...{ id, schema, attempts },
    renderAttributes: renderAttributes as RenderAttributes | null, // the author's own, read with care
    investor: row.accountByInvestorId?.name,
    issuer: row.accountByIssuerId?.name,
  }),
)
