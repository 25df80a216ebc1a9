const key = 'capstan.handedOver'

/** An account that was passed on in this tab, and to whom: why its former owner has to sign in again. */
export interface HandedOver {
  account: string
  email: string
}

/** What is told once, where the former owner signs in again; where the browser refuses storage, nothing is. */
export const handedOver = {
  read: (): HandedOver | undefined =>
    attempt(() => {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<HandedOver> | null // as it was kept
      return kept?.account && kept.email ? { account: kept.account, email: kept.email } : undefined
    }),
  keep: (about: HandedOver): void => attempt(() => sessionStorage.setItem(key, JSON.stringify(about))),
  forget: (): void => attempt(() => sessionStorage.removeItem(key)),
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
