import { useState } from 'react'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { CapTable } from '../capTable/CapTable'
import { ScheduleOfPurchasers } from '../capTable/ScheduleOfPurchasers'
import { CapitalizationView, type CapitalizationChoice } from './CapitalizationView'

export interface CapitalizationProps {
  /** What is shown at first: the cap table of today unless told. */
  initial?: Partial<CapitalizationChoice>
  /** Called with what is shown from now on: an address may keep it. */
  onChange?: (choice: CapitalizationChoice) => void
  /** Where the choices stand, such as the head of a page; above the table unless told. */
  choicesIn?: Element | null
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Who holds how much, or who paid in how much, today or as of any day. @public */
export function Capitalization({ isolation, initial, onChange, choicesIn }: CapitalizationProps) {
  const [choice, setChoice] = useState<CapitalizationChoice>({ view: 'capTable', ...initial })
  const choose = (next: CapitalizationChoice) => {
    setChoice(next)
    onChange?.(next)
  }
  const { view, day } = choice

  return (
    <CapstanRoot isolation={isolation}>
      <CapitalizationView choice={choice} onChange={choose} choicesIn={choicesIn}>
        {view === 'capTable' ? <CapTable day={day} /> : <ScheduleOfPurchasers day={day} />}
      </CapitalizationView>
    </CapstanRoot>
  )
}
