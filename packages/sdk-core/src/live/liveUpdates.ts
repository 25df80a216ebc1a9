import { lazyPart } from '../cache/lazyPart'

/** The socket, and what asks for what it tells of. It comes with the first record that is followed. */
export const liveUpdates = lazyPart(() => import('./startLive'))
