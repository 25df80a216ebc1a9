// Writes the table of operations with the requirements of each for a session: docs/reference/second-factor.md.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  operationClasses,
  routeOperations,
} from '../packages/sandbox/src/platform/secondFactor/operationClasses.ts'
import { root } from './root.ts'

const rows = (operations: typeof operationClasses) =>
  Object.entries(operations)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { class: kind, why }]) => `| \`${name}\` | ${kind} | ${why} |`)
    .join('\n')

const head = '| operation | class | why |\n| --- | --- | --- |'

writeFileSync(
  path.join(root, 'docs/reference/second-factor.md'),
  `# Which operations ask for a second factor

An operation that grants power, or that can lead to one that does, asks for a confirmed session. A new passkey confirms nothing
until it is enrolled from a confirmed session or by a mailed link. Written by \`pnpm generate\` of
\`packages/sandbox/src/platform/secondFactor/operationClasses.ts\`; do not edit. A test refuses a mutation without a class.
How it is asked for: [the second factor](../guides/second-factor.md).

- **account**: asks for a confirmed session where the account acted for requires a second factor.
- **person**: asks for one where the person has a passkey, or where an account of theirs requires a second factor.
- **open**: grants no power, and leads to nothing that does.

## Mutations

${head}
${rows(operationClasses)}

## Operations of routes and mailed links

${head}
${rows(routeOperations)}
`,
)
