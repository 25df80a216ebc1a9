import { readdirSync } from 'node:fs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  alone,
  downloads,
  everyPage,
  namedOtherwise,
  notForVendors,
  ofBoth,
  ofOwnAccount,
  otherWays,
} from './rules.ts'
import { coreEntry, kitEntry, type Sent, trace } from './trace.ts'

/** A component of the kit, and the requests it may send. */
export interface Component {
  name: string
  sent: Omit<Sent, 'shows'>
  /** The components whose blocks it shows on the way. */
  leadsTo: string[]
  /** Paths it downloads from. */
  gets: readonly string[]
}

/** Every block with requests is a component: its folder in the kit, with the core's folder of the same name. */
export function readComponents(): Component[] {
  const folders = readdirSync(path.dirname(kitEntry('')))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .filter((folder) => !otherWays.includes(folder))
  const blocks = folders.filter((folder) => {
    const { operations, posts } = trace(kitEntry(folder))
    return operations.size + posts.size > 0
  })
  const always = readEveryPage().operations
  return blocks
    .filter((folder) => ![...everyPage.folders, ...notForVendors].includes(folder))
    .map((folder) => readComponent(folder, blocks, always))
}

function readComponent(folder: string, blocks: readonly string[], always: ReadonlySet<string>): Component {
  const shown = trace(kitEntry(folder), { blocks: blocks.filter((each) => each !== folder), always })
  const wrong = [...shown.shows].find((each) => notForVendors.includes(each))
  if (wrong) throw new Error(`${folder} shows ${wrong}, which no vendor's page has.`)
  const beyond = [...shown.shows].find((each) => isOwn(each) && !isOwn(folder))
  if (beyond) throw new Error(`${folder} shows ${beyond}, which is for the vendor's own account.`)
  const leadsTo = [...shown.shows].filter((each) => !everyPage.folders.includes(each))
  const sent = existsSync(coreEntry(folder)) ? joined([shown, trace(coreEntry(folder))]) : shown
  return { name: nameOf(folder), sent, leadsTo: leadsTo.map(nameOf), gets: downloads[folder] ?? [] }
}

/** Returns the operations, paths and tables that every page may use. */
export function readEveryPage(): Omit<Sent, 'shows'> {
  const folders = everyPage.folders.map((folder) => trace(coreEntry(folder)))
  const exported = Object.entries(everyPage.exports).map(([folder, names]) =>
    trace(coreEntry(folder), { names }),
  )
  return joined([...folders, ...exported])
}

/** Returns true when a component does not include the grant that every page gets. */
export const isAlone = (name: string) => alone.includes(name)

/** Returns true when a component is only for sessions of the vendor's own account. */
export const isOwn = (name: string) => ofOwnAccount.includes(name)

/** Returns true when a component is also for sessions of the vendor's own account. */
export const isOfBoth = (name: string) => ofBoth.includes(name)

const nameOf = (folder: string) => namedOtherwise[folder] ?? folder

function joined(all: readonly Sent[]) {
  return {
    operations: new Set(all.flatMap(({ operations }) => [...operations])),
    posts: new Set(all.flatMap(({ posts }) => [...posts])),
    tables: new Set(all.flatMap(({ tables }) => [...tables])),
  }
}
