import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { bootMessages } from '../src/boot/messages.ts'
import { de } from '../src/languages/de.ts'

/** The words of the page itself, by language. */
const spoken: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: bootMessages, de: de.boot }

/** Writes the words into the page, a page a language: `index.html` is English, `index.de.html` German. */
export function bootPages(): Plugin {
  return {
    name: 'host-app-boot-pages',
    transformIndexHtml: (html, { server }) => (server ? fill(html, 'en') : html),
    writeBundle: {
      order: 'post',
      handler({ dir = 'dist' }) {
        const page = readFileSync(path.join(dir, 'index.html'), 'utf8')
        for (const language of Object.keys(spoken)) {
          const name = language === 'en' ? 'index.html' : `index.${language}.html`
          writeFileSync(path.join(dir, name), fill(page, language))
        }
      },
    },
  }
}

function fill(page: string, language: string): string {
  const words: Readonly<Record<string, string>> = { lang: language, ...spoken[language] }
  return page.replaceAll(/%(\w+)%/g, (_, key: string) => {
    const word = words[key]
    if (word === undefined) throw new Error(`The page has no word for ${key} in ${language}.`)
    return word
  })
}
