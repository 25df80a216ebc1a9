import { createContext, useContext } from 'react'

export interface SnackbarOptions {
  /** The drawing before the words. */
  tone?: 'neutral' | 'success' | 'danger'
  /** Milliseconds it stays; 3000 when not given. */
  duration?: number
}

export interface Snackbar {
  /** Shows the result of an action; the snackbar hides automatically unless it is hovered or focused. */
  show: (text: string, options?: SnackbarOptions) => void
}

/** Carries the region that shows them. */
export const SnackbarContext = createContext<Snackbar>({ show: () => undefined })

/** Shows the result of an action: `useSnackbar().show('Saved.')`. */
export function useSnackbar(): Snackbar {
  return useContext(SnackbarContext)
}
