import type { Answer } from './TestDatabase.ts'

/** The code an answer was refused with; nothing when it was not. */
export const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions.code

/** Returns the answer of a mutation or query under a name; an error fails the test. */
export function answered<T>({ data, errors }: Answer, name: string): T {
  if (errors) throw new Error(JSON.stringify(errors))
  // The test gives the type of its query.
  return data?.[name] as T
}
