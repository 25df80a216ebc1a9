// Runs one session of a peer in a separate process: the milliseconds of reading and of writing, the first time and later.
import { peers } from './peers.ts'
import { headers, rowsOf } from './rows.ts'

const [name = '', rows = '50000'] = process.argv.slice(2)
const peer = peers[name]
if (!peer) throw new Error(`There is no peer called ${name}.`)

const table = rowsOf(Number(rows))
const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
// The same text for all readers, in one piece, because engines store joined strings as a rope.
const text = Buffer.from([headers, ...table].map((row) => row.map(quoted).join(',')).join('\r\n')).toString()

interface Times {
  /** The milliseconds of each run. */
  each: number[]
  /** The processor time of one run with garbage collection, which excludes waiting for other programs. */
  processor: number
}

const runs = 7

function timesOf(work: () => number): Times {
  const before = process.cpuUsage()
  const each = Array.from({ length: runs }, () => {
    const start = performance.now()
    if (work() < Number(rows)) throw new Error(`${name} lost rows.`)
    return performance.now() - start
  })
  const { user, system } = process.cpuUsage(before)
  return { each, processor: (user + system) / 1000 / runs }
}

console.log(
  JSON.stringify({ read: timesOf(() => peer.read(text)), write: timesOf(() => peer.write(table).length) }),
)
