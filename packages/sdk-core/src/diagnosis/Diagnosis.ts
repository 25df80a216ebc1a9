/**
 * A mistake in how a page is set up, by a stable code. Each is explained in the guide of set-up problems, under a heading of its own.
 */
export type SetupCode =
  | 'session_missing'
  | 'session_failed'
  | 'session_slow'
  | 'secret_key_in_page'
  | 'token_refused'
  | 'forbidden_origin'
  | 'frame_sandboxed'
  | 'account_not_available'
  | 'not_granted'
  | 'endpoint_wrong'
  | 'platform_unreachable'
  | 'brand_missing'
  | 'brand_refused'
  | 'styles_blocked'
  | 'react_twice'

/** A mistake with the value that was found. It never contains a token or a key. */
export interface SetupProblem {
  code: SetupCode
  found?: string
}

/** One check of a set-up. */
export interface SetupCheck {
  code: SetupCode
  /** False where something has to be put right. */
  ok: boolean
  /** The value that was found; never a token or a key. */
  found: string
  /** The value that is expected. */
  expected: string
  /** How to put it right. */
  fix: string
  /** The heading that explains it, as a path in the SDK's repository. */
  docsUrl: string
}

/** The results of the checks of a set-up. */
export interface Diagnosis {
  /** True where every check is. */
  ok: boolean
  checks: readonly SetupCheck[]
}

/** The problems with the set-up of one instance. */
export interface ProblemReport {
  /**
   * Reports a mistake: the first time it raises the event `setup.failed` and, in development, writes to the console the cause,
   * the fix and a link.
   */
  report(code: SetupCode, found?: string): void
  /** The mistakes found so far, each once. */
  readonly problems: readonly SetupProblem[]
}
