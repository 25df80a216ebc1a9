import type { ReportOffer } from '@capstan/sdk-core/reportOffers'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { useReportTexts } from '../reports/useReportTexts'
import { reportOffersMessages } from './messages'

/** What a report is called, and of what kind its file is. */
export function OfferName({ offer }: { offer: ReportOffer }) {
  const messages = useMessages('reportOffers', reportOffersMessages)
  const { name } = useReportTexts(offer)
  return (
    <span>
      {name}
      <Kind>{messages.csv}</Kind>
    </span>
  )
}

const Kind = styled.small`
  display: block;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  font-weight: var(--capstan-font-weight-regular);
`
