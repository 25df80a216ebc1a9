import path from 'node:path'
import { percentile } from './percentile.ts'
import type { Signed } from './signIn.ts'
import { startSandbox } from './startSandbox.ts'

/** The optimizations of the start, and the attempts that were dropped. */
const triedToStart = `
The GraphQL schema comes with the package as a program that makes it (\`build/schema.ts\`): finding out of the database what
it has to be took half of a start, and 120 MB. What was tried and left: PGlite on a thread of its own, which opens
meanwhile, made one record take three times as long, because every message of the protocol crosses; the package and its
libraries in one file saved less than a tenth.`

const whole = (value: number) => value.toFixed(0)
const medianOf = (values: number[]) => whole(percentile(values, 0.5))
const most = (values: number[]) => whole(Math.max(...values))

/** The location of the starts: a port, and a folder for their data. */
interface Place {
  port: number
  folder: string
}

/** Returns the report on cold and warm starts, and on the resources of an idle sandbox. */
export async function startLines({ port, folder }: Place): Promise<string[]> {
  const cold = []
  for (let start = 0; start < 3; start++)
    cold.push(await coldStart(port, path.join(folder, `small-${start}`)))
  const warm = []
  for (let start = 0; start < 7; start++)
    warm.push(await warmStart(port, path.join(folder, 'small-0'), cold[0]?.signed))
  const startedIn = (all: { startedIn: number }[]) => medianOf(all.map((one) => one.startedIn))
  return [
    '## Starting, PGlite, small seed\n',
    'Until a query is answered; a cold start includes a sign-in, a later start does not.\n',
    '| | measured | target |\n| --- | ---: | ---: |',
    `| cold, to the first answer, median of ${cold.length} | ${startedIn(cold)} ms | 4000 ms |`,
    `| warm, to the first answer, median of ${warm.length} | ${startedIn(warm)} ms | 2000 ms |`,
    `| memory, warm, at the first answer | ${most(warm.map(({ memory }) => memory))} MB | 600 MB |`,
    `| memory, cold, at the first answer | ${most(cold.map(({ memory }) => memory))} MB | 600 MB |`,
    `| memory, eight seconds after a cold start | ${most(cold.map(({ later }) => later))} MB | 600 MB |`,
    `| processor without requests, of one core | ${Math.max(...cold.map(({ idle }) => idle)).toFixed(1)} % | |`,
    triedToStart,
  ]
}

async function coldStart(port: number, data: string) {
  const sandbox = await startSandbox({ port, seed: 'small', data })
  const memory = sandbox.memory()
  const idle = await sandbox.idle()
  const later = sandbox.memory()
  await sandbox.stop()
  return { startedIn: sandbox.startedIn, signed: sandbox.signed, memory, idle, later }
}

async function warmStart(port: number, data: string, signedIn?: Signed) {
  const sandbox = await startSandbox({ port, seed: 'small', data }, signedIn)
  const memory = sandbox.memory()
  await sandbox.stop()
  return { startedIn: sandbox.startedIn, memory }
}
