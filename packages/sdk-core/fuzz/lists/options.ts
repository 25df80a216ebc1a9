/** Returns the value of an option of the command line. */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : undefined
}

/** The words of an option, separated by commas; nothing where it is not given. */
export const wordsOf = (name: string): readonly string[] | undefined => option(name)?.split(',')
