import type { ReactNode } from 'react'
import { fillIn } from '../language/fillIn'
import { useFormats } from '../language/useFormats'
import { Alert } from '../ui/feedback/Alert'
import { DialogFoot } from '../ui/overlays/DialogFoot'
import type { PickWords } from './PickWords'
import { unitsOf } from './unitsOf'

export interface PickFootProps {
  /** What is chosen, by id. */
  picked: ReadonlyMap<string, { units: string }>
  /** How many may be chosen at once. */
  most: number
  words: PickWords
  /** What stands against going on besides. */
  problem?: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** Under a list that rows are chosen from: how many are chosen, what they come to, and what to do with them. */
export function PickFoot({ picked, most, words, problem, children }: PickFootProps) {
  const formats = useFormats()
  const chosen = formats.plural(words.chosenUnits, picked.size)
  return (
    <DialogFoot>
      {problem}
      {picked.size > most && (
        <Alert tone="danger">{fillIn(words.tooMany, { most: formats.units(String(most)) })}</Alert>
      )}
      <span role="status">{fillIn(chosen, { units: formats.units(unitsOf(picked.values())) })}</span>
      {children}
    </DialogFoot>
  )
}
