import type { MakePeer } from './Peer.ts'
import {
  answerOf,
  created,
  distribution,
  idOf,
  lists,
  membersOf,
  target,
  type Answer,
  type Patch,
} from './workload.ts'

/** What the machine of a session can do: Node or a browser. */
export interface Machine {
  /** Ends the current task. */
  nextTask: () => Promise<void>
  /** Megabytes in use after everything that can be freed was; nothing where that cannot be told. */
  heap: () => Promise<number | undefined>
  /** Told after every step, so that a session that does not end still says how far it came. */
  report: (figures: Figures) => void
}

/** Milliseconds, megabytes and counts by name. */
export type Figures = Record<string, number>

const pushes = 1000
/** How long the single pushes may take; of a slower peer the rest is worked out. */
const pushBudget = 3000
const patience = 30_000
const repetitions = 7

/** Runs the workload once. */
export async function session(make: MakePeer, n: number, machine: Machine): Promise<Figures> {
  const figures: Figures = {}
  const note = (name: string, value: number | undefined) => {
    if (value !== undefined) figures[name] = value
    machine.report(figures)
  }
  const before = await machine.heap()
  const pushed = membersOf(1, n).filter((i) => i !== target)
  const peer = make(n)
  await load()
  const seen: (Answer | undefined)[] = []
  for (let list = 0; list < lists; list++) peer.observe(list, (answer) => (seen[list] = answer))
  await pause(30)
  note('heap', megabytes(await machine.heap()))
  await changes()
  await manyPushes()
  await oneBatch()
  note('heapAfter', megabytes(await machine.heap()))
  peer.stop()
  return figures

  function megabytes(now: number | undefined): number | undefined {
    return now === undefined || before === undefined ? undefined : now - before
  }

  async function load(): Promise<void> {
    const answer = answerOf(0, n)
    await machine.nextTask()
    const [elapsed, longest] = await timedTasks(() => peer.write(0, answer))
    note('write', elapsed)
    note('longestTask', longest)
    note(
      'readFirst',
      timed(() => peer.read(0)),
    )
    note(
      'readAgain',
      timed(() => peer.read(0)),
    )
    let pages = 0
    for (let list = 1; list < lists; list++) {
      const page = answerOf(list, n)
      pages += timed(() => peer.write(list, page))
    }
    note('writePages', pages)
  }

  /** Until every observer has seen it. */
  async function step(name: string, change: () => void, isSeen: (answer: Answer | undefined) => boolean) {
    const start = performance.now()
    change()
    const isDone = await until(() => Array.from(seen.keys()).every((list) => isSeen(seen[list])))
    const elapsed = isDone ? performance.now() - start : Number.NaN
    if (name) note(name, elapsed)
    await pause(5)
    return elapsed
  }

  /** The median of some repetitions, for the garbage of an earlier one may be collected in any. */
  async function often(name: string, once: (value: string) => Promise<number>) {
    const times: number[] = []
    for (let count = 0; count < repetitions; count++) times.push(await once(`${name} ${count}`))
    note(name, times.sort((a, b) => a - b)[repetitions >> 1])
  }

  async function changes(): Promise<void> {
    const { id, __typename, investorAccount } = distribution(target, n)
    const rowOf = (answer: Answer | undefined, row = id) =>
      answer?.allDistributions.nodes.find((each) => each?.id === row)
    const to = (status: string) => () => peer.update({ __typename, id, status, amount: '1.5' })
    await step('updateFirst', to('sent'), (answer) => rowOf(answer)?.status === 'sent')
    await often('update', (status) => step('', to(status), (answer) => rowOf(answer)?.status === status))
    await step(
      'nestedFirst',
      rename('Renamed'),
      (answer) => rowOf(answer)?.investorAccount.name === 'Renamed',
    )
    await often('nested', (name) =>
      step('', rename(name), (answer) => rowOf(answer)?.investorAccount.name === name),
    )
    await step(
      'remove',
      () => peer.remove({ __typename, id }),
      (answer) => !!answer && !rowOf(answer),
    )
    const row = created(n)
    await step(
      'create',
      () => peer.create(row),
      (answer) => isInPlace(answer, row.id),
    )

    function rename(name: string) {
      return () => peer.update({ __typename: 'InvestorAccount', id: investorAccount.id, name })
    }
  }

  async function manyPushes(): Promise<void> {
    const start = performance.now()
    let done = 0
    for (; done < pushes && performance.now() - start < pushBudget; done++) {
      peer.update(patchOf(done, `p${done}`))
      await machine.nextTask()
    }
    const { id } = patchOf(done - 1, '')
    await until(
      () => !!seen[0]?.allDistributions.nodes.some((row) => row?.id === id && row.status === `p${done - 1}`),
    )
    note('pushes', ((performance.now() - start) * pushes) / done)
    note('pushesDone', done)
  }

  async function oneBatch(): Promise<void> {
    const patches = Array.from({ length: pushes }, (_, at) => patchOf(at, `b${at}`))
    const { id, status } = patches[pushes - 1] as Patch
    const start = performance.now()
    peer.updateAll(patches)
    await until(
      () => !!seen[0]?.allDistributions.nodes.some((row) => row?.id === id && row.status === status),
    )
    note('batch', performance.now() - start)
    note('wrong', wrongValues(patches))
  }

  function patchOf(at: number, status: string): Patch {
    return {
      __typename: 'Distribution',
      id: idOf(pushed[at % pushed.length] ?? 0),
      status,
      amount: String(at),
    }
  }

  /** How many rows of all lists do not hold what was pushed last. */
  function wrongValues(patches: readonly Patch[]): number {
    const wanted = new Map(patches.map(({ id, status }) => [id, status]))
    const rows = Array.from(
      { length: lists },
      (_, list) => peer.read(list)?.allDistributions.nodes ?? [],
    ).flat()
    return rows.filter((row) => wanted.has(row.id) && wanted.get(row.id) !== row.status).length
  }

  /** How long the work takes, and the longest task it made, from the work itself on. */
  async function timedTasks(work: () => void): Promise<[number, number]> {
    const elapsed = timed(work)
    let longest = elapsed
    for (const end = performance.now() + 100; performance.now() < end;) {
      const start = performance.now()
      await machine.nextTask()
      longest = Math.max(longest, performance.now() - start)
    }
    return [elapsed, longest]
  }

  async function until(isDone: () => boolean): Promise<boolean> {
    for (const end = performance.now() + patience; !isDone(); await machine.nextTask())
      if (performance.now() > end) return false
    return true
  }
}

function isInPlace(answer: Answer | undefined, id: string): boolean {
  const rows = answer?.allDistributions.nodes ?? []
  const at = rows.findIndex((row) => row?.id === id)
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]]
  if (!row || (above && above.createdOn < row.createdOn)) return false
  return !below || row.createdOn > below.createdOn
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))
