import { asText } from './asText'

/** A part of a text as the platform takes it: it reads a backslash as a sign that stands for the next one. */
export function asPart(text: string): string {
  return asText(text).replaceAll('\\', '\\\\')
}
