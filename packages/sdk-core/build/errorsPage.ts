// Writes docs/reference/errors.md from the catalogue and from what the platform refuses.
import { writeFileSync } from 'node:fs'
import { errorCatalogue } from '../src/errors/errorCatalogue.ts'
import { platformErrors } from '../src/errors/platformErrors.ts'

const entries = Object.entries({ ...errorCatalogue, ...platformErrors }).sort(([a], [b]) =>
  a.localeCompare(b),
)
const sections = entries.map(
  ([code, { what, why, todo }]) => `## ${code}\n\n${what} ${why}\n\n**What to do:** ${todo}\n`,
)

writeFileSync(
  new URL('../../../docs/reference/errors.md', import.meta.url),
  `# Errors\n\nEvery \`CapstanError\` has one of these codes. Written from the catalogue by \`pnpm generate\`; do not edit.\n\n${sections.join('\n')}`,
)
