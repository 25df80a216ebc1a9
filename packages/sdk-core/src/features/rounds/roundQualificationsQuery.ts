import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText } from '../../order/compareText'
import { RoundQualificationsDocument, type RoundQualificationFragment } from './operations.generated'

/** A qualification that investors of a round must pass. */
export interface RoundQualification {
  id: string
  name: string
  /** Its name in other languages, by their tags. */
  languages?: unknown
  /** The provider of its steps. */
  service: string | null
  /** The slices of the round that ask for it. */
  allocations: readonly string[]
}

type Answer = AllPagesAnswer<{ qualifications: RoundQualificationFragment }>

/** Returns the query for the qualifications of a round's allocations, each once, in execution order. (ROUND-025) */
export function roundQualificationsQuery(
  capstan: Capstan,
  roundId: string,
): CapstanQuery<readonly RoundQualification[], Answer> {
  const qualifications = allPages(
    RoundQualificationsDocument,
    { roundId },
    (answer) => answer.allAllocationQualifications,
  )
  return { ...allPagesQuery(capstan, { qualifications }, readQualifications), staleTime: Infinity }
}

function readQualifications({ qualifications }: Answer): readonly RoundQualification[] {
  const byId = new Map<string, RoundQualification>()
  for (const row of (qualifications?.nodes ?? []).toSorted(inOrder)) {
    const { vendorQualificationByVendorQualificationId: asked, allocationByAllocationId: allocation } = row
    if (!asked) continue
    const known = byId.get(asked.id)?.allocations ?? []
    const { id, name, languages, service } = asked
    const named = allocation ? [...known, allocation.name] : known
    byId.set(id, { id, name, languages, service, allocations: named })
  }
  return [...byId.values()]
}

const inOrder = (one: RoundQualificationFragment, other: RoundQualificationFragment) =>
  one.executeOrder - other.executeOrder || compareText(one.id, other.id)
