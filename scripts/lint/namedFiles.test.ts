import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'

const pages = globSync(['*.md', 'docs/**/*.md', 'bench/**/*.md', 'packages/*/*.md'], { cwd: root }).filter(
  (page) => !/node_modules|^docs\/conformance\//.test(page),
)

/** Folders in which a page may name a file without its path. */
const folders = [
  '.',
  ...['packages/sandbox', 'packages/sandbox/src', 'packages/sandbox/src/platform'],
  ...['packages/sdk-core', 'packages/sdk-core/src', 'packages/sdk-core/src/features'],
  ...['packages/sdk-react', 'packages/sdk-react/src', 'bench', 'examples/host-app', 'examples/host-app/src'],
]

const name = String.raw`[\w.-]+(?:/[\w.-]+)+\.(?:tsx?|mjs|sql|md|json|graphql|css|tsv)`
const patterns = [
  // From the root: `packages/sdk-core/src/money/decimal.ts`.
  new RegExp(
    String.raw`(?<![\w/.-])((?:packages|bench|scripts|e2e|docs|examples)/[\w./-]+\.(?:tsx?|mjs|sql|md|json|css|tsv))\b`,
    'g',
  ),
  // From a folder above: `money/decimal.ts:12` in code or in the first cell of a row.
  new RegExp(String.raw`(?<=\`|^\| )(${name})(?::\d+)?(?=\`| +\|)`, 'gm'),
]

/** Returns the files and link targets that a page names and that do not exist. */
function missingIn(page: string): string[] {
  const text = readFileSync(path.join(root, page), 'utf8')
  const files = patterns
    .flatMap((pattern) => Array.from(text.matchAll(pattern), ([, file = '']) => file))
    .filter((file) => !folders.some((folder) => existsSync(path.join(root, folder, file))))
  const links = Array.from(text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g), ([, link = '']) => link).filter(
    (link) => !existsSync(path.join(root, path.dirname(page), link)),
  )
  return [...new Set([...files, ...links])].map((each) => `${page}: ${each}`)
}

describe('a page of the docs or a report', () => {
  it('names files that exist', () => {
    expect(pages.length).toBeGreaterThan(60)
    expect(pages.flatMap(missingIn)).toEqual([])
  })
})
