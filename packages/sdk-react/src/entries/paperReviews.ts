'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export {
  PaperReviews,
  type PaperReviewsProps,
  PaperReviewsView,
  type PaperReviewsViewProps,
} from '../features/paperReviews/PaperReviews'
export { paperReviewsMessages, type PaperReviewsMessages } from '../features/paperReviews/messages'
