import type { DistributionRow } from './distributionsQuery'

/**
 * The status a grid shows of a distribution, or nothing: one that is locked shows how far its issuance is, until it is
 * approved. (DIST-015)
 */
export function shownStatus({
  status,
  locked,
  issuanceStatus,
}: Pick<DistributionRow, 'status' | 'locked' | 'issuanceStatus'>): string | undefined {
  if (!locked) return status ?? undefined
  return issuanceStatus && issuanceStatus !== 'approved' ? issuanceStatus : undefined
}
