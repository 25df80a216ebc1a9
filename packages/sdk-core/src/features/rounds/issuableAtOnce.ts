import type { IssuableDistribution } from './issuableQuery'
import { mostIssuances } from './requestIssuances'

/** Of what is closed what may be asked for together: nothing that is asked for already, and no more than may be at once. */
export function issuableAtOnce(
  distributions: readonly IssuableDistribution[],
): readonly IssuableDistribution[] {
  return distributions.filter(({ status }) => status !== 'requested').slice(0, mostIssuances)
}
