/** PostGraphile's names for a list of a type: Step → StepsConnection, Process → ProcessesConnection. */
export function connectionNames(typename: string): string[] {
  const plurals = [`${typename}s`, `${typename}es`, typename.replace(/y$/, 'ies')]
  return plurals.map((plural) => `${plural}Connection`)
}
