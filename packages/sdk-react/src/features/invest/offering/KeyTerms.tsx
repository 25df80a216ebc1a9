import type { Offering } from '@capstan/sdk-core/invest'
import { useMessages } from '../../../provider/useMessages'
import { Card } from '../../../ui/layout/Card'
import { FactList } from './FactList'
import { investMessages } from '../messages'

export interface KeyTermsProps {
  /** What is offered. */
  offering: Offering
}

/** What an investor has to know of an offering, as far as its owner says it. */
export function KeyTerms({ offering }: KeyTermsProps) {
  const messages = useMessages('invest', investMessages)
  const { issuerName, sellerName, assetName, className } = offering

  return (
    <Card className="capstan-key-terms" title={messages.keyTerms}>
      <FactList
        facts={[
          { label: messages.issuer, value: issuerName },
          { label: messages.seller, value: sellerName },
          { label: messages.asset, value: assetName },
          { label: messages.className, value: className },
        ]}
      />
    </Card>
  )
}
