import { useDrawnProcess } from './ProcessPlace'

/** Where the buttons of the step that is looked at go, instead of below it. */
export function ActionsPlace() {
  const { putActionsAt } = useDrawnProcess()

  return <div ref={putActionsAt} className="capstan-step-actions" />
}
