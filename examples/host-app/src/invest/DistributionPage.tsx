import { InvestmentOnboarding } from '@capstan/sdk-react/invest'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useParams } from 'react-router'
import { Page } from '../frame/Page'
import type { PageProps } from '../routing/lazyPage'

/** One investment: what was invested in, and the qualification steps that are left. */
export function DistributionPage({ title }: PageProps) {
  const { distributionId = '' } = useParams()

  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[{ label: title }]} title={title} />
      <InvestmentOnboarding key={distributionId} distributionId={distributionId} />
    </Page>
  )
}
