/** A problem that the person who starts the platform can fix; its message is one clear sentence. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
}
