/** One error of the catalogue: its message, its cause and its remedy. */
export interface ErrorEntry {
  what: string
  why: string
  todo: string
}
