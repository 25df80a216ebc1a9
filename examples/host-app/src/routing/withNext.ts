import { safeNext } from '../../../../packages/sandbox/src/platform/auth/pagePaths.ts'

/** Returns `path` with the page to return to as `next`, unless that is the start page or unsafe. */
export function withNext(path: string, next: string): string {
  const safe = safeNext(next)
  return safe && safe !== '/' ? `${path}?next=${encodeURIComponent(safe)}` : path
}
