const endings: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?<=ss)es$/, ''],
  [/data$/, 'datum'],
  [/s$/, ''],
]

/** What the records of a table are called in answers: one of `cap_table_entries` is a `CapTableEntry`. */
export function typenameOf(table: string): string {
  const [ending, singular] = endings.find(([plural]) => plural.test(table)) ?? [/$/, '']
  return table.replace(ending, singular).replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())
}
