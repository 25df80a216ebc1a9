import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'

/** A randomized test that reports its findings. */
export interface Campaign {
  /** The file's name. */
  name: string
  file: string
}

const folders = ['packages/sdk-core/fuzz', 'packages/sandbox/fuzz']

/** All campaigns; the folders beside them are helpers. */
export function campaigns(): Campaign[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({ name: path.basename(file, '.ts'), file: path.join(folder, file) }))
      .filter(({ file }) => /^(await )?campaign\(/m.test(readFileSync(path.join(root, file), 'utf8'))),
  )
}
