import { asText } from './asText'

/** Escapes a part of a text for the platform, which reads a backslash as an escape character. */
export function asPart(text: string): string {
  return asText(text).replaceAll('\\', '\\\\')
}
