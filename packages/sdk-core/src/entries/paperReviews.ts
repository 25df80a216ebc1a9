// Uploaded documents of steps that wait for a review.

export { paperReviewsQuery, type PaperReview } from '../features/paperReviews/paperReviewsQuery'
export { reviewStep, type PaperVerdict } from '../features/paperReviews/reviewStep'
