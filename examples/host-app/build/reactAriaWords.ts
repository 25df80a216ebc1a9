import { globSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const words = /react-(?:aria|stately)\/.*\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.mjs$/
const own: Readonly<Record<string, string>> = { de: 'de-DE' }
const language = /host-app\/src\/languages\/([a-z]{2})\.ts$/
const late = '?late'

/**
 * Leaves out React Aria's few words in the languages this app has not. Those of a language it has come with that
 * language's own: until then an empty catalogue is used, with English as the fallback.
 */
export function reactAriaWords(): Plugin {
  return {
    name: 'host-app-react-aria-words',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(late) ? id : undefined),
    load(id) {
      if (id.endsWith(late)) return readFileSync(id.slice(0, -late.length), 'utf8')
      const tag = words.exec(id)?.[1] ?? 'en-US'
      if (tag === 'en-US') return undefined
      if (!Object.values(own).includes(tag)) return 'export default undefined'
      return `import english from './en-US.mjs'\nexport default Object.setPrototypeOf(${shelf(id)}, english)`
    },
    transform(code, id) {
      const tag = own[language.exec(id)?.[1] ?? '']
      if (!tag) return undefined
      const files = folders().map((folder) => path.join(folder, `${tag}.mjs`))
      const imports = files.map((file, at) => `import words${at} from '${file}${late}'`)
      const fill = files.map((file, at) => `Object.assign(${shelf(file)}, words${at})`)
      return { code: [...imports, ...fill, code].join('\n'), map: null }
    },
  }
}

/** Returns the expression for the texts of a file, which the two packages that name it share. */
function shelf(file: string): string {
  const name = file.split('/node_modules/').at(-1)
  return `((globalThis[Symbol.for('host-app.words')] ??= {})['${name}'] ??= {})`
}

/** Returns every part of React Aria and React Stately with texts of its own. */
function folders(): string[] {
  const aria = realpathSync(
    path.join(import.meta.dirname, '../../../packages/sdk-react/node_modules/react-aria'),
  )
  return [aria, path.join(aria, '../react-stately')].flatMap((root) =>
    globSync(path.join(root, 'dist/private/intl/*/')),
  )
}
