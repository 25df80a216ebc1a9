import type { Query, QueryCache } from '@tanstack/query-core'
import { isRetryable } from '../../errors/isRetryable'
import type { QueryAnalyses } from '../index/createQueryAnalyses'
import { isObject } from '../entity'
import { affectedRows, rowsWithParents, type AffectedRows, type ChangesAndParents } from './affectedRows'
import { recordsOf, type Ask } from './fetchRows'
import { maxRows } from '../lists/pageRows'
import type { RecordChanges } from './RecordChange'
import { isInFlight, whenSettled } from './inFlight'
import { showsOldState } from './laggingRows'
import { parentsText, type ListPlan, type RecordLink } from './ListPlan'
import { refreshList, type RefreshParts } from './refreshList'
import { noteQuestion, rowsAskedBefore } from './rowsAskedBefore'
import { fullRefetchNeeded, type Refreshed, type RefreshJob } from './RefreshJob'

export interface AnswerRefreshParts extends RefreshParts {
  cache: QueryCache
  listPlansOf: (hash: string) => readonly ListPlan[]
  analyses: Pick<QueryAnalyses, 'filteringByRelationTo' | 'queriesWithId'>
  /** Marks queries as outdated and fetches those on the screen again; rejects when one of them could not be fetched. */
  refetch: (hashes: ReadonlySet<string>) => Promise<void>
}

/**
 * Brings the answers on the screen up to date with changed records: asks for the rows of their lists that may show them,
 * and refetches the other answers. Resolves to the changes that some answer does not show yet; rejects when a request
 * failed that may succeed later.
 */
export function createAnswerRefresh(parts: AnswerRefreshParts): (job: RefreshJob) => Promise<RecordChanges> {
  const { cache, answerIndex, listPlansOf, analyses, refetch } = parts
  const { filteringByRelationTo, queriesWithId } = analyses

  /**
   * Returns true when an answer requests one of the records by its id and does not have it, because it was not visible before.
   */
  const lacksRecord = (hash: string, { changes }: RefreshJob) =>
    hasNullAtTop(cache.get(hash)?.state.data) &&
    [...changes].some(([id, { isGone }]) => !isGone && queriesWithId(id).includes(hash))

  const mayBeAffected = (hash: string, job: RefreshJob) => {
    const { typename, changes } = job
    const answer = answerIndex.get(hash)
    return (
      lacksRecord(hash, job) ||
      !!answer?.hasListOf(typename) ||
      [...changes.keys()].some((id) => answer?.has({ __typename: typename, id })) ||
      listPlansOf(hash).some(({ links }) => links?.some((link) => link.typename === typename)) ||
      filteringByRelationTo(typename).includes(hash)
    )
  }

  const refreshLists = async (query: Query, affected: AffectedRows, job: RefreshJob) => {
    const lists = [...affected].filter(([, ids]) => ids.size > 0)
    const work = lists.map(([plan, ids]) => refreshList(parts, { query, plan, ids }, job))
    return joined(await noteQuestion(query, job.askedAt, Promise.all(work)))
  }

  const refreshAnswer = async (query: Query, changed: ChangesAndParents, job: RefreshJob) => {
    const earlier = rowsAskedBefore(query, job.changedAt)
    const answer = answerIndex.get(query.queryHash)
    // Any row may come into a list that is filtered by the records, or leave it.
    const isFilteredByType = filteringByRelationTo(job.typename).includes(query.queryHash)
    const plans = listPlansOf(query.queryHash)
    const canRefreshRows = query.isActive() && !query.state.isInvalidated && !isFilteredByType
    const affected =
      answer && canRefreshRows && !lacksRecord(query.queryHash, job)
        ? affectedRows(answer, plans, changed)
        : undefined
    if (!answer || !affected) return fullRefetchNeeded
    // The rows with the parents are mostly among the affected rows already, so both run in parallel.
    const [refreshed, parentRows] = await Promise.all([
      refreshLists(query, affected, job),
      rowsWithParents(answer, plans, changed),
    ])
    if (!parentRows) return fullRefetchNeeded
    const others = exceptRows(parentRows, affected)
    // Rows requested before the change lack it, and were not cached when it arrived.
    void earlier
      ?.then(() => findLateRows(query, changed, job, [affected, others]))
      .catch(() => job.onMissed(job.changes))
    return joined([refreshed, await refreshLists(query, others, job)])
  }

  const findLateRows = async (
    { queryHash }: Query,
    changed: ChangesAndParents,
    job: RefreshJob,
    asked: readonly AffectedRows[],
  ) => {
    const answer = answerIndex.get(queryHash)
    const rows = answer && (await rowsWithParents(answer, listPlansOf(queryHash), changed))
    const late = rows && asked.reduce(exceptRows, rows)
    if (late && [...late.values()].some(({ size }) => size > 0)) job.onMissed(job.changes)
  }

  const refreshAll = async (job: RefreshJob): Promise<ReadonlyMap<string, Refreshed>> => {
    const changed = { ...job, parentsOf: createParentFinder(job.ask) }
    const refreshed = new Map<string, Refreshed>()
    const work = cache.getAll().map(async (query) => {
      const { queryHash: hash } = query
      if (isInFlight(query))
        return void whenSettled(query).then(() => mayBeAffected(hash, job) && job.onMissed(job.changes))
      if (mayBeAffected(hash, job))
        refreshed.set(hash, await refreshAnswer(query, changed, job).catch(fullRefetchIfRefused))
    })
    await Promise.all(work)
    return refreshed
  }

  /** The records that answers show in an older version, or although they are gone. */
  const shownBehind = (hashes: ReadonlySet<string>, { typename, changes }: RefreshJob): string[] =>
    [...changes].flatMap(([id, announced]) => {
      const isShown = (hash: string) => hashes.has(hash) && !!cache.get(hash)?.isActive()
      const copies = answerIndex.copiesOf({ __typename: typename, id }, isShown)
      return copies.some((copy) => showsOldState(copy, announced)) ? id : []
    })

  return async (job) => {
    const refreshed = await refreshAll(job)
    const toRefetch = [...refreshed].filter(([, { needsFullRefetch }]) => needsFullRefetch)
    await refetch(new Set(toRefetch.map(([hash]) => hash)))
    const { lagging } = joined([...refreshed.values()])
    // Of the rows that show a record inside, only one is requested. If that one has left its list, the others still show
    // the old values.
    const behind = new Set([...lagging, ...shownBehind(new Set(refreshed.keys()), job)])
    return new Map([...job.changes].filter(([id]) => behind.has(id)))
  }
}

