import { HttpError } from '../http/httpError.ts'

/** What a file has to be. */
export interface Inspection {
  /** The kind it was announced as. */
  extension: string
  /** The bytes such a file begins with; without them it is text. */
  magic: Buffer | null
  /** How many bytes it may have. */
  most: number
}

/** Why a file is not taken. */
export const tooLarge = () => new HttpError(413, 'too_large', 'Error: File is larger than 100MB')
const empty = () => new HttpError(400, 'file_empty', 'The file is empty.')
const otherContent = (extension: string) =>
  new HttpError(415, 'file_content_differs', `This is not the content of a .${extension} file.`)

/** Lets a file through as long as it is what it says: its size, the bytes it begins with, text throughout. */
export function inspect({ extension, magic, most }: Inspection) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0
    let head = Buffer.alloc(0)
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > most) throw tooLarge()
      if (magic && head.length < magic.length) {
        head = Buffer.concat([head, chunk.subarray(0, magic.length - head.length)])
        if (!magic.subarray(0, head.length).equals(head)) throw otherContent(extension)
      }
      if (!magic && (isForeign(size - chunk.length, chunk) || hasControls(chunk)))
        throw otherContent(extension)
      yield chunk
    }
    if (size === 0) throw empty()
    if (magic && head.length < magic.length) throw otherContent(extension)
  }
}

/** Text that a program would take for something else than text. */
const foreign = /^\s*(%PDF-|\{\\rtf|<!doctype|<html|<script|<svg|<\?xml)/i

function isForeign(offset: number, chunk: Buffer): boolean {
  return (
    offset === 0 &&
    foreign.test(
      chunk
        .subarray(0, 64)
        .toString('latin1')
        .replace(/^\xef\xbb\xbf/, ''),
    )
  )
}

/** Bytes that no text has, in any encoding that leaves ASCII alone: all controls but tab, lines, form feed and escape. */
function hasControls(chunk: Buffer): boolean {
  for (const byte of chunk) {
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27) return true
  }
  return false
}
