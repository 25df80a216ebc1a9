import type { CardParty } from '@capstan/sdk-core/settings'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Avatar } from '../../ui/display/Avatar'
import { Card } from '../../ui/layout/Card'
import { LinedItem, LinedList } from '../../ui/layout/LinedList'
import { onboardingMessages } from '../onboarding/messages'
import { settingsMessages } from './messages'
import { NothingKnown } from './NothingKnown'
import { TaxIdEnd } from './TaxIdEnd'

export interface PartiesCardProps {
  parties: readonly CardParty[]
}

/** Parties of an investor's account. (SETTINGS-011) */
export function PartiesCard({ parties }: PartiesCardProps) {
  const messages = useMessages('settings', settingsMessages)
  return (
    <Card flush title={messages.parties}>
      {parties.length === 0 ? (
        <NothingKnown>{messages.noParties}</NothingKnown>
      ) : (
        <LinedList>
          {parties.map((party, index) => (
            <PartyItem key={party.id} party={party} index={index} />
          ))}
        </LinedList>
      )}
    </Card>
  )
}

function PartyItem({ party, index }: { party: CardParty; index: number }) {
  const messages = useMessages('settings', settingsMessages)
  const { parties } = useMessages('onboarding', onboardingMessages)
  const { day } = useFormats()
  const { firstName, lastName, role: said, isPrimary, allowLogin, dateOfBirth, taxShort, usCitizen } = party
  const name = `${firstName} ${lastName}`
  const role = Object.entries(parties).find(([label]) => label === said)?.[1] ?? said
  const place = isPrimary ? messages.isPrimary : allowLogin ? messages.isDelegate : '{role}'

  return (
    <LinedItem>
      <Who>
        <Avatar name={name} index={index} />
        <div>
          <bdi className="capstan-strong">{name}</bdi>
          <p>{fillIn(place, { role })}</p>
        </div>
      </Who>
      <Facts>
        <dt>{messages.dateOfBirth}</dt>
        <dd>{day(dateOfBirth, 'short')}</dd>
        <dt>{messages.partyTaxId}</dt>
        <dd>
          {taxShort ? (
            <TaxIdEnd kind={usCitizen ? 'ssn' : 'other'} lastFour={taxShort} />
          ) : (
            messages.notAvailable
          )}
        </dd>
        <dt>{messages.usCitizen}</dt>
        <dd>{usCitizen ? messages.yes : messages.no}</dd>
      </Facts>
    </LinedItem>
  )
}

const Who = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--capstan-space-3);
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(calc(88 * var(--capstan-unit)), auto) minmax(
      calc(88 * var(--capstan-unit)),
      auto
    );
  gap: 0 var(--capstan-space-4);
  margin: 0;
  font-size: var(--capstan-font-size-dense);
  font-variant-numeric: tabular-nums lining-nums;
  dt {
    color: var(--capstan-text-muted);
  }
  dd {
    margin: 0;
    text-align: end;
  }
`
