import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
// Nine is nearly as small as eleven, in a tenth of the time.
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }

/** Writes a brotli and a gzip version beside every text file, so that the server never compresses during a request. */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(names.map((name) => compress(path.join(folder, name))))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  await Promise.all([
    toBrotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    toGzip(content).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
