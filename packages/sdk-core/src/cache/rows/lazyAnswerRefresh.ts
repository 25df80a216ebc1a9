import { lazyModule } from '../lazyModule'

/** Loads the code that fetches single rows of lists, with the first pushed change. */
export const lazyAnswerRefresh = lazyModule(() => import('./createAnswerRefresh'))
