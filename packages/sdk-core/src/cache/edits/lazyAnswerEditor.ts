import { lazyModule } from '../lazyModule'

/** Loads the code that changes cached answers, with the first write or push: until then, answers are only read. */
export const lazyAnswerEditor = lazyModule(() => import('./createAnswerEditor'))
