import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { checkDataDir, pgliteMajor } from './checkDataDir.ts'
import { lockDataDir } from './lockDataDir.ts'
import { openDb } from './openDb.ts'
import { unpackSnapshot } from './snapshot.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a data folder', () => {
  it('is used by one process at a time', async () => {
    const unlock = await lockDataDir(folder)
    await expect(lockDataDir(path.join(folder, '..', path.basename(folder)))).rejects.toThrow(
      `The data folder ${folder} is in use by another process; stop it, or name another folder with --data or CAPSTAN_DATA.`,
    )
    unlock()
    await expect
      .poll(() =>
        lockDataDir(folder).then(
          (free) => (free(), true),
          () => false,
        ),
      )
      .toBe(true)
  })

  it('is free again when its process was killed', async () => {
    const module = new URL('lockDataDir.ts', import.meta.url).href
    const script = `const { lockDataDir } = await import('${module}')
      await lockDataDir(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000)`
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => holder.stdout.once('data', resolve))
    await expect(lockDataDir(folder)).rejects.toThrow('in use by another process')
    holder.kill('SIGKILL')
    await new Promise((resolve) => holder.once('exit', resolve))
    const unlock = await lockDataDir(folder)
    unlock()
  })

  it('of another version is refused in one sentence', () => {
    writeFileSync(path.join(folder, 'PG_VERSION'), '16\n')
    expect(() => checkDataDir(folder)).toThrow(
      `The data folder ${folder} was written by PostgreSQL 16 and this build has ${pgliteMajor}; delete the folder, or name another with --data or CAPSTAN_DATA.`,
    )
  })

  it('is unpacked anew where it was unpacked by half', async () => {
    const half = path.join(folder, 'half.tar')
    const whole = readFileSync(inject('snapshot'))
    const version = whole.indexOf('\0/PG_VERSION\0')
    writeFileSync(half, whole.subarray(0, version + 2_000))
    await expect(unpackSnapshot(folder, half)).rejects.toThrow('Truncated')
    expect(existsSync(path.join(folder, 'PG_VERSION'))).toBe(false)

    await unpackSnapshot(folder, inject('snapshot'))
    const db = await openDb({ dataDir: folder })
    expect((await db.pool.query('select count(*) > 0 as any from app_public.users')).rows).toEqual([
      { any: true },
    ])
    await db.close()
  })

  it('is none when a file of it could not be written', async () => {
    mkdirSync(path.join(folder, 'postgresql.conf/a-folder-where-a-file-has-to-be'), { recursive: true })
    await expect(unpackSnapshot(folder, inject('snapshot'))).rejects.toThrow(
      'The first data cannot be unpacked',
    )
    expect(existsSync(path.join(folder, 'PG_VERSION'))).toBe(false)
  })

  it('keeps written data, and is released when the database closes', async () => {
    const first = await openDb({ dataDir: folder })
    await first.pool.query('create table kept as select 7 as number')
    await first.close()
    const second = await openDb({ dataDir: folder })
    expect((await second.pool.query('select number from kept')).rows).toEqual([{ number: 7 }])
    await second.close()
  })
})
