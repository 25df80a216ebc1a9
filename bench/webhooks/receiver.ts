// A receiver that records each request before it answers. It is killed at random moments.
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file = '', port = ''] = process.argv

createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += String(chunk)))
  request.on('end', () => {
    const { subject } = JSON.parse(body) as { subject: { id: string; version: number } }
    appendFileSync(file, `${request.headers['webhook-id']} ${subject.id} ${subject.version}\n`)
    response.writeHead(204).end()
  })
}).listen(Number(port), '127.0.0.1', () => process.send?.('started'))
