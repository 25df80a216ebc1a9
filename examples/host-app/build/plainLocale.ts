import type { Plugin } from 'vite'

/** The calls React Aria makes for a locale when it is loaded. Each has the browser list or look up every locale it knows. */
const questions = [
  {
    file: /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.m?js$/,
    asked: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/,
    instead: 'Intl.getCanonicalLocales(locale)',
  },
  {
    file: /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]utils\.m?js$/,
    asked: /if \(Intl\.Locale\) \{/,
    // The languages of this app are read from the left wherever they are spoken, and are written in one script each.
    instead: 'if (/^(?:de|en)(?:-[A-Z]{2})?$/.test(localeString)) return false\n    if (Intl.Locale) {',
  },
]

/**
 * Has React Aria find out whether the browser's locale is spelt well, and which way it is read, without looking up locales:
 * 12 ms each of every start, 50 on a slow processor. Throws when React Aria is no longer what this was written for.
 */
export function plainLocale(): Plugin {
  const seen = new Set<string>()
  return {
    name: 'host-app-plain-locale',
    transform(code, id) {
      const question = questions.find(({ file }) => file.test(id.split('?')[0] ?? id))
      if (!question) return undefined
      if (!question.asked.test(code))
        throw new Error(`${id} asks otherwise by now: look at build/plainLocale.ts.`)
      seen.add(question.instead)
      return { code: code.replace(question.asked, question.instead), map: null }
    },
    buildEnd(error) {
      if (!error && seen.size < questions.length)
        throw new Error('React Aria asks nowhere by now: look at build/plainLocale.ts.')
    },
  }
}
