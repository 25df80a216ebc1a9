import { percentile } from '../sandbox/percentile.ts'
import { upload } from '../sandbox/imports.ts'
import { signIn, type Ask } from '../sandbox/signIn.ts'

/** The time that a part of an import takes, and the time that another user waits for a page meanwhile, in milliseconds. */
export interface Part {
  took: number
  pages: number
  p50: number
  p95: number
  longest: number
  /** The time that another user waits to add a contact during the import, which needs the lock of an e-mail. */
  adds: { count: number; p95: number; longest: number }
}

/** The times of an imported file. */
export interface ImportTimes {
  preview: Part
  write: Part
  added: number
  /** The most resident memory in megabytes that was seen. */
  memory: number
}

/** A kind of file to import, and its importer. */
export interface ImportKind {
  name: string
  rows: number
  user: string
  header: string
  row: (at: number) => string
  preview: string
  write: string
  /** Returns further input for the mutations. */
  input?: (ask: Ask) => Promise<object>
}

export const kinds: ImportKind[] = [
  {
    name: 'contacts',
    rows: Number(process.env.ROWS ?? 50_000),
    user: 'issuer@capstan.test',
    header: 'name,email',
    row: (at) => `Imported ${at},imported-${at}@bench.example`,
    preview: 'previewBulkCustomers',
    write: 'bulkCustomers',
  },
  {
    name: 'investments',
    rows: Number(process.env.ROWS ?? 5_000),
    user: 'broker@capstan.test',
    header: 'email,contactName,amount,price,paidInCapital,paidOn,note',
    row: (at) => `invested-${at}@bench.example,Invested ${at},1,5,5,2026-01-15,Wire ${at}`,
    preview: 'previewBulkAllocation',
    write: 'bulkAllocation',
    input: community,
  },
]

async function community(ask: Ask): Promise<object> {
  const { allAllocations } = await ask(
    '{ allAllocations(filter: { name: { equalTo: "Community" } }) { nodes { id } } }',
  )
  return { allocationId: (allAllocations as { nodes: { id: string }[] }).nodes[0]?.id }
}

/** Uploads a file, has it checked, and confirms it, while another user reads pages and adds contacts. */
export async function importRows(
  origin: string,
  kind: ImportKind,
  memory: () => number,
): Promise<ImportTimes> {
  const { ask } = await signIn(origin, kind.user)
  const others = kind.user === 'broker@capstan.test' ? 'issuer@capstan.test' : 'broker@capstan.test'
  const other = await signIn(origin, others)
  const lines = Array.from({ length: kind.rows }, (_, at) => kind.row(at))
  const fileName = `${kind.name}.csv`
  await upload(ask, fileName, [kind.header, ...lines].join('\r\n'))
  const input = { fileName, ...(await kind.input?.(ask)) }
  for (let time = 0; time < 20; time++) await other.ask(page)
  let most = memory()
  const watch = setInterval(() => (most = Math.max(most, memory())), 100)
  const preview = await partOf(kind.preview, { ask, other: other.ask, until: 'checked', input })
  const write = await partOf(kind.write, { ask, other: other.ask, until: 'done', input })
  clearInterval(watch)
  return { preview: preview.part, write: write.part, added: write.added, memory: most }
}

/** The query of another user: a page of investments, filtered, sorted and counted. */
const page = `{ allFullDistributions(first: 50, filter: { status: { equalTo: "closed" } }, orderBy: [CREATED_ON_DESC]) {
  totalCount nodes { id investorAccountName amount shownStatus } } }`

/** The mutation of another vendor meanwhile. */
const addContact = `mutation ($email: String!) {
  makeCustomer(input: { email: $email, name: "By Hand" }) { clientMutationId } }`

interface Import {
  id: string
  status: string
  addedCount: number
}

async function partOf(
  mutation: string,
  { ask, other, until, input }: { ask: Ask; other: Ask; until: string; input: object },
): Promise<{ part: Part; added: number }> {
  const running = { isOver: false }
  const waits = Promise.all([
    repeat(running, 50, () => other(page)),
    repeat(running, 250, (time) => other(addContact, { email: `by-hand-${mutation}-${time}@bench.example` })),
  ])
  const started = performance.now()
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const { made } = await ask(
    `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { import { id } } }`,
    { input },
  )
  const { id } = (made as { import: Import }).import
  const found = await settled(ask, id, until)
  const took = performance.now() - started
  running.isOver = true
  const [times, adds] = await waits
  const shares = { p50: percentile(times, 0.5), p95: percentile(times, 0.95), longest: Math.max(...times) }
  const added = { count: adds.length, p95: percentile(adds, 0.95), longest: Math.max(...adds) }
  return { part: { took, pages: times.length, ...shares, adds: added }, added: found.addedCount }
}

async function settled(ask: Ask, id: string, until: string): Promise<Import> {
  for (;;) {
    const { importById } = await ask('query ($id: UUID!) { importById(id: $id) { id status addedCount } }', {
      id,
    })
    const found = importById as Import
    if (found.status === until) return found
    if (['failed', 'stopped'].includes(found.status)) throw new Error('The import failed.')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** Sends a request, pauses for a moment, and repeats; returns the duration of each. */
async function repeat(
  running: { isOver: boolean },
  pause: number,
  ask: (time: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  while (!running.isOver) {
    const started = performance.now()
    await ask(times.length)
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return times
}
