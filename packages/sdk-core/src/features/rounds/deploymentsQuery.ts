import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText } from '../../order/compareText'
import { RoundDeploymentsDocument, type RoundDeploymentFragment } from './operations.generated'

/** Money of a round that was put to work, in US dollars. */
export interface Deployment {
  id: string
  version: string
  /** A day, `YYYY-MM-DD`. */
  paidOn: string
  amount: string
  note: string
}

type Answer = AllPagesAnswer<{ deployments: RoundDeploymentFragment }>

/** The capital deployments of a round, the latest first. (ROUND-026) */
export function deploymentsQuery(
  capstan: Capstan,
  roundId: string,
): CapstanQuery<readonly Deployment[], Answer> {
  const deployments = allPages(
    RoundDeploymentsDocument,
    { roundId },
    (answer) => answer.allCapitalDeployments,
  )
  return { ...allPagesQuery(capstan, { deployments }, readDeployments), staleTime: Infinity }
}

function readDeployments({ deployments }: Answer): readonly Deployment[] {
  return (deployments?.nodes ?? []).toSorted(
    (a, b) => compareText(b.paidOn, a.paidOn) || compareText(a.id, b.id),
  )
}
