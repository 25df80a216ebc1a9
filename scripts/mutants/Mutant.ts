/** One behaviour to remove, and the test file that must notice. */
export interface Mutant {
  /** What is removed, as a sentence: "an amount is no longer rounded down". */
  name: string
  file: string
  /** Text that stands exactly once in the file. */
  find: string
  replace: string
  /** The vitest project and the test file in which a test must turn red, or the campaign that must find something. */
  project: 'core' | 'react' | 'sandbox' | 'campaign'
  test: string
  /** Words of the test's name, where running all of its file takes long. */
  title?: string
  /** What a campaign is started with besides, where that finds it sooner. */
  options?: readonly string[]
}
