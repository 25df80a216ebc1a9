import { lazyPart } from './lazyPart'

/** What changes cached answers. It comes with the first write or push: until then, answers are only read. */
export const editing = lazyPart(() => import('./createAnswerEditor'))
