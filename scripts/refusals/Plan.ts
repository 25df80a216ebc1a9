/**
 * By test file, then by the full name of a test: what is removed while it runs, nothing where the text is empty. Other
 * tests of the file do not run. Under `everyTest` it is removed all the time, and all tests run.
 */
export type Plan = Record<string, Record<string, string>>

export const everyTest = '*'
