import type { QueryClient } from '@tanstack/query-core'
import type { Entity, RecordRef } from './entity'

/** A round as the lists below show it. */
export interface Round extends Entity {
  id: string
  name: string
  status: string
  total: string | null
  asset: Entity
}

export type Rounds = ReadonlyMap<string, Round>

/** Records that the platform creates, changes or removes. */
export interface RoundChange {
  update?: readonly Entity[]
  create?: readonly Entity[]
  remove?: readonly RecordRef[]
}

const fields = 'totalCount nodes { id name status total asset { id name } }'

/** Lists of rounds that the cache can update, with the answers of the platform. */
export const roundLists: readonly { text: string; answer: (rounds: Rounds) => unknown }[] = [
  list('', () => true, byId),
  list(
    '(filter: { status: { equalTo: "active" } }, orderBy: NAME_ASC)',
    ({ status }) => status === 'active',
    (a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()),
  ),
  list(
    '(filter: { status: { in: ["active", "closed"] }, total: { greaterThan: "3" } }, orderBy: [TOTAL_DESC, STATUS_ASC])',
    ({ status, total }) => ['active', 'closed'].includes(status) && Number(total) > 3,
    (a, b) => Number(b.total) - Number(a.total) || compare(a.status, b.status),
  ),
  list(
    '(filter: { total: { isNull: true } }, orderBy: STATUS_DESC)',
    ({ total }) => total === null,
    (a, b) => compare(b.status, a.status),
  ),
  ...['r1', 'r2', 'r3'].map((id) => ({
    text: `query { roundById(id: "${id}") { id name status total asset { id name } } }`,
    answer: (rounds: Rounds) => ({ __typename: 'Query', roundById: rounds.get(id) ?? null }),
  })),
]

function list(args: string, passes: (round: Round) => boolean, order: (a: Round, b: Round) => number) {
  return {
    text: `query { allRounds${args} { ${fields} } }`,
    answer(rounds: Rounds) {
      const nodes = [...rounds.values()]
        .filter(passes)
        .sort((a, b) => order(a, b) || (isFirstDown(args) ? byId(b, a) : byId(a, b)))
      return {
        __typename: 'Query',
        allRounds: { __typename: 'RoundsConnection', totalCount: nodes.length, nodes },
      }
    },
  }
}

/** Equals stand in the direction of the first column. */
function isFirstDown(args: string): boolean {
  return /orderBy: \[?\w+_DESC/.test(args)
}

function byId(a: Round, b: Round): number {
  return compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The key a client would ask a list under. */
export function keyOf(text: string): readonly unknown[] {
  return ['capstan', null, text, null]
}

/** Caches an answer of the platform, as a fetch does. */
export async function fetchRounds(queryClient: QueryClient, rounds: Rounds, at: number): Promise<void> {
  const each = roundLists[at]
  if (!each) return
  const queryFn = () => structuredClone(each.answer(rounds))
  await queryClient.fetchQuery({ queryKey: keyOf(each.text), queryFn, staleTime: 0 })
}

/** The lists that show something else than the platform would answer. */
export function wrongLists(queryClient: QueryClient, rounds: Rounds): string[] {
  return roundLists
    .filter(({ text, answer }) => sorted(queryClient.getQueryData(keyOf(text))) !== sorted(answer(rounds)))
    .map(({ text }) => text)
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => compare(a, b)))
      : each,
  )
}

/** The rounds once changes have happened to them, in this order. */
export function changedRounds(rounds: Rounds, changes: Iterable<RoundChange>): Rounds {
  const next = new Map(rounds)
  for (const { create = [], update = [], remove = [] } of changes) {
    for (const record of create)
      if (!next.has(String(record.id))) next.set(String(record.id), record as Round)
    for (const record of update) for (const [id, round] of next) next.set(id, updated(round, record))
    for (const { id } of remove) next.delete(String(id))
  }
  return next
}

function updated(round: Round, record: Entity): Round {
  const isSame = (name: RecordRef) => name.__typename === record.__typename && name.id === record.id
  if (isSame(round)) return { ...round, ...record, id: round.id }
  return isSame(round.asset) ? { ...round, asset: { ...round.asset, ...record } } : round
}

/** Random rounds and random changes of them. */
export function roundMaker(random: () => number) {
  const upTo = (most: number) => Math.floor(random() * most)
  const pick = <T>(values: readonly T[]): T => values[upTo(values.length)] as T // there are some
  const names = ['Bridge', 'seed', 'Series A', 'series B', '_', 'É', 'Zinc']
  const statuses = ['active', 'closed', 'drafted']
  const totals = ['0', '3', '3.5', '10', '12', null]
  let count = 0
  const assets = new Map(['a', 'b'].map((id) => [id, { __typename: 'Asset', id, name: id }]))

  const aRound = (id = `n${++count}`): Round => ({
    __typename: 'Round',
    id,
    name: pick(names),
    status: pick(statuses),
    total: pick(totals),
    asset: { ...(assets.get(pick(['a', 'b'])) as Entity) }, // both are there
  })

  const aPatch = (rounds: Rounds): Entity | undefined => {
    const ids = [...rounds.keys()].filter((each) => !each.startsWith('anchor'))
    if (ids.length === 0) return undefined
    const id = pick(ids)
    const all = { name: pick(names), status: pick(statuses), total: pick(totals) }
    const some = Object.entries(all).filter(() => random() < 0.5)
    return { __typename: 'Round', id, ...Object.fromEntries(some) }
  }

  return {
    upTo,
    /** Includes two unchanged rounds: an empty list does not show the fields of its rows. */
    rounds: (size: number): Rounds =>
      new Map([
        ['anchor 1', { ...aRound('anchor 1'), status: 'active', total: '5' }],
        ['anchor 2', { ...aRound('anchor 2'), total: null }],
        ...Array.from({ length: size }, (_, at) => [`r${at}`, aRound(`r${at}`)] as const),
      ]),
    /** A change a write could make: of one round, or of the name of an asset. */
    aChange(rounds: Rounds): RoundChange {
      const kind = random()
      const patch = aPatch(rounds)
      if (kind < 0.2 || !patch) return { create: [aRound()] }
      if (kind < 0.35) return { remove: [{ __typename: 'Round', id: patch.id }] }
      if (kind < 0.5) {
        const asset = { __typename: 'Asset', id: pick(['a', 'b']), name: `Asset ${upTo(5)}` }
        return { update: [asset] }
      }
      return { update: [patch] }
    },
  }
}
