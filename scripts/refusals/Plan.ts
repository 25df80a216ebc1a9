/**
 * By test file, then by the full name of a test: what is removed while it runs, nothing where the text is empty. Other
 * tests of the file do not run. A list is removed one after another, and the test runs again for each; under `everyTest`
 * that is done in all tests of the file.
 */
export type Plan = Record<string, Record<string, string | readonly string[]>>

export const everyTest = '*'
