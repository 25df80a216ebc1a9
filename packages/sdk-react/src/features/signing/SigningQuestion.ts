import type { HostSay } from '@capstan/sdk-core/host'

/** Action on papers that the reader is about to take, as the host receives it. */
export type SigningDeed =
  { action: 'sign'; name: string } | { action: 'decline' | 'send_back'; reason: string }

/** The question to the host before papers are signed, declined or sent back. */
export interface SigningQuestion {
  /** Asks the host, unless it has allowed the same action and the request failed. */
  ask: (about: { values: SigningDeed; fields: [] }) => Promise<HostSay>
  /** Records that the action is allowed, until `settle`. */
  allow: (deed: SigningDeed) => void
  /** Ends the question: the same action later asks again. */
  settle: () => void
}
