import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers a request for a socket with a status instead. */
export function refuseUpgrade(socket: Duplex, status: 401 | 403 | 404 | 500): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
