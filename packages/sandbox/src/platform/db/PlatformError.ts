/** Something a person who starts the platform can put right; its message is one clear sentence. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
}
