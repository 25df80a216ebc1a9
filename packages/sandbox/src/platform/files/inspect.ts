import { HttpError } from '../http/errors/httpError.ts'
import { withValues } from '../language/errorTexts.ts'

/** The requirements for a file. */
export interface Inspection {
  /** The kind it was announced as. */
  extension: string
  /** The bytes such a file begins with; without them it is text. */
  magic: Buffer | null
  /** The maximum size in bytes. */
  most: number
}

/** Why a file is not taken. */
export const tooLarge = () => new HttpError(413, 'too_large', 'fileTooLarge')
const empty = () => new HttpError(400, 'file_empty', 'fileEmpty')
const otherContent = (extension: string) =>
  new HttpError(415, 'file_content_differs', withValues('fileOtherContent', { extension }))

/** Accepts a file whose content matches its declaration: its size, its first bytes, text throughout. */
export function inspect({ extension, magic, most }: Inspection) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0
    let head = Buffer.alloc(0)
    let isWide: 'le' | 'be' | undefined
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > most) throw tooLarge()
      if (magic && head.length < magic.length) {
        head = Buffer.concat([head, chunk.subarray(0, magic.length - head.length)])
        if (!magic.subarray(0, head.length).equals(head)) throw otherContent(extension)
      }
      const at = size - chunk.length
      if (at === 0) isWide = wideOrder(chunk)
      if (!magic && (isForeign(at, chunk) || hasControls(chunk, at, isWide))) throw otherContent(extension)
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

/** The byte order of a UTF-16 text, by its byte order mark. */
function wideOrder([first, second]: Buffer): 'le' | 'be' | undefined {
  if (first === 0xff && second === 0xfe) return 'le'
  return first === 0xfe && second === 0xff ? 'be' : undefined
}

/** Characters that no text has: all controls but tab, lines, form feed and escape. Of UTF-16 every second byte may be 0. */
function hasControls(chunk: Buffer, offset: number, wide: 'le' | 'be' | undefined): boolean {
  const high = wide === 'le' ? 1 : 0
  for (const [at, byte] of chunk.entries()) {
    // In UTF-16, only a low byte with the high byte 0 can be a control character.
    if (wide && (offset + at) % 2 === high) continue
    if (wide && chunk[at + (wide === 'le' ? 1 : -1)] !== 0) continue
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27) return true
  }
  return false
}
