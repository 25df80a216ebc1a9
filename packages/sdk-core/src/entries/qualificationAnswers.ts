// What an investor last answered to the questions of vendors.

export {
  qualificationAnswersQuery,
  type GivenAnswer,
  type VendorAnswers,
} from '../features/qualificationAnswers/qualificationAnswersQuery'
