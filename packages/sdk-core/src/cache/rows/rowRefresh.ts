import { lazyPart } from '../lazyPart'

/** What asks for rows. It comes with the first change that is told. */
export const rowRefresh = lazyPart(() => import('./createRowRefresh'))
