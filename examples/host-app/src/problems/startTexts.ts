import { languages, localeOf } from '../session/languages'
import { problemMessages } from './messages'

/** What is said of a start that failed, and in which language. */
export interface StartTexts {
  locale: string
  messages: typeof problemMessages
}

/** The texts of a start that failed, which no provider can give yet; in English where those of the browser do not come. */
export async function startTexts(wanted: readonly string[]): Promise<StartTexts> {
  const locale = localeOf(wanted)
  const source = languages[locale.split('-')[0] ?? '']
  try {
    const words = typeof source === 'function' ? await source() : source
    if (words?.problems) return { locale, messages: { ...problemMessages, ...words.problems } }
  } catch {
    // The words lie where the platform does, which did not answer.
  }
  return { locale: 'en-US', messages: problemMessages }
}
