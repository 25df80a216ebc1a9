import { PlatformError } from './db/PlatformError.ts'

const oldest = [22, 13] as const

/** Refuses a Node version that lacks features the sandbox uses, before anything fails for want of them. */
export function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new PlatformError(`The sandbox needs Node ${oldest.join('.')} or newer; this is ${version}.`)
}
