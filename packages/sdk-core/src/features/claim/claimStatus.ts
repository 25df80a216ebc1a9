/** The result of following the link of a claim email. */
export type ClaimStatus = 'no-token' | 'expired-token' | 'invalid-token' | 'used' | 'complete'

const statuses: readonly string[] = ['no-token', 'expired-token', 'invalid-token', 'used', 'complete']

/** Returns the claim status in an address; undefined when the status is unknown. (CLAIM-002) */
export function claimStatus(carried: string | null | undefined): ClaimStatus | undefined {
  return statuses.includes(carried ?? '') ? (carried as ClaimStatus) : undefined // it is one of them
}
