import { type OfferedType, offeredTypes, type ReportOffer } from '@capstan/sdk-core/reportOffers'
import { styled } from 'styled-components'
import type { Switches } from '../../forms/sending/useSwitches'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { SwitchField } from '../../ui/choices/SwitchField'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { accountTypeWord } from '../accounts/accountWords'
import { accountsMessages } from '../accounts/messages'
import { useReportTexts } from '../reports/useReportTexts'
import { reportOffersMessages } from './messages'
import type { RecordColumn } from '../../ui/records/RecordRow'

export interface OfferSwitches {
  switches: Switches
  /** Changes whether a report is offered to an account type; without it that is read-only. */
  onOffer?: (
    offer: { id: string; type: OfferedType; isOffered: boolean },
    idempotencyKey: string,
  ) => Promise<unknown>
  /** Turns a report on or off for all accounts; without it that is read-only. */
  onTurn?: (report: { id: string; isOn: boolean }, idempotencyKey: string) => Promise<unknown>
}

/** Returns the columns of the report offers. */
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

/** Aligns a switch without text with the text beside it. */
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

/** The name of a report, and the format of its file. */
function OfferName({ offer }: { offer: ReportOffer }) {
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

interface OfferedToProps extends Omit<OfferSwitches, 'onTurn'> {
  offer: ReportOffer
}

/** Account types that a report is offered to: a box for each, or their names when they are read-only. */
function OfferedTo({ offer, switches, onOffer }: OfferedToProps) {
  const messages = useMessages('reportOffers', reportOffersMessages)
  const words = useMessages('accounts', accountsMessages)
  const { name } = useReportTexts(offer)
  const { id, offeredTo } = offer

  if (!onOffer) {
    const named = offeredTo.map((type) => accountTypeWord(type, words)).join(', ')
    return <span>{named || messages.noType}</span>
  }
  return (
    <Boxes role="group" aria-label={fillIn(messages.offeredToOf, { name })}>
      {offeredTypes.map((type) => (
        <CheckboxField
          key={type}
          bare
          isRequired={false}
          label={accountTypeWord(type, words)}
          value={switches.valueOf({ id, name: type, saved: offeredTo.includes(type) })}
          onChange={(value) =>
            void switches.turn({ id, name: type }, value, (isOffered, idempotencyKey) =>
              onOffer({ id, type, isOffered }, idempotencyKey),
            )
          }
        />
      ))}
    </Boxes>
  )
}

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-1) var(--capstan-space-4);
`
