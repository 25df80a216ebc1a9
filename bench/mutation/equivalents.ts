/** A mutant that no test can notice, because nothing changes that anybody could see. */
interface Equivalent {
  file: string
  original: string
  replacement: string
  why: string
}

export const equivalents: readonly Equivalent[] = []
