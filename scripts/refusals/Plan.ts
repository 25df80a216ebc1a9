/** What is removed in a test file, and which of its tests are asked; without names all of them. */
export type Plan = Record<string, { removed?: string; tests?: string[] }>
