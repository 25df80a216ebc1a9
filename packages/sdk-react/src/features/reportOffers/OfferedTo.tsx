import { offeredTypes, type ReportOffer } from '@capstan/sdk-core/reportOffers'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { accountTypeWord } from '../accounts/accountWords'
import { accountsMessages } from '../accounts/messages'
import { useReportTexts } from '../reports/useReportTexts'
import { reportOffersMessages } from './messages'
import type { OfferSwitches } from './useOfferColumns'

export interface OfferedToProps extends Omit<OfferSwitches, 'onTurn'> {
  offer: ReportOffer
}

/** Whose a report is: a box for each type of accounts, or their names where they are only read. */
export function OfferedTo({ offer, switches, onOffer }: OfferedToProps) {
  const messages = useMessages('reportOffers', reportOffersMessages)
  const words = useMessages('accounts', accountsMessages)
  const { name } = useReportTexts(offer)
  const { id, offeredTo } = offer

  if (!onOffer) {
    const named = offeredTo.map((type) => accountTypeWord(type, words)).join(', ')
    return <span>{named || messages.nobody}</span>
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
