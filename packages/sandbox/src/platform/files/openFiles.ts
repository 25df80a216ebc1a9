import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FileStore } from './FileStore.ts'
import type { PlatformOptions } from '../PlatformOptions.ts'

/** The folder of a platform's files, and how to let it go: data in memory have files that last as long. */
export function openFiles({ filesDir, dataDir }: PlatformOptions): { files: FileStore; release: () => void } {
  const folder = filesDir ?? (dataDir && path.join(dataDir, 'files'))
  if (folder) return { files: new FileStore(folder), release: () => undefined }
  const temporary = mkdtempSync(path.join(tmpdir(), 'capstan-files-'))
  return {
    files: new FileStore(temporary),
    release: () => rmSync(temporary, { recursive: true, force: true }),
  }
}
