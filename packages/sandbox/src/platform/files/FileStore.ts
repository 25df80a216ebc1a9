import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Inspection, inspect } from './inspect.ts'
import { inspectPdf } from './inspectPdf.ts'

/** The name of a file in the folder: its key, and the attempt that uploaded it. */
export interface FileName {
  id: string
  attempt: number
}

/** One try at receiving a file. */
export type Incoming = FileName & Inspection

/** The size and digest of a received file. */
export interface Received {
  size: number
  digest: Buffer
}

/** A part this old belongs to a server that has died. */
const forgotten = 60 * 60 * 1000

/**
 * Keeps files in a folder that several servers may share.
 *
 * A file is written beside the others and takes its place in one step, so that half a file is never found there.
 */
export class FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Writes a stream to disk; a failure leaves no file behind. */
  async receive(source: Readable, incoming: Incoming): Promise<Received> {
    const part = this.#partOf(incoming)
    // The pipeline reports a sender that disconnects before the pipeline is set up.
    source.on('error', () => undefined)
    await mkdir(path.dirname(part), { recursive: true })
    const hash = createHash('sha256')
    let size = 0
    const measure = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    const target = createWriteStream(part, { flags: 'wx', flush: true })
    try {
      await pipeline(source, inspect(incoming), measure, target)
      if (incoming.extension === 'pdf') await inspectPdf(part)
    } catch (error) {
      // It may still be opening: only a closed file stays removed.
      if (!target.closed) await new Promise<void>((resolve) => target.once('close', () => resolve()))
      await rm(part, { force: true })
      throw error
    }
    return { size, digest: hash.digest() }
  }

  /** Puts a received file in its place. */
  async keep(incoming: Incoming): Promise<void> {
    const file = this.#fileOf(incoming)
    await mkdir(path.dirname(file), { recursive: true })
    await rename(this.#partOf(incoming), file)
  }

  /** The content of a file; a missing one is an error when it is read. */
  read(file: FileName): Readable {
    return createReadStream(this.#fileOf(file))
  }

  async remove(file: FileName): Promise<void> {
    await rm(this.#fileOf(file), { force: true })
  }

  /** Removes partial uploads of servers that died. */
  async removeForgotten(now = Date.now()): Promise<void> {
    const folder = path.join(this.#folder, 'incoming')
    for (const name of await readdir(folder).catch(() => [])) {
      const part = path.join(folder, name)
      const { mtimeMs } = await stat(part).catch(() => ({ mtimeMs: now }))
      if (now - mtimeMs > forgotten) await rm(part, { force: true })
    }
  }

  #partOf({ id, attempt }: FileName): string {
    return path.join(this.#folder, 'incoming', `${id}.${attempt}`)
  }

  // Folders of their own: a folder with a hundred thousand files is slow to look into.
  #fileOf({ id, attempt }: FileName): string {
    return path.join(this.#folder, id.slice(0, 2), `${id}.${attempt}`)
  }
}
