/** Whether an investor type is a joint account: two individuals, formed today. */
export function isJoint(type: string): boolean {
  return type.startsWith('Joint')
}
