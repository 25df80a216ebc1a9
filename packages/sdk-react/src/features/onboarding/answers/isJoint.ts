/** Returns true when an investor type is a joint account, of two individuals and formed today. */
export function isJoint(type: string): boolean {
  return type.startsWith('Joint')
}
