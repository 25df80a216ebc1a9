/** For a laptop only: a platform that keeps real tax ids is given its own key. */
const demoKey = 'capstan-demo-key-for-a-laptop-only'

/** The key that tax ids and encrypted answers are encrypted with, from `CAPSTAN_TAX_KEY`. */
export function taxKey(): string {
  const key = process.env.CAPSTAN_TAX_KEY
  if (key) return key
  if (process.env.NODE_ENV === 'production' && process.env.DATABASE_URL) {
    throw new Error('Set CAPSTAN_TAX_KEY: tax ids are encrypted with it.')
  }
  return demoKey
}
