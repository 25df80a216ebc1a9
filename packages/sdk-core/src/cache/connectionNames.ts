/** PostGraphile's names for a list of a type: Step → StepsConnection, Process → ProcessesConnection. */
export function connectionNames(typename: string): string[] {
  return pluralsOf(typename).map((plural) => `${plural}Connection`)
}

/** The types by which an answer shows that it has a list of a type: that of its rows, or of their connection. */
export function listNames(typename: string): string[] {
  return [typename, ...connectionNames(typename)]
}

/** PostGraphile's names for what leads to records of a type, up to their `By`: account, accounts. */
export function relationNames(typename: string): string[] {
  return [typename, ...pluralsOf(typename)].map((name) => name.charAt(0).toLowerCase() + name.slice(1))
}

function pluralsOf(typename: string): string[] {
  return [`${typename}s`, `${typename}es`, typename.replace(/y$/, 'ies').replace(/um$/, 'a')]
}
