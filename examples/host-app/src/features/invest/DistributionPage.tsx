import { distributionQuery } from '@capstan/sdk-core/invest'
import { currentStep, processQuery, stepQuery } from '@capstan/sdk-core/steps'
import { InvestmentOnboarding } from '@capstan/sdk-react/invest'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { profileHref } from '../profiles/profileHref'

/** One investment: its offering, and the remaining qualification steps. */
export function DistributionPage({ title }: PageProps) {
  const { distributionId = '' } = useParams()

  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[{ label: title }]} showsSingleBreadcrumb title={title} />
      <InvestmentOnboarding key={distributionId} distributionId={distributionId} profileHref={profileHref} />
    </Page>
  )
}

/** The investment, its process and its current step come one after the other: the sooner the first, the better. */
export const prefetch: Prefetch = async (capstan, { distributionId = '' }) => {
  const { queryClient } = capstan
  const distribution = distributionQuery(capstan, distributionId)
  const { processId } = distribution.select(await queryClient.fetchQuery(distribution))
  if (!processId) return
  const process = processQuery(capstan, processId)
  const step = currentStep(process.select(await queryClient.fetchQuery(process)).shortSteps)
  if (step) await queryClient.prefetchQuery(stepQuery(capstan, step.id))
}
