import type { FieldOverrides, Step, SubmittedStep } from '@capstan/sdk-core/steps'
import { createContext, useContext, useMemo } from 'react'
import { outlineOf } from './outlineOf'

/** What a host wishes of the fields of every step, or of each one's. @public */
export type StepFieldOverrides = FieldOverrides | ((step: SubmittedStep) => FieldOverrides | undefined)

/** Carries what a host wishes of the fields to every form inside a block. */
export const FieldOverridesContext = createContext<StepFieldOverrides | undefined>(undefined)

/** The wishes for the fields of a step; the same for as long as they say the same. */
export function useFieldOverrides(step: Step): FieldOverrides | undefined {
  const overrides = useContext(FieldOverridesContext)
  const text = JSON.stringify(typeof overrides === 'function' ? overrides(outlineOf(step)) : overrides)

  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as FieldOverrides)), [text]) // its own text
}
