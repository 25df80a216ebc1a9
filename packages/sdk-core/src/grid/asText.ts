import { unstorable } from '../fields/unstorable'

const all = new RegExp(unstorable, 'gu')

/** A text to compare with, as the platform can be asked: what no cell holds becomes what no cell shows, and finds as little. */
export function asText(text: string): string {
  return text.replace(all, '\uFFFD')
}
