import { lazyModule } from '../cache/lazyModule'

/** Loads the code of the socket and of the requests that its pushes cause, when the first record or list is followed. */
export const lazyLiveCode = lazyModule(() => import('./startLive'))
