import type { FieldOverrides, Step, SubmittedStep } from '@capstan/sdk-core/steps'
import { createContext, useContext, useMemo } from 'react'
import { outlineOf } from './outlineOf'

/** Overrides of the fields of every step, or a function that returns those of each step. @public */
export type StepFieldOverrides = FieldOverrides | ((step: SubmittedStep) => FieldOverrides | undefined)

/** Carries the field overrides of the host to every form inside a block. */
export const FieldOverridesContext = createContext<StepFieldOverrides | undefined>(undefined)

/** Returns the field overrides of a step; the object stays the same until its content changes. */
export function useFieldOverrides(step: Step): FieldOverrides | undefined {
  const overrides = useContext(FieldOverridesContext)
  const text = JSON.stringify(typeof overrides === 'function' ? overrides(outlineOf(step)) : overrides)

  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as FieldOverrides)), [text]) // its own text
}
