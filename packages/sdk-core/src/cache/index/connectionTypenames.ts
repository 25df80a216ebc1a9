/** The type names that PostGraphile may give a list of a type: Step → StepsConnection, Process → ProcessesConnection. */
export function connectionTypenames(typename: string): string[] {
  return pluralsOf(typename).map((plural) => `${plural}Connection`)
}

/** The type names that a list of a type has in an answer: that of its rows, and those that its connection may have. */
export function listTypenames(typename: string): string[] {
  return [typename, ...connectionTypenames(typename)]
}

/** PostGraphile's names for relations to records of a type, up to their `By`: account, accounts. */
export function relationNames(typename: string): string[] {
  return [typename, ...pluralsOf(typename)].map((name) => name.charAt(0).toLowerCase() + name.slice(1))
}

function pluralsOf(typename: string): string[] {
  return [
    `${typename}s`,
    `${typename}es`,
    typename
      .replace(/y$/, 'ies')
      .replace(/um$/, 'a')
      .replace(/Person$/, 'People'),
  ]
}
