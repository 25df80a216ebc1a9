import { lazyModule } from '../cache/lazyModule'

/** Loads the explanations and the checks of a set-up, when a mistake is met or a host asks for a diagnosis. */
export const lazyDiagnosisCode = lazyModule(() => import('./diagnosisCode'))
