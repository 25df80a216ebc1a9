import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { PlatformError } from './PlatformError.ts'

/**
 * Locks a data folder for this process; returns a function that unlocks it.
 *
 * PGlite does not lock its folder, and two processes on one folder lose rows without an error. A socket is used instead of a pid
 * file: the kernel frees it when the process dies, and no pid can be mistaken for another.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const address = addressOf(dataDir)
  for (let attempt = 0; attempt < 2; attempt++) {
    const server = await holdSocket(address)
    if (server) return () => void server.close()
    if (await answers(address)) break
    rmSync(address, { force: true }) // left over from a process that was killed
  }
  throw new PlatformError(
    `The data folder ${dataDir} is in use by another process; stop it, or name another folder with --data or CAPSTAN_DATA.`,
  )
}

function addressOf(dataDir: string): string {
  const name = `capstan-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`)
}

function holdSocket(address: string): Promise<net.Server | undefined> {
  const server = net.createServer((client) => client.end()).unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = net.connect(address, () => {
      client.destroy()
      resolve(true)
    })
    client.on('error', () => resolve(false))
  })
}
