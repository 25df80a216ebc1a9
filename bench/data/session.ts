import type { Figures, Machine } from './Machine.ts'
import type { MakePeer } from './Peer.ts'
import { medianOf, pause, timed, timedTasks, until } from './timing.ts'
import { watch } from './watch.ts'
import {
  answerOf,
  created,
  distribution,
  idOf,
  isInPlace,
  lists,
  membersOf,
  target,
  type Answer,
  type Patch,
} from './workload.ts'

const pushes = 1000
/** The time for single pushes in milliseconds; the rest is extrapolated for a slower peer. */
const pushBudget = 3000
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
  const { seen, step } = watch(peer, machine)
  await pause(30)
  note('heap', megabytes(await machine.heap()))
  await updates()
  await comingAndGoing()
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
    const [elapsed, longest] = await timedTasks(() => peer.write(0, answer), machine)
    note('write', elapsed)
    note('longestTask', longest)
    const read = () => timed(() => peer.read(0))
    note('readFirst', read())
    note('readAgain', read())
    let pages = 0
    for (let list = 1; list < lists; list++) {
      const page = answerOf(list, n)
      pages += timed(() => peer.write(list, page))
    }
    note('writePages', pages)
  }

  /** The first time, and the median of some more: the garbage of an earlier one may be collected in any. */
  async function often(name: string, once: (value: string) => Promise<number>) {
    note(`${name}First`, await once(`${name} first`))
    const times: number[] = []
    for (let count = 0; count < repetitions; count++) times.push(await once(`${name} ${count}`))
    note(name, medianOf(times))
  }

  async function updates(): Promise<void> {
    const { id, __typename, investorAccount } = distribution(target, n)
    const { __typename: account, id: accountId } = investorAccount
    await often('update', (status) =>
      step(
        () => peer.update({ __typename, id, status, amount: '1.5' }),
        (answer) => rowIn(answer, id)?.status === status,
      ),
    )
    await often('nested', (name) =>
      step(
        () => peer.update({ __typename: account, id: accountId, name }),
        (answer) => rowIn(answer, id)?.investorAccount.name === name,
      ),
    )
  }

  /** One row leaves every list, and another comes: by turns, so that no list grows longer than its page. */
  async function comingAndGoing(): Promise<void> {
    const creations: number[] = []
    const { __typename, id: first } = distribution(target, n)
    let id = first
    await often('remove', async () => {
      const elapsed = await step(
        () => peer.remove({ __typename, id }),
        (answer) => !!answer && !rowIn(answer, id),
      )
      const row = created(n, creations.length)
      creations.push(
        await step(
          () => peer.create(row),
          (answer) => isInPlace(answer, row.id),
        ),
      )
      id = row.id
      return elapsed
    })
    note('createFirst', creations.shift())
    note('create', medianOf(creations))
  }

  async function manyPushes(): Promise<void> {
    const start = performance.now()
    let done = 0
    for (; done < pushes && performance.now() - start < pushBudget; done++) {
      peer.update(patchOf(done, `p${done}`))
      await machine.nextTask()
    }
    const { id } = patchOf(done - 1, '')
    await until(() => rowIn(seen(0), id)?.status === `p${done - 1}`, machine)
    note('pushes', ((performance.now() - start) * pushes) / done)
    note('pushesDone', done)
  }

  async function oneBatch(): Promise<void> {
    const patches = Array.from({ length: pushes }, (_, at) => patchOf(at, `b${at}`))
    const { id, status } = patches[pushes - 1] as Patch
    const start = performance.now()
    peer.updateAll(patches)
    await until(() => rowIn(seen(0), id)?.status === status, machine)
    note('batch', performance.now() - start)
    note('wrong', wrongValues(patches))
  }

  function patchOf(at: number, status: string): Patch {
    const id = idOf(pushed[at % pushed.length] ?? 0)
    return { __typename: 'Distribution', id, status, amount: String(at) }
  }

  /** Returns the number of rows in all lists that lack the last pushed value. */
  function wrongValues(patches: readonly Patch[]): number {
    const wanted = new Map(patches.map(({ id, status }) => [id, status]))
    const answers = Array.from({ length: lists }, (_, list) => peer.read(list)?.allDistributions.nodes ?? [])
    return answers.flat().filter((row) => wanted.has(row.id) && wanted.get(row.id) !== row.status).length
  }
}

function rowIn(answer: Answer | undefined, id: string) {
  return answer?.allDistributions.nodes.find((row) => row?.id === id)
}
