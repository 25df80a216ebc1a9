import type { IssuableDistribution, RequestedUnits } from '@capstan/sdk-core/rounds'
import {
  issuableAnswer,
  issuableChoicesAnswer,
  operations,
  requestedUnitsAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'

/** Mocks the distributions that may be issued: in pages, by search, and by id. */
export function mockIssuablesApi(
  server: FakeServer,
  distributions: readonly IssuableDistribution[],
  requested: RequestedUnits = { distributions: 0, units: '0' },
) {
  server.on(operations.IssuableDistributions, pageOfIssuables(distributions))
  server.on(operations.FirstIssuables, ({ filter, first }) =>
    issuableChoicesAnswer(distributions.filter(matching(filter)).slice(0, first)),
  )
  server.on(operations.ChosenIssuables, ({ chosen }) =>
    issuableChoicesAnswer(distributions.filter(({ id }) => chosen.includes(id))),
  )
  server.on(operations.RequestedUnits, () => requestedUnitsAnswer(requested))
}

/** Returns a page of them that matches the search. */
export function pageOfIssuables(distributions: readonly IssuableDistribution[]) {
  return ({ filter, first, offset }: Asked): ReturnType<typeof issuableAnswer> => {
    const found = distributions.filter(matching(filter))
    return issuableAnswer(found.slice(offset, offset + first), found.length)
  }
}

interface Asked {
  filter: Filter
  first: number
  offset: number
}

interface Filter {
  and?: unknown
  or?: unknown
  id?: unknown
  isPaidInFull?: unknown
}

/** Returns the predicate for the filter that the dialog sends. */
function matching(filter: Filter): (distribution: IssuableDistribution) => boolean {
  const [, asked = {}] = (filter.and ?? [filter]) as [Filter, Filter?] // as `narrowed` puts them together
  const parts = (asked.and ?? [asked]) as Filter[]
  const wanted: Filter = Object.assign({}, ...parts)
  const paid = (wanted.isPaidInFull as { equalTo: boolean } | undefined)?.equalTo
  const ids = (wanted.id as { in: string[] } | undefined)?.in
  const [named] = (wanted.or ?? []) as { investorAccountName: { includesInsensitive: string } }[]
  const part = named?.investorAccountName.includesInsensitive.toLowerCase() ?? ''
  return ({ id, investor, isPaidInFull }) =>
    (!ids || ids.includes(id)) &&
    (paid === undefined || paid === isPaidInFull) &&
    investor.toLowerCase().includes(part)
}
