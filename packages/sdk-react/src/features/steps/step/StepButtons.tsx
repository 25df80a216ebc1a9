import { useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ProcessPlaceContext, useDrawnProcess } from './ProcessPlace'

/** Where the buttons of the step that is looked at go, instead of below it. */
export function ActionsPlace() {
  const { putActionsAt } = useDrawnProcess()

  return <div ref={putActionsAt} className="capstan-step-actions" />
}

/** The buttons of a step, where they go. */
export function StepButtons({ children }: { children: ReactNode }) {
  const at = useContext(ProcessPlaceContext)?.actionsAt

  return at ? createPortal(children, at) : children
}
