import { createHash } from 'node:crypto'

/** The uuid of a name: the same in every database that is ever seeded, so that tests and documents may link to it. */
export function seedId(name: string): string {
  const hex = createHash('sha256').update(`capstan:${name}`).digest('hex')
  const variant = ((parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
