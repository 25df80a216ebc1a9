import { assetCategory } from '@capstan/sdk-core'
import { raisingOf } from '@capstan/sdk-core/assets'
import type { DashboardAsset } from '@capstan/sdk-core/dashboard'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { LinedItem, LinedList } from '../../ui/layout/LinedList'
import { RaisedGauge } from '../assets/RaisedGauge'
import { dashboardMessages } from './messages'

/** The newest assets, each with what its rounds have raised. (DASH-015) */
export function DashboardAssets({ assets }: { assets: readonly DashboardAsset[] }) {
  const { href } = useRouter()
  const { plural } = useFormats()
  const messages = useMessages('dashboard', dashboardMessages)

  if (assets.length === 0) return <EmptyState icon="pie" text={messages.noAssets} />
  const roundsOf = (type: string, count: number) => {
    if (count === 0) return messages.noRounds
    return plural(assetCategory(type) === 'debt' ? messages.trancheCount : messages.roundCount, count)
  }
  return (
    <LinedList>
      {assets.map(({ id, name, type, status, roundCount, rounds }) => (
        <Item key={id} data-status={status}>
          <div>
            <TextLink href={href('/assets')}>{name}</TextLink>
            <p>
              {messages.categories[assetCategory(type)]} · {roundsOf(type, roundCount)}
            </p>
          </div>
          {rounds.length > 0 && <RaisedGauge name={name} raising={raisingOf(rounds)} />}
          <StatusChip status={status} />
        </Item>
      ))}
    </LinedList>
  )
}

const Item = styled(LinedItem)`
  > div:first-child {
    flex: 1 1 14em;
  }
  > .capstan-gauge {
    flex: 1 1 14em;
  }
`
