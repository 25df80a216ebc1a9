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
