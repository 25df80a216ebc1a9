import { unstorable } from '../../fields/kinds/unstorable'

const all = new RegExp(unstorable, 'gu')

/**
 * A text to compare with, as the platform accepts it: characters that no cell can store become one that no cell shows, and match
 * nothing.
 */
export function asText(text: string): string {
  return text.replace(all, '\uFFFD')
}
