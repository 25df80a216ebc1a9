'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { PaperReviews, type PaperReviewsProps } from '../features/paperReviews/PaperReviews'
export { PaperReviewsView, type PaperReviewsViewProps } from '../features/paperReviews/PaperReviewsView'
export { paperReviewsMessages, type PaperReviewsMessages } from '../features/paperReviews/messages'
