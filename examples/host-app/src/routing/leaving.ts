/** Returns true when it keeps the reader on the page. It calls `go` when the reader wants to leave. */
type Confirm = (go: () => void) => boolean

let confirm: Confirm | undefined
let isUnasked = false

/** The question before a page is left, and the function that asks it. */
export const leaving = {
  /** Registers a function that asks before the page is left. Returns a function that removes it. */
  ask: (by: Confirm) => {
    confirm = by
    return () => {
      if (confirm === by) confirm = undefined
    }
  },
  /** Leaves at once, or once the reader has confirmed. */
  through: (go: () => void) => {
    if (isUnasked || !confirm?.(() => leaving.unasked(go))) go()
  },
  /** Leaves without a question, because it was answered. */
  unasked: (go: () => void) => {
    isUnasked = true
    try {
      go()
    } finally {
      isUnasked = false
    }
  },
  /** True when the question was answered and the page is being left. */
  isAnswered: () => isUnasked,
}
