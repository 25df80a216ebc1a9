import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

/** Serves the files of a folder on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url ?? '/', 'http://localhost')
    const file = path.join(folder, path.normalize(pathname))
    const body = await readFile(file).catch(() => undefined)
    response.writeHead(body ? 200 : 404, { 'content-type': types[path.extname(file)] ?? 'text/plain' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
