/** A country of the platform's list. */
export interface Country {
  id: number
  name: string
  /** ISO 3166-1 alpha-2. */
  alpha2: string
  /** ISO 3166-1 alpha-3. */
  alpha3: string
  /** ISO 3166-1 numeric. */
  num: number
}
