/** The ways to make a call fail: an HTTP status, or a connection closed during the response. */
export const failures = ['401', '403', '413', '429', '500', '503', 'reset'] as const
export type Failure = (typeof failures)[number]

/** The providers that a scenario can make reject. */
export const providerNames = ['accreditation', 'signing', 'payment'] as const
export type ProviderName = (typeof providerNames)[number]

/** Something that goes wrong on purpose until it is cleared or has happened often enough. */
export type Scenario =
  | { kind: 'slow'; milliseconds: number; operation?: string }
  | { kind: 'fail'; as: Failure; times: number; operation?: string }
  | { kind: 'lag'; milliseconds: number }
  | { kind: 'reject'; provider: ProviderName; times: number }

/** An active scenario, and the person it applies to. */
export interface ActiveScenario {
  id: number
  scenario: Scenario
  /** The person it applies to; all users when there is none. */
  userId?: string
}
