import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'
import { readSource } from './readSource.ts'

const core = path.join(root, 'packages/sdk-core/src')
const kit = path.join(root, 'packages/sdk-react/src')

export const coreEntry = (name: string) => path.join(core, name === '' ? 'index.ts' : `entries/${name}.ts`)
export const kitEntry = (name: string) => path.join(kit, `entries/${name}.ts`)

/** The requests that code may send, directly or through its imports. */
export interface Sent {
  /** Operations, by name. */
  operations: Set<string>
  /** Paths it posts to. */
  posts: Set<string>
  /** Tables that its code subscribes to by name, beside those of its operations. */
  tables: Set<string>
  /** Other blocks it shows, by folder: their requests are their own. */
  shows: Set<string>
}

/**
 * Follows the imports that a file runs, through the kit and the core. Of an entry, follows only these exports, or all of them.
 *
 * A file of another block's folder ends the trace; blocks are the folders named.
 */
export function trace(entry: string, { names = [], blocks = [], always }: Partial<Start> = {}): Sent {
  const sent: Sent = { operations: new Set(), posts: new Set(), tables: new Set(), shows: new Set() }
  const seen = new Set<string>()

  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const { imports, posts, tables } = readSource(file)
    for (const each of posts) sent.posts.add(each)
    for (const each of tables) sent.tables.add(each)
    for (const each of imports) follow(file, each.from, each.names)
  }

  const follow = (file: string, from: string, wanted: readonly string[]) => {
    if (from.endsWith('/operations.generated')) return readDocuments(wanted)
    if (from.startsWith('@capstan/sdk-core')) return followEntry(coreEntry(from.split('/')[2] ?? ''), wanted)
    const target = from.startsWith('.') ? resolved(file, from) : undefined
    const block = target && blockOf(target)
    if (!target) return
    if (!block || !blocks.includes(block)) return visit(target)
    if (sendsAnything(target, always)) sent.shows.add(block)
  }

  const followEntry = (file: string, wanted: readonly string[]) => {
    for (const { from, names: given } of readSource(file).imports)
      if (wanted.length === 0 || given.some((name) => wanted.includes(name))) visit(resolved(file, from))
  }

  const readDocuments = (wanted: readonly string[]) => {
    for (const name of wanted)
      if (name.endsWith('Document')) sent.operations.add(name.slice(0, -'Document'.length))
  }

  if (names.length > 0) followEntry(entry, names)
  else visit(entry)
  return sent
}

interface Start {
  names: readonly string[]
  blocks: readonly string[]
  /** The operations that every page may send: code that sends no others is no separate block. */
  always: ReadonlySet<string>
}

/** Returns true when a file or its imports send anything beyond the operations of every page. */
function sendsAnything(file: string, always: ReadonlySet<string> = new Set()): boolean {
  const { operations, posts } = trace(file)
  return posts.size > 0 || [...operations].some((name) => !always.has(name))
}

/** The feature of the kit a file is of. */
const blockOf = (file: string) =>
  file.startsWith(kit)
    ? path
        .relative(kit, file)
        .split(path.sep)
        .find((folder) => folder !== 'features')
    : undefined

function resolved(file: string, from: string): string {
  const target = path.join(path.dirname(file), from)
  const found = ['.ts', '.tsx', ''].map((ending) => target + ending).find((each) => existsSync(each))
  if (!found) throw new Error(`${from}, which ${file} names, is not there.`)
  return found
}
