// An investor's last answers to the questions of vendors.

export {
  answerWords,
  qualificationAnswersQuery,
  type AnswerWords,
  type VendorAnswer,
  type VendorAnswers,
} from '../features/qualificationAnswers/qualificationAnswersQuery'
