import type { LiveTable } from '../client/records/LiveTable'
import type { RulesRegistry } from './RecordRules'

const pluralEndings: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?<=ss)es$/, ''],
  [/data$/, 'datum'],
  [/s$/, ''],
]

/** The GraphQL type of the records of a table: those of `cap_table_entries` are `CapTableEntry`. */
export function typenameOf(table: string): string {
  const [ending, singular] = pluralEndings.find(([plural]) => plural.test(table)) ?? [/$/, '']
  return table.replace(ending, singular).replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** The types that answers show the records of a table as: its own, and those a feature's rules name. */
export function typenamesOf(rules: Pick<RulesRegistry, 'of'>, table: LiveTable): string[] {
  const typename = typenameOf(table)
  return [typename, ...(rules.of(typename)?.shownAs ?? [])]
}
