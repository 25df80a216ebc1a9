import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Where the buttons of a form go, where that is not below it. */
export const FormButtonsContext = createContext<HTMLElement | null>(null)

/** The buttons of a form, where they go. */
export function FormButtons({ children }: { children: ReactNode }) {
  const at = useContext(FormButtonsContext)

  return at ? createPortal(children, at) : children
}
