import type { AccountType } from '@capstan/sdk-core/accounts'
import { memo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Inline } from '../../ui/layout/Inline'
import type { AssetLine } from './assetLines'
import type { AssetTask } from './AssetTask'
import { AssetTree } from './AssetTree'
import { assetsMessages } from './messages'
import { useAssetColumns, useLineName } from './useAssetColumns'

export interface AssetListProps {
  /** The type of the account that reads. */
  reader: AccountType
  lines: readonly AssetLine[]
  /** Called for what is to be done with an asset; without it they are only read. */
  onTask?: (task: AssetTask) => void
  /** Called to open or close a line. */
  onToggle: (key: string) => void
}

/** The lines of the assets, drawn anew where they are others: a key in the search does not wait for them. */
export const AssetList = memo(function AssetList({ reader, lines, onTask, onToggle }: AssetListProps) {
  const messages = useMessages('assets', assetsMessages)
  const isIssuer = reader === 'issuer'
  const columns = useAssetColumns(isIssuer, onTask)
  const name = useLineName(reader)

  return (
    <AssetTree
      aria-label={messages.title}
      nameHeader={isIssuer ? messages.name : messages.names}
      lines={lines}
      columns={columns}
      name={name}
      onToggle={onToggle}
      empty={(line) => (
        <Inline>
          {messages.noRounds}
          {onTask && line.kind === 'empty' && (
            <Button
              variant="quiet"
              dense
              icon="plus"
              onPress={() => onTask({ kind: 'addRound', asset: line.asset })}
            >
              {messages.addRound}
            </Button>
          )}
        </Inline>
      )}
    />
  )
})
