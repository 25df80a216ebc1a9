import { lazyPart } from '../lazyPart'

/** Loads the code that fetches single rows of lists, with the first pushed change. */
export const lazyAnswerRefresh = lazyPart(() => import('./createAnswerRefresh'))
