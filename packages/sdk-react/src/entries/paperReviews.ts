'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  PaperReviews,
  type PaperReviewsProps,
  PaperReviewsView,
  type PaperReviewsViewProps,
} from '../features/paperReviews/PaperReviews'
export { paperReviewsMessages, type PaperReviewsMessages } from '../features/paperReviews/messages'
