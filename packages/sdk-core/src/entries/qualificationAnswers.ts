// What an investor last answered to the questions of vendors.

export {
  qualificationAnswersQuery,
  type VendorAnswer,
  type VendorAnswers,
} from '../features/qualificationAnswers/qualificationAnswersQuery'
