import type { Offering } from '@capstan/sdk-core/invest'
import { useMessages } from '../../../provider/useMessages'
import { Card } from '../../../ui/layout/Card'
import { FactList } from './FactList'
import { investMessages } from '../messages'
import { PartyName, type ProfileHref } from './PartyName'

export interface KeyTermsProps {
  /** The offering. */
  offering: Offering
  /** Returns the page of its issuer and its seller; without it their names are not links. */
  profileHref?: ProfileHref
}

/** The key terms of an offering, as far as its owner gives them. */
export function KeyTerms({ offering, profileHref }: KeyTermsProps) {
  const messages = useMessages('invest', investMessages)
  const { issuerName, sellerName, assetName, className } = offering

  const party = (of: 'issuer' | 'seller') => (
    <PartyName offering={offering} party={of} profileHref={profileHref} />
  )

  return (
    <Card className="capstan-key-terms" title={messages.keyTerms}>
      <FactList
        facts={[
          { label: messages.issuer, value: issuerName && party('issuer') },
          { label: messages.seller, value: sellerName && party('seller') },
          { label: messages.asset, value: assetName },
          { label: messages.className, value: className },
        ]}
      />
    </Card>
  )
}
