import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The element that the buttons of a form are rendered into, when that is not below the form. */
export const FormButtonsContext = createContext<HTMLElement | null>(null)

/** The buttons of a form, where they go. */
export function FormButtons({ children }: { children: ReactNode }) {
  const at = useContext(FormButtonsContext)

  return at ? createPortal(children, at) : children
}
