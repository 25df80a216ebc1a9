import { decimal, divide, type Formats } from '@capstan/sdk-core'
import { fillIn } from '../../language/fillIn'

/** Returns the size of a file: in kilobytes of 1000 bytes, rounded, or in bytes below one. */
export function fileSize(bytes: number, words: { kilobytes: string; bytes: string }, formats: Formats): string {
  if (bytes < 1000) return fillIn(words.bytes, { size: formats.units(String(bytes)) })
  const kilobytes = divide(decimal(String(bytes)), decimal('1000'), 0)
  return fillIn(words.kilobytes, { size: formats.units(kilobytes) })
}
