/** A country of the platform's list. */
export interface Country {
  id: number
  name: string
  /** ISO 3166-1 alpha-2. */
  alpha2: string
}
