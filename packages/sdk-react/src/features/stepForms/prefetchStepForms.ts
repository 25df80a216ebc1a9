import type { Capstan } from '@capstan/sdk-core'
import { stepFormsQuery } from '@capstan/sdk-core/stepForms'

/** Reads the data of `StepForms` before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchStepForms(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(stepFormsQuery(capstan))
}
