import { shortAddress, today } from '@capstan/sdk-core'
import type { Holding } from '@capstan/sdk-core/holding'
import { maturityOf } from '@capstan/sdk-core/securities'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { signed } from '../../language/signed'
import { CopyButton } from '../../ui/records/CopyButton'
import { exactUnits } from '../transactions/exactUnits'
import { holdingMessages } from './messages'

export interface HoldingCardProps {
  holding: Holding
  /** The kind of reader: an investor knows the holder, an issuer knows the issuer. */
  reader: 'issuer' | 'investor' | 'other'
}

/** Card with the value and the facts of a holding, one fact in each line. */
export function HoldingCard({ holding, reader }: HoldingCardProps) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const { href } = useRouter()
  const { value, units, investment, costBasis, latestPrice, issuedOn } = holding
  const { investor, issuer, issuerId, security, round } = holding

  return (
    <Card title={messages.holding} chip={<StatusChip status="issued" />} className="capstan-holding-card">
      <Value>
        <dt>{messages.value}</dt>
        <dd>
          <bdi>{value === null ? messages.notAvailable : formats.money(value)}</bdi>
        </dd>
        <Change holding={holding} />
      </Value>
      <DefinitionRows compact>
        {reader !== 'investor' && <Row label={messages.investor} value={investor?.name} />}
        {reader !== 'investor' && <Row label={messages.email} value={investor?.email} />}
        {reader !== 'issuer' && (
          <Row
            label={messages.issuer}
            value={issuer && <TextLink href={href(`/issuer/${issuerId}`)}>{issuer}</TextLink>}
          />
        )}
        <Row label={messages.round} value={round?.name} />
        <Row
          label={messages.security}
          value={security && [security.name, security.ticker].filter(Boolean).join(' · ')}
        />
        <Row label={messages.units} value={exactUnits(formats, units)} />
        <Row label={messages.investment} value={investment && formats.money(investment)} />
        <Row label={messages.costBasis} value={costBasis && formats.price(costBasis)} />
        <Row label={messages.unitValue} value={latestPrice && formats.price(latestPrice)} />
        <Bond holding={holding} />
        <Row label={messages.issuedOn} value={formats.day(issuedOn, 'short')} />
        <Place holding={holding} />
      </DefinitionRows>
    </Card>
  )
}

interface OfHolding {
  holding: Holding
}

function Change({ holding: { change } }: OfHolding) {
  const messages = useMessages('holding', holdingMessages)
  const { money, percent } = useFormats()
  if (!change || change.money.isZero) return null
  const words = { change: signed(change.money, money) }
  return (
    <dd data-change="">
      {change.percent
        ? fillIn(messages.changeInPercent, { ...words, percent: signed(change.percent, percent) })
        : fillIn(messages.change, words)}
    </dd>
  )
}

/** The interest of a debt, and its maturity. */
function Bond({ holding: { round, issuedOn } }: OfHolding) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  if (!round?.bond) return null
  const { coupon, term } = round.bond
  const maturity = maturityOf({ issuedOn, term }, today())
  if (!maturity) return null
  const { day, remaining } = maturity
  return (
    <>
      <Row label={messages.yield} value={formats.coupon(coupon)} />
      <Row
        label={messages.term}
        value={fillIn(messages.matures, {
          term: formats.plural(messages.years, term),
          day: formats.day(day, 'short'),
          remaining: fillIn(formats.pluralText(messages.yearsLeft, remaining), {
            count: formats.units(remaining),
          }),
        })}
      />
    </>
  )
}

/** Twenty characters of where the units are kept; all of them are copied. */
function Place({ holding: { isTokenized, address } }: OfHolding) {
  const messages = useMessages('holding', holdingMessages)
  if (!address || !isTokenized) return <Row label={messages.chain} value={messages.ownLedger} />
  return (
    <>
      <Row label={messages.chain} value={address.chain} />
      {address.address && (
        <Row
          label={messages.address}
          value={
            <Copied>
              <bdi className="capstan-mono" title={address.address}>
                {shortAddress(address.address)}
              </bdi>
              <CopyButton
                text={address.address}
                aria-label={fillIn(messages.copyAddress, { address: address.address })}
              />
            </Copied>
          }
        />
      )}
    </>
  )
}

/** A figure never wraps: with large text on a narrow screen, it takes all available width. */
const Value = styled.dl`
  margin: 0 0 var(--capstan-space-4);
  > dt,
  > [data-change] {
    color: var(--capstan-text-muted);
  }
  > dd {
    margin: 0;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > dd:not([data-change]) {
    font: var(--capstan-font-weight-strong) min(var(--capstan-font-size-title), 9cqi) /
      var(--capstan-font-line-title) var(--capstan-font-family-heading);
    white-space: nowrap;
  }
`

const Copied = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--capstan-space-1);
  margin-block: calc(-4 * var(--capstan-unit));
`
