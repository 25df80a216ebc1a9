import { lazyPart } from './lazyPart'

/** Loads the code that changes cached answers, with the first write or push: until then, answers are only read. */
export const lazyAnswerEditor = lazyPart(() => import('./createAnswerEditor'))
