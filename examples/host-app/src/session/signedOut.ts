const key = 'capstan.signedOut'

/** Why the session of this tab ended, as the platform says it: told once, where one signs in again. */
export const signedOut = {
  read: (): string | undefined => attempt(() => sessionStorage.getItem(key) ?? undefined),
  keep: (reason: string): void => attempt(() => sessionStorage.setItem(key, reason)),
  forget: (): void => attempt(() => sessionStorage.removeItem(key)),
}

/** Where the browser refuses storage, nothing is told. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
