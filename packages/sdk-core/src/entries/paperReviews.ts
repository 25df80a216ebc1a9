// Papers that wait to be looked at by who asked for them.

export { paperReviewsQuery, type PaperReview } from '../features/paperReviews/paperReviewsQuery'
export { reviewStep, type PaperVerdict } from '../features/paperReviews/reviewStep'
