import type { ReportOffer } from '@capstan/sdk-core/reportOffers'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { SwitchField } from '../../ui/choices/SwitchField'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import type { RecordColumn } from '../../ui/records/Records'
import { reportOffersMessages } from './messages'
import { OfferedTo } from './OfferedTo'
import { OfferName } from './OfferName'
import type { ReportOffersViewProps } from './ReportOffersView'
import type { Switches } from '../../forms/useSwitches'
import { useReportTexts } from '../reports/useReportTexts'

export interface OfferSwitches extends Pick<ReportOffersViewProps, 'onOffer' | 'onTurn'> {
  switches: Switches
}

/** What a row says of a report. */
export function useOfferColumns({ switches, onOffer, onTurn }: OfferSwitches): RecordColumn<ReportOffer>[] {
  const messages = useMessages('reportOffers', reportOffersMessages)
  return [
    { id: 'report', header: messages.report, cell: (offer) => <OfferName offer={offer} /> },
    { id: 'address', header: messages.address, isWide: true, cell: ({ path }) => <Address>{path}</Address> },
    {
      id: 'offeredTo',
      header: messages.offeredTo,
      isWide: true,
      cell: (offer) => <OfferedTo offer={offer} switches={switches} onOffer={onOffer} />,
    },
    {
      id: 'on',
      header: messages.on,
      cell: (offer) => <OnSwitch offer={offer} switches={switches} onTurn={onTurn} />,
    },
  ]
}

function OnSwitch({ offer, switches, onTurn }: Omit<OfferSwitches, 'onOffer'> & { offer: ReportOffer }) {
  const messages = useMessages('reportOffers', reportOffersMessages)
  const { name } = useReportTexts(offer)
  if (!onTurn) return <span>{offer.isOn ? messages.on : messages.off}</span>

  const one = { id: offer.id, name: 'isOn' }
  return (
    <Level>
      <SwitchField
        value={switches.valueOf({ ...one, saved: offer.isOn })}
        onChange={(value) =>
          void switches.turn(one, value, (isOn, idempotencyKey) =>
            onTurn({ id: offer.id, isOn }, idempotencyKey),
          )
        }
        label={<VisuallyHidden>{fillIn(messages.onOf, { name })}</VisuallyHidden>}
      />
    </Level>
  )
}

/** A switch without words stands level with the words beside it. */
const Level = styled.span`
  display: inline-flex;
  align-items: center;
  &::before {
    content: '\\200b';
  }
`

const Address = styled.code`
  overflow-wrap: anywhere;
  font-family: var(--capstan-font-family-mono);
  font-size: var(--capstan-font-size-dense);
`
