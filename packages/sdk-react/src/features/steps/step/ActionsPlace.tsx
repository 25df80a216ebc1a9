import { useDrawnProcess } from './ProcessPlace'

/** Place of the buttons of the selected step; without it they are below the step. */
export function ActionsPlace() {
  const { putActionsAt } = useDrawnProcess()

  return <div ref={putActionsAt} className="capstan-step-actions" />
}
