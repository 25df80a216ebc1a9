import type { BrowserContext } from '@playwright/test'
import { platformOrigin } from '../../places'
import { ask } from '../platform'

/** A new link to the signing page of the step a distribution waits for: as good as the one in the frame. */
export async function linkToSign(context: BrowserContext, distributionId: string): Promise<string> {
  const answer = await context.request.post('/api/v2/integration/docusign-link', {
    data: { stepId: await currentStepOf(context, distributionId) },
    headers: { origin: platformOrigin, 'sec-fetch-site': 'same-origin' },
  })
  return ((await answer.json()) as { data: { link: string } }).data.link
}

interface Current {
  distributionById: { processByProcessId: { currentStep: string } }
}

const current =
  'query ($id: UUID!) { distributionById(id: $id) { id processByProcessId { id currentStep } } }'

/** Completes the step a distribution waits for, past the screen: one that needs no answers. */
export async function completeCurrentStep(context: BrowserContext, distributionId: string): Promise<void> {
  await ask(context, complete, { input: { stepId: await currentStepOf(context, distributionId), blob: {} } })
}

/** The step a distribution waits for; its id. */
export async function currentStepOf(context: BrowserContext, distributionId: string): Promise<string> {
  const { distributionById } = await ask<Current>(context, current, { id: distributionId })
  return distributionById.processByProcessId.currentStep
}

const complete =
  'mutation ($input: CompleteStepInput!) { completeStep(input: $input) { step { id status } } }'
