/** A version as a number; GraphQL returns the platform's bigint as text. */
export function readVersion(version: unknown): number | undefined {
  const count = typeof version === 'string' ? Number(version) : version
  return typeof count === 'number' && Number.isFinite(count) ? count : undefined
}
