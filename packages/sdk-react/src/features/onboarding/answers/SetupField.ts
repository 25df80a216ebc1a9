import { fieldOf } from '../../../forms/fields/Field'
import type { SetupAnswers } from './setupAnswers'

/** One answer of the setup form. Its error names it, so that the summary need not. */
export const SetupField = fieldOf<SetupAnswers>()
