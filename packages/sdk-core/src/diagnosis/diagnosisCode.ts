// The code that `lazyDiagnosisCode` loads.
export { describeProblem } from './setupProblems'
export { diagnose } from './diagnose'
