import { MemoryFS } from '@electric-sql/pglite'
import { Header } from 'tar'

/** PGlite's own name for its data folder. */
const dataFolder = '/pglite/data'

/** A file or a folder of a snapshot. */
interface Entry {
  folder: string
  name: string
  /** The contents of a file, without the zeros at its end; a folder has none. */
  contents?: Uint8Array
  size: number
}

/** The files of a snapshot, read once for all databases that a process opens from it. */
const readBefore = new WeakMap<ArrayBuffer, readonly Entry[]>()

/**
 * A file system in memory that begins with the files of a snapshot.
 *
 * PGlite can load a snapshot itself, but writes each file by its path and copies each twice: that takes most of the time in which a
 * database opens.
 */
export class SnapshotFs extends MemoryFS {
  readonly #entries: readonly Entry[]

  /** Takes a tar archive of a data folder, not compressed. */
  constructor(archive: ArrayBuffer) {
    super()
    this.#entries = readBefore.get(archive) ?? readEntries(new Uint8Array(archive))
    readBefore.set(archive, this.#entries)
  }

  override initialSyncFs(): Promise<void> {
    const files = (this.pg as unknown as { Module: { FS: EmscriptenFs } }).Module.FS
    files.mkdirTree(dataFolder)
    const folders = new Map([['', files.lookupPath(dataFolder).node]])
    for (const { folder, name, contents, size } of this.#entries) {
      const parent = folders.get(folder)
      if (!parent) throw new Error(`The snapshot has no folder ${folder} for ${name}.`)
      const node = parent.node_ops.mknod(parent, name, contents ? 0o100600 : 0o40700, 0)
      if (!contents) folders.set(folder ? `${folder}/${name}` : name, node)
      else {
        // Each database changes its own copy. Zeros are not copied: memory is initialized with zeros, and costs nothing until it
        // is used.
        node.contents = new Uint8Array(size)
        node.contents.set(contents)
        node.usedBytes = size
      }
    }
    return Promise.resolve()
  }
}

function readEntries(archive: Uint8Array): Entry[] {
  const entries: Entry[] = []
  const blocks = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  for (let at = 0; at < blocks.length;) {
    const header = new Header(blocks, at)
    if (header.nullBlock) break
    if (!header.cksumValid) throw new Error(`The snapshot is damaged at byte ${at}.`)
    const size = header.size ?? 0
    const path = (header.path ?? '').split('/').filter((part) => part !== '' && part !== '.')
    const name = path.pop()
    const isFolder = header.type === 'Directory'
    if (name)
      entries.push({
        folder: path.join('/'),
        name,
        size,
        ...(!isFolder && { contents: withoutZeros(archive.subarray(at + 512, at + 512 + size)) }),
      })
    at += 512 + Math.ceil(size / 512) * 512
  }
  // A folder comes before its contents.
  return entries.sort(
    (a, b) => Number(Boolean(a.contents)) - Number(Boolean(b.contents)) || depth(a) - depth(b),
  )
}

const depth = ({ folder }: Entry) => (folder ? folder.split('/').length : 0)

function withoutZeros(contents: Uint8Array): Uint8Array {
  let end = contents.length
  while (end > 0 && contents[end - 1] === 0) end--
  return contents.subarray(0, end)
}

/** The part of Emscripten's file system that is used here. */
interface EmscriptenFs {
  mkdirTree(path: string): void
  lookupPath(path: string): { node: FsNode }
}

interface FsNode {
  node_ops: { mknod(parent: FsNode, name: string, mode: number, device: number): FsNode }
  contents: Uint8Array
  usedBytes: number
}
