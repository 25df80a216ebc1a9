const key = 'capstan.account'

/**
 * The account this tab acts for, whatever another tab chooses meanwhile. It lives as long as the tab; where the
 * browser refuses storage, the account chosen at sign-in stands in.
 */
export const tabAccount = {
  read: (): string | undefined => attempt(() => sessionStorage.getItem(key) ?? undefined),
  keep: (accountId: string): void => attempt(() => sessionStorage.setItem(key, accountId)),
  forget: (): void => attempt(() => sessionStorage.removeItem(key)),
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
