import type { FieldWishes, Step, SubmittedStep } from '@capstan/sdk-core/steps'
import { createContext, useContext, useMemo } from 'react'
import { outlineOf } from './outlineOf'

/** What a host wishes of the fields of every step, or of each one's. @public */
export type StepFieldWishes = FieldWishes | ((step: SubmittedStep) => FieldWishes | undefined)

/** Carries what a host wishes of the fields to every form inside a block. */
export const FieldWishesContext = createContext<StepFieldWishes | undefined>(undefined)

/** The wishes for the fields of a step; the same for as long as they say the same. */
export function useFieldWishes(step: Step): FieldWishes | undefined {
  const wishes = useContext(FieldWishesContext)
  const text = JSON.stringify(typeof wishes === 'function' ? wishes(outlineOf(step)) : wishes)

  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as FieldWishes)), [text]) // its own text
}
