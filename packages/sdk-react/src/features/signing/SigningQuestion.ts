import type { HostSay } from '@capstan/sdk-core/host'

/** Action on papers that the reader is about to take, as the host receives it. */
export type SigningDeed =
  { action: 'sign'; name: string } | { action: 'decline' | 'send_back'; reason: string }

/** The question to the host before papers are signed, declined or sent back. */
export interface SigningQuestion {
  /** Asks. Where the host has allowed the same and it could not be sent, it is not asked again. */
  ask: (about: { values: SigningDeed; fields: [] }) => Promise<HostSay>
  /** This is allowed until it is settled. */
  allow: (deed: SigningDeed) => void
  /** Ends the question: the same action later asks again. */
  settle: () => void
}
