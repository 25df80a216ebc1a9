import { setTimeout as wait } from 'node:timers/promises'
import type { LiveClient } from './liveClient.ts'
import { firstDifference } from './firstDifference.ts'
import { listsOf, type LivePage, type ShownList } from './livePage.ts'

/** The time in which an idle page must show the platform's answer. */
const silenceLimit = 12_000
/** The minimum number of comparisons in that time. A slow reader also delays the change events of the page. */
const minComparisons = 10
/** How long a page may ask: on a busy machine one request takes seconds. */
const maxTime = 180_000

/**
 * Returns the differences between the lists on a page and the platform's answers to a new client. Waits until they agree, or the
 * time is over.
 */
export async function comparePage(page: LivePage, reader: LiveClient): Promise<string[]> {
  const until = performance.now() + maxTime
  const isSilent = createSilenceCheck(page)
  reader.capstan.update({ account: page.capstan.account })
  let lists = page.lists.filter(({ leave }) => leave)
  for (;;) {
    const differences = await Promise.all(lists.map((list) => compareList(page, reader, list)))
    const defects = differences.filter((defect) => defect !== undefined)
    if (defects.length === 0 || isSilent() || performance.now() > until) return defects
    lists = lists.filter((_, at) => differences[at] !== undefined)
    for (const list of lists) retry(page, list)
    await wait(200)
  }
}

/** Says at each look whether the page has been silent for longer than it may; while its socket is lost it knows what it lacks. */
function createSilenceCheck({ network, capstan }: LivePage): () => boolean {
  let [heard, since, comparisons] = [-1, 0, 0]
  return () => {
    const now = network.traffic.requests + network.traffic.pushes
    if (now !== heard || network.inFlight > 0 || capstan.live.status !== 'live')
      [heard, since, comparisons] = [now, performance.now(), 0]
    return ++comparisons > minComparisons && performance.now() - since > silenceLimit
  }
}

async function compareList(
  { capstan }: LivePage,
  reader: LiveClient,
  { name, query }: ShownList,
): Promise<string | undefined> {
  const read = listsOf(reader).find((list) => list.name === name)?.query
  try {
    const found = await read?.queryFn({ signal: new AbortController().signal })
    const difference = firstDifference(capstan.queryClient.getQueryData(query.queryKey), found)
    return difference && `${name}${difference}`
  } catch (error) {
    // On a busy machine the reader may be cut off, too.
    return `${name} could not be read: ${String(error)}`
  }
}

/** Reads a list again that could not be read, as a user does who is shown an error. */
function retry({ capstan }: LivePage, { query: { queryKey } }: ShownList): void {
  const { status, data } = capstan.queryClient.getQueryState(queryKey) ?? {}
  if (status === 'error' && data === undefined)
    void capstan.queryClient.refetchQueries({ queryKey, exact: true })
}