/** Returns true when a field at the top of an answer is null, as for a record that is not visible. */
function hasNullAtTop(data: unknown): boolean {
  return isObject(data) && Object.values(data).includes(null)
}

/** The rows that are among the first and not among the second. */
function exceptRows(rows: AffectedRows, others: AffectedRows): AffectedRows {
  const rest = (plan: ListPlan, ids: ReadonlySet<string>) =>
    new Set([...ids].filter((id) => !others.get(plan)?.has(id)))
  return new Map([...rows].map(([plan, ids]) => [plan, rest(plan, ids)]))
}

function joined(results: readonly Refreshed[]): Refreshed {
  return {
    needsFullRefetch: results.some(({ needsFullRefetch }) => needsFullRefetch),
    lagging: results.flatMap(({ lagging }) => lagging),
  }
}

/** If the platform refuses the request for rows, the whole query is sent, so that its error appears with the answer. */
function fullRefetchIfRefused(error: unknown): Refreshed {
  if (isRetryable(error)) throw error
  return fullRefetchNeeded
}

/** Finds the parents of records, each only once. */
function createParentFinder(ask: Ask): ChangesAndParents['parentsOf'] {
  const requests = new Map<string, Promise<readonly string[] | undefined>>()
  return (link, ids) => {
    const key = `${parentsText(link)} ${ids.join()}`
    const request = requests.get(key) ?? findParents(ask, link, ids)
    requests.set(key, request)
    return request
  }
}

async function findParents(
  ask: Ask,
  link: RecordLink,
  ids: readonly string[],
): Promise<string[] | undefined> {
  if (ids.length === 0) return []
  const rows = link.isForward ? maxRows : ids.length
  const answer = await ask(parentsText(link), { ids, rows })
  const records = recordsOf((answer as { rows: unknown }).rows) // the alias in parentsText
  if (link.isForward && records.length === rows) return undefined
  return [...new Set(records.map((record) => String(link.isForward ? record.id : record[link.by])))]
}
