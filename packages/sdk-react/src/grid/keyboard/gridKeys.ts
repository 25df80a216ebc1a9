/** A key as a grid hears it: with Ctrl or, on a Mac, Command; right and left along the text. */
export interface GridKey {
  key: string
  isCtrl: boolean
  isShift: boolean
  isAlt: boolean
}

/** How far a key moves: a number of lines and columns, or to an end. */
export interface GridStep {
  lines: number
  columns: number
}

const far = 1e9

/** Returns the move of a key from a cell; `undefined` when it does not move. `page` is the number of visible rows. */
export function stepOf({ key, isCtrl, isAlt }: GridKey, page: number): GridStep | undefined {
  if (isAlt) return undefined
  switch (key) {
    case 'ArrowDown':
      return { lines: isCtrl ? far : 1, columns: 0 }
    case 'ArrowUp':
      return { lines: isCtrl ? -far : -1, columns: 0 }
    case 'ArrowRight':
      return { lines: 0, columns: isCtrl ? far : 1 }
    case 'ArrowLeft':
      return { lines: 0, columns: isCtrl ? -far : -1 }
    case 'PageDown':
      return { lines: page, columns: 0 }
    case 'PageUp':
      return { lines: -page, columns: 0 }
    case 'Home':
      return { lines: isCtrl ? -far : 0, columns: -far }
    case 'End':
      return { lines: isCtrl ? far : 0, columns: far }
    default:
      return undefined
  }
}

/** A key along the text: where it is read from the right, right and left change places. */
export function alongText(key: string, isFromRight: boolean): string {
  return isFromRight ? (mirrored[key] ?? key) : key
}

const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }
