/** Answers whether it keeps the reader where they are; then it goes on itself, should they want to. */
type Asker = (go: () => void) => boolean

let asker: Asker | undefined
let isUnasked = false

/** The question before a page is left, and whoever asks it. */
export const leaving = {
  /** Has somebody ask from now on. Answers how to stop. */
  ask: (by: Asker) => {
    asker = by
    return () => {
      if (asker === by) asker = undefined
    }
  },
  /** Goes on at once, or once the reader has said that they may. */
  through: (go: () => void) => {
    if (isUnasked || !asker?.(() => leaving.unasked(go))) go()
  },
  /** Goes on without a question: it was answered. */
  unasked: (go: () => void) => {
    isUnasked = true
    try {
      go()
    } finally {
      isUnasked = false
    }
  },
  /** Whether it was answered, and is gone on from now. */
  isAnswered: () => isUnasked,
}
