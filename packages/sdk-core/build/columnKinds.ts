// Writes which kind of value a column of the platform holds, from the operators its schema offers for it.
import { readFileSync, writeFileSync } from 'node:fs'
import { buildSchema, isInputObjectType } from 'graphql'

const kindOf: Record<string, string> = {
  BigFloatFilter: 'number',
  BigIntFilter: 'number',
  IntFilter: 'number',
  DateFilter: 'date',
  DatetimeFilter: 'instant',
  UUIDFilter: 'id',
  BooleanFilter: 'boolean',
  StringFilter: 'text',
}

const sdl = process.env.CAPSTAN_SCHEMA ?? '../../sandbox/schema.graphql'
const schema = buildSchema(readFileSync(new URL(sdl, import.meta.url), 'utf8'))
const kinds = new Map<string, Set<string>>()

for (const type of Object.values(schema.getTypeMap())) {
  if (!isInputObjectType(type) || !type.name.endsWith('Filter')) continue
  for (const [field, { type: operators }] of Object.entries(type.getFields())) {
    const kind = kindOf[String(operators)]
    // Operators themselves are fields of the filters of kinds.
    if (kind && !kindOf[type.name]) kinds.set(field, (kinds.get(field) ?? new Set()).add(kind))
  }
}

// An id is a UUID, or the number of a lookup; either is compared with its own kind only.
kinds.set('id', new Set(['id']))

/** A name that stands for two kinds decides nothing: lists by it are asked again. */
const columnsOf = (kind: string) =>
  [...kinds]
    .filter(([, found]) => found.size === 1 && found.has(kind))
    .map(([field]) => field)
    .sort()

const lines = [...new Set(Object.values(kindOf))].map(
  (kind) => `  ${kind}:\n    '${columnsOf(kind).join(' ')}',`,
)
writeFileSync(
  new URL('../src/cache/lists/columns.generated.ts', import.meta.url),
  `// Written by \`pnpm generate\` from the platform's schema; do not edit.\n\n/** The columns a list can be filtered and sorted by, by the kind of their values. */\nexport const columns = {\n${lines.join('\n')}\n}\n`,
)
