import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { FileStore } from './FileStore.ts'

describe('FileStore', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'capstan-store-'))
  const store = new FileStore(folder)
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  const incoming = (attempt: number) => ({ id: 'ab-file', attempt, extension: 'txt', magic: null, most: 100 })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('measures a file and returns it', async () => {
    const received = await store.receive(Readable.from([Buffer.from('wor'), Buffer.from('ds')]), incoming(1))
    await store.keep(incoming(1))

    expect(received.size).toBe(5)
    // printf words | sha256sum
    expect(received.digest.toString('hex')).toBe(
      'dba36bffa5cab0f922d087a3aeb179f9d4e745df40b323e1b1471402848c8a3e',
    )
    expect(await text(store.read(incoming(1)))).toBe('words')
    await store.remove(incoming(1))
    expect(files()).toEqual([])
  })

  it('deletes failed uploads, however early they fail', async () => {
    for (let attempt = 0; attempt < 200; attempt++) {
      const source = new Readable({ read() {} })
      const failing = store.receive(source, incoming(attempt))
      if (attempt % 2) source.push('some')
      if (attempt % 3) await Promise.resolve()
      source.destroy(new Error('gone'))
      await expect(failing).rejects.toThrow()
    }
    expect(files()).toEqual([])
  })

  it('removes files of servers that died, and not running uploads', async () => {
    await mkdir(path.join(folder, 'incoming'), { recursive: true })
    for (const name of ['old.1', 'new.1']) writeFileSync(path.join(folder, 'incoming', name), 'part')
    const twoHoursAgo = Date.now() / 1000 - 7200
    utimesSync(path.join(folder, 'incoming', 'old.1'), twoHoursAgo, twoHoursAgo)

    await store.removeForgotten()

    expect(files()).toEqual(['new.1'])
  })
})
