import { createContext, useContext } from 'react'

export interface SnackbarOptions {
  /** The drawing before the words. */
  tone?: 'neutral' | 'success' | 'danger'
  /** Milliseconds it stays; 3000 when not given. */
  duration?: number
}

export interface Snackbar {
  /** Says what came of the person's action; it goes away by itself, unless someone hovers or focuses it. */
  show: (text: string, options?: SnackbarOptions) => void
}

/** Carries the region that shows them. */
export const SnackbarContext = createContext<Snackbar>({ show: () => undefined })

/** Says what came of an action: `useSnackbar().show('Saved.')`. */
export function useSnackbar(): Snackbar {
  return useContext(SnackbarContext)
}
