import { investmentEndQuery, type DistributionOffering } from '@capstan/sdk-core/invest'
import { processQuery } from '@capstan/sdk-core/steps'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { platformUrl } from '../../../provider/setup/platformUrl'
import { AfterInvestingView } from './AfterInvestingView'

export interface AfterInvestingProps {
  /** The investment. */
  distributionId: string
  /** Its steps; none where it asked for none. */
  processId: string
  /** The investment. */
  offering: Pick<DistributionOffering, 'issuerName' | 'sellerName'>
}

/** The events after the steps of an investment are done. It is loaded beside the last view, which does not wait for it. */
export function AfterInvesting({ distributionId, processId, offering }: AfterInvestingProps) {
  const capstan = useCapstan()
  const end = useCapstanQuery(investmentEndQuery(capstan, distributionId))
  const process = useCapstanQuery(processQuery(capstan, processId))

  if (end.status !== 'ready' || process.status !== 'ready') return null
  const payment = process.data.shortSteps.find(({ service }) => service === 'payment')
  return (
    <AfterInvestingView
      offering={offering}
      papers={end.data.papers.map(({ documentUri, ...paper }) => ({
        ...paper,
        href: platformUrl(capstan.options, documentUri),
      }))}
      awaitedStepId={end.data.isPaid ? undefined : payment?.id}
    />
  )
}
