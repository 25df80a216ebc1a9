import { findDemoUsers } from './auth/demoUsers.ts'
import type { Platform } from './startPlatform.ts'

/**
 * Returns the hint below the address in the terminal: the welcome page, and a user to sign in as. Undefined in production, which
 * has no demo sign-in.
 */
export async function whereToBegin({ url, db }: Pick<Platform, 'url' | 'db'>): Promise<string | undefined> {
  if (process.env.NODE_ENV === 'production') return undefined
  const [user] = await findDemoUsers(db)
  const asWhom = user ? `, or sign in as ${user.email}: no password is needed` : ''
  return `Begin at ${url}/sandbox/welcome${asWhom}. Ctrl+C stops it.`
}
