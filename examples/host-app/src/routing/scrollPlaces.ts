const storageKey = 'capstan.scrollPlaces'
let places: Record<string, number> | undefined

/** How far each page of this tab was scrolled, by the key of its place in the history; a reload finds it again. */
export const scrollPlaces = {
  of: (key: string): number | undefined => read()[key],
  note: (key: string, y: number): void => {
    read()[key] = y
  },
  keep: (): void => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(read()))
    } catch {
      // A browser that refuses storage begins each page at its top.
    }
  },
}

function read(): Record<string, number> {
  return (places ??= kept())
}

function kept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
