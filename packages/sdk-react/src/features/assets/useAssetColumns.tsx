import { assetCategory } from '@capstan/sdk-core'
import type { AccountType } from '@capstan/sdk-core/accounts'
import { managedUnits, type AssetOfIssuer, type RoundOfAsset } from '@capstan/sdk-core/assets'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { AuditButton } from '../audit/AuditButton'
import type { AssetLine } from './assetLines'
import type { AssetTask } from './AssetTask'
import type { AssetColumn } from './AssetColumn'
import { assetsMessages } from './messages'
import { RaisedGauge } from './RaisedGauge'

/** The columns of the tree: for an issuer its money and its listings, for a broker the units it manages. */
export function useAssetColumns(isIssuer: boolean, onTask?: (task: AssetTask) => void): AssetColumn[] {
  const messages = useMessages('assets', assetsMessages)
  const formats = useFormats()
  const muted = <Muted>{messages.notAvailable}</Muted>
  const day = (value: string | null) => (value ? <Solid>{formats.day(value, 'round')}</Solid> : muted)
  const ofRound = (cell: (round: RoundOfAsset) => ReactNode) => (line: AssetLine) =>
    line.kind === 'round' ? cell(line.round) : undefined

  const status: AssetColumn = {
    ...{ id: 'status', header: messages.status, as: 'end' },
    cell: (line) =>
      line.kind === 'asset' ? (
        <StatusChip status={line.asset.status} />
      ) : line.kind === 'round' ? (
        <StatusChip status={line.round.status} />
      ) : undefined,
  }
  const units: AssetColumn = {
    ...{ id: 'units', header: messages.units, as: 'fact', isNumeric: true },
    cell: (line) => {
      if (line.kind === 'round') return formats.units(line.round.total)
      if (line.kind !== 'asset' || !isIssuer) return undefined
      const { authorized } = line.asset.units
      return authorized === null ? muted : formats.units(authorized)
    },
  }
  const price: AssetColumn = {
    ...{ id: 'price', header: messages.price, as: 'fact', isNumeric: true },
    cell: ofRound(({ price }) => formats.general(price)),
  }
  const closesOn: AssetColumn = {
    ...{ id: 'closesOn', header: messages.closesOn, as: 'fact' },
    cell: ofRound((round) => day(round.closesOn)),
  }
  if (!isIssuer) {
    return [
      status,
      units,
      price,
      { id: 'opensOn', header: messages.opensOn, as: 'fact', cell: ofRound((round) => day(round.opensOn)) },
      closesOn,
      {
        ...{ id: 'managedUnits', header: messages.managedUnits, as: 'fact', isNumeric: true },
        cell: (line) => {
          if (line.kind === 'issuer') {
            const managed = managedUnits(line.assets)
            return managed && <Strong>{formats.units(managed)}</Strong>
          }
          if (line.kind !== 'round') return undefined
          const { invitation } = line.round
          if (!invitation) return muted
          const { managedUnits: units } = invitation
          return units ? formats.units(units) : messages.noLimit
        },
      },
      {
        ...{ id: 'invitation', header: messages.invitation, as: 'fact' },
        cell: ofRound(({ invitation }) => (invitation ? <StatusChip status={invitation.status} /> : muted)),
      },
    ]
  }
  const raised: AssetColumn = {
    ...{ id: 'raised', header: messages.raised, as: 'wide' },
    cell: (line) => {
      if (line.kind === 'round' && line.round.raising)
        return <RaisedGauge as="amount" name={line.round.name} raising={line.round.raising} />
      if (line.kind !== 'asset' || !line.asset.raising?.raised || line.asset.rounds.length === 0)
        return undefined
      const isDebt = assetCategory(line.asset.type) === 'debt'
      return (
        <Sum>
          <bdi>{formats.amount(line.asset.raising.raised)}</bdi>
          <span>
            {formats.plural(isDebt ? messages.inTranches : messages.inRounds, line.asset.rounds.length)}
          </span>
        </Sum>
      )
    },
  }
  const listed: AssetColumn = {
    ...{ id: 'listing', header: messages.listingAts, as: 'fact' },
    cell: ofRound(({ listedAt }) =>
      listedAt ? <bdi>{listedAt}</bdi> : <StatusChip status="unlisted" word={messages.unlisted} />,
    ),
  }
  const actions: AssetColumn = {
    ...{ id: 'actions', header: messages.actions, as: 'actions' },
    cell: (line) => line.kind === 'asset' && onTask && <AssetActions asset={line.asset} onTask={onTask} />,
  }
  return [status, units, price, raised, closesOn, listed, ...(onTask ? [actions] : [])]
}

function AssetActions({ asset, onTask }: { asset: AssetOfIssuer; onTask: (task: AssetTask) => void }) {
  const messages = useMessages('assets', assetsMessages)

  return (
    <>
      <Button
        variant="quiet"
        dense
        icon="plus"
        aria-label={`${messages.addRound}: ${asset.name}`}
        onPress={() => onTask({ kind: 'addRound', asset })}
      >
        {messages.addRound}
      </Button>
      <Button
        variant="quiet"
        dense
        icon="pencil"
        aria-label={fillIn(messages.edit, { name: asset.name })}
        onPress={() => onTask({ kind: 'editAsset', asset })}
      />
      <AuditButton isIcon record={{ kind: 'asset', id: asset.id }} name={asset.name} />
    </>
  )
}

/** Returns the name of a line: an issuer, an asset with its kind, or a round with a link where the reader may open it. */
export function useLineName(reader: AccountType): (line: AssetLine) => { text: string; shown: ReactNode } {
  const messages = useMessages('assets', assetsMessages)
  const formats = useFormats()
  const { href } = useRouter()
  const strong = (name: ReactNode, note: string) => (
    <>
      <Strong>
        <bdi>{name}</bdi>
      </Strong>
      <small>{note}</small>
    </>
  )

  return (line) => {
    if (line.kind === 'issuer') {
      const link = <TextLink href={href(`/issuer/${line.key}`)}>{line.name}</TextLink>
      return {
        text: line.name,
        shown: strong(link, formats.plural(messages.assetCount, line.assets.length)),
      }
    }
    if (line.kind !== 'round') {
      const { name, type, rounds } = line.asset
      const category = assetCategory(type)
      const counted = category === 'debt' ? messages.trancheCount : messages.roundCount
      const note = `${messages.categories[category]} · ${formats.plural(counted, rounds.length)}`
      return { text: name, shown: strong(name, note) }
    }
    const { id, name, securityId, tranche } = line.round
    // Only the issuer has a round page to open; readers who are neither issuer nor broker get the security's. (ASSET-009 to
    // ASSET-011)
    const place =
      reader === 'issuer'
        ? `/asset-class/${id}/manage`
        : reader !== 'broker' && securityId
          ? `/security/${securityId}`
          : undefined
    return {
      text: name,
      shown: (
        <>
          {place ? <TextLink href={href(place)}>{name}</TextLink> : <bdi>{name}</bdi>}
          {tranche && (
            <small>
              {fillIn(messages.tranche, {
                coupon: formats.coupon(tranche.coupon),
                term: formats.plural(messages.years, tranche.term),
              })}
            </small>
          )}
        </>
      ),
    }
  }
}

const Muted = styled.span`
  color: var(--capstan-text-muted);
`

const Strong = styled.span`
  font-weight: var(--capstan-font-weight-strong);
`

const Solid = styled.bdi`
  white-space: nowrap;
`

const Sum = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--capstan-space-3);
  > bdi {
    font-weight: var(--capstan-font-weight-strong);
  }
  > span {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
