// pnpm new feature <noun> [path]: the skeleton of a feature, from the platform's list of the noun to a page that shows it.
import { newFeature } from './new/newFeature.ts'
import { runPnpm } from './machine/pnpm.ts'
import { root } from './root.ts'

const [kind, noun, path] = process.argv.slice(2)
if (kind !== 'feature' || !noun) {
  console.error('pnpm new feature <noun> [path], as in "pnpm new feature listings /listings"')
  process.exit(1)
}
const { written, left } = newFeature(root, noun, path)
runPnpm(['exec', 'prettier', '--write', '--log-level', 'warn', ...written])
if (runPnpm(['generate']) !== 0) process.exit(1)

console.log(`Written:\n  ${written.join('\n  ')}`)
if (left.length > 0) console.log(`There already, and left alone:\n  ${left.join('\n  ')}`)
console.log('What is yours to decide: docs/guides/add-a-feature.md')
