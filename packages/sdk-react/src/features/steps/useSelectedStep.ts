import type { ShortStep } from '@capstan/sdk-core/steps'
import { useState } from 'react'

/** Returns the selected step: the current one, unless another was selected since it became current. */
export function useSelectedStep(steps: readonly ShortStep[], current: ShortStep | undefined) {
  const [asked, setAsked] = useState<{ stepId: string; during: string | undefined }>()
  const isStill = asked?.during === current?.id
  const step = (isStill && steps.find(({ id }) => id === asked?.stepId)) || current

  return { step, select: (stepId: string) => setAsked({ stepId, during: current?.id }) }
}
