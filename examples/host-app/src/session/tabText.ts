/** A text that is kept as long as the tab. */
export interface TabText {
  read: () => string | undefined
  keep: (text: string) => void
  forget: () => void
}

/** Keeps a text under a key, in this tab alone; where the browser refuses storage nothing is kept. */
export function tabText(key: string): TabText {
  return {
    read: () => attempt(() => sessionStorage.getItem(key) ?? undefined),
    keep: (text) => attempt(() => sessionStorage.setItem(key, text)),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
