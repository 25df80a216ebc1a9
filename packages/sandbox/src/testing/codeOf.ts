import type { Answer } from './TestDatabase.ts'

/** The code an answer was refused with; nothing when it was not. */
export const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions.code

/** What a mutation or query answered under a name; an error fails the test. */
export function answered<T>({ data, errors }: Answer, name: string): T {
  if (errors) throw new Error(JSON.stringify(errors))
  // The test says what it asked for.
  return data?.[name] as T
}
