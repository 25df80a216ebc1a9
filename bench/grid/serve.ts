import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { HoldingsPlatform } from './platform.ts'

/** A server of the pages: one for each grid, and the platform for ours. */
export interface Served {
  url: string
  platform: HoldingsPlatform
  stop: () => void
}

/** Serves the scripts of a folder, each in a separate page. */
export async function serve(folder: string, port: number): Promise<Served> {
  const platform = new HoldingsPlatform()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'POST')
      return void textOf(request)
        .then((body) => platform.answer(body))
        .then((answer) => response.setHeader('content-type', 'application/json').end(answer))
    const file = path.join(folder, pathname)
    if (pathname.includes('.') && existsSync(file))
      return void response.setHeader('content-type', typeOf(file)).end(readFileSync(file))
    response.setHeader('content-type', 'text/html').end(pageOf(folder, pathname.slice(1)))
  })
  platform.listen(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${own}`, platform, stop: () => void server.close() }
}

function pageOf(folder: string, name: string): string {
  const style = existsSync(path.join(folder, `${name}.css`))
    ? `<link rel="stylesheet" href="/${name}.css">`
    : ''
  return `<!doctype html><meta charset="utf-8"><title>${name}</title>${style}
<style>body { margin: 0; font: 13px system-ui, sans-serif }</style>
<body><script type="module" src="/${name}.js"></script>`
}

const typeOf = (file: string) => (file.endsWith('.css') ? 'text/css' : 'text/javascript')

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
