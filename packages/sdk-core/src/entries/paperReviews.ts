// Papers that wait for a review by their requester.

export { paperReviewsQuery, type PaperReview } from '../features/paperReviews/paperReviewsQuery'
export { reviewStep, type PaperVerdict } from '../features/paperReviews/reviewStep'
