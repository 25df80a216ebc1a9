// What `lazyDiagnosisCode` loads.
export { describeProblem } from './setupProblems'
export { diagnose } from './diagnose'
