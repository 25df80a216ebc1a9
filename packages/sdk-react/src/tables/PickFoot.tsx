import type { ReactNode } from 'react'
import { fillIn } from '../language/fillIn'
import { useFormats } from '../language/useFormats'
import { Alert } from '../ui/feedback/Alert'
import { DialogFoot } from '../ui/overlays/DialogFoot'
import type { PickMessages } from './PickMessages'
import { unitsOf } from './unitsOf'

export interface PickFootProps {
  /** The chosen rows, by id. */
  picked: ReadonlyMap<string, { units: string }>
  /** How many may be chosen at once. */
  most: number
  messages: PickMessages
  /** Another reason why the form cannot continue. */
  problem?: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** Under a list that rows are chosen from: the number of chosen rows, their total, and the actions on them. */
export function PickFoot({ picked, most, messages, problem, children }: PickFootProps) {
  const formats = useFormats()
  const chosen = formats.plural(messages.chosenUnits, picked.size)
  return (
    <DialogFoot>
      {problem}
      {picked.size > most && (
        <Alert tone="danger">{fillIn(messages.tooMany, { most: formats.units(String(most)) })}</Alert>
      )}
      <span role="status">{fillIn(chosen, { units: formats.units(unitsOf(picked.values())) })}</span>
      {children}
    </DialogFoot>
  )
}
