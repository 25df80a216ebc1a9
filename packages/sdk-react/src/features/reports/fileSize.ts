import { decimal, divide, type Formats } from '@capstan/sdk-core'
import { fillIn } from '../../language/fillIn'

/** How large a file is: kilobytes of a thousand, rounded, and bytes below one of them. */
export function fileSize(bytes: number, words: { kilobytes: string; bytes: string }, formats: Formats): string {
  if (bytes < 1000) return fillIn(words.bytes, { size: formats.units(String(bytes)) })
  const kilobytes = divide(decimal(String(bytes)), decimal('1000'), 0)
  return fillIn(words.kilobytes, { size: formats.units(kilobytes) })
}
