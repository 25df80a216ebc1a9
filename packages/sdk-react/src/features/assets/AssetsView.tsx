import type { AccountType } from '@capstan/sdk-core/accounts'
import { type AssetOfIssuer, assetStatuses, type RoundOfAsset } from '@capstan/sdk-core/assets'
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { useSpokenSearch } from '../../provider/announcements/useSpokenResult'
import { Button } from '../../ui/actions/Button'
import { FilterChip } from '../../ui/actions/FilterChip'
import { TextLink } from '../../ui/actions/TextLink'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SearchBox } from '../../ui/fields/text/SearchBox'
import { Card } from '../../ui/layout/Card'
import { Portal, type Place } from '../../ui/layout/Portal'
import { Inline } from '../../ui/layout/Inline'
import { Toolbar } from '../../ui/layout/Toolbar'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { type AssetLine, assetLines, chosenAssets } from './assetLines'
import type { AssetActions, AssetTask } from './AssetTask'
import { AssetTree } from './AssetTree'
import { assetsMessages } from './messages'
import { useAssetColumns, useLineName } from './useAssetColumns'

/** The forms, loaded on demand: most readers do not open them. */
const AssetDialogs = lazyPart(async () => (await import('./AssetDialogs')).AssetDialogs)

export interface AssetsViewProps {
  /** The type of the account that reads. */
  reader: AccountType
  /** The assets, newest first, with their rounds. */
  assets: readonly AssetOfIssuer[]
  /** The actions that the person may use; without it the assets are read only. */
  actions?: AssetActions
  /** The place of the button that adds an asset: above the list by default. */
  addIn?: Place
}

/** Assets with their rounds: an issuer's own, or, for a broker, those of all issuers. @public */
export function AssetsView({ reader, assets, actions, addIn }: AssetsViewProps) {
  const messages = useMessages('assets', assetsMessages)
  const { plural } = useFormats()
  const { href } = useRouter()
  const isIssuer = reader === 'issuer'
  const [show, setShow] = useState('all')
  const [search, setSearch] = useState('')
  const searched = useDeferredValue(search)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [task, setTask] = useState<AssetTask>()
  const onTask = actions && setTask
  usePrefetch(AssetDialogs, !!actions)
  const chosen = useMemo(() => chosenAssets(assets, { show, search: searched }), [assets, show, searched])
  const lines = useMemo(() => assetLines(chosen, closed, !isIssuer), [chosen, closed, isIssuer])
  const open = lines.filter(({ isOpen }) => isOpen)
  const waiting = assets.flatMap((asset) => asset.rounds).filter(isWaiting).length
  const rounds = chosen.reduce((sum, asset) => sum + asset.rounds.length, 0)
  const counts = fillIn(messages.counts, {
    assets: plural(messages.assetCount, chosen.length),
    rounds: plural(messages.roundCount, rounds),
  })
  useSpokenSearch(`${show} ${searched}`, chosen.length > 0 ? counts : messages.nothingMatches)

  const toggle = useCallback((key: string) => setClosed((before) => toggled(before, key)), [])
  const toggleAll = () => {
    const keys = assetLines(chosen, new Set(), !isIssuer).flatMap(({ key, isOpen }) => (isOpen ? key : []))
    setClosed(new Set(open.length > 0 ? keys : []))
  }
  const add = onTask && (
    <Button variant="primary" icon="plus" onPress={() => onTask({ kind: 'addAsset' })}>
      {messages.addAsset}
    </Button>
  )

  return (
    <Card
      flush
      aria-label={messages.title}
      className="capstan-assets"
      footer={
        assets.length > 0 && (
          <>
            <small>{counts}</small>
            {isIssuer && <small>{messages.aboutUnits}</small>}
            {waiting > 0 && (
              <small>
                {plural(messages.waiting, waiting)}{' '}
                <TextLink href={href('/issuers')}>{messages.invitations}</TextLink>
              </small>
            )}
          </>
        )
      }
    >
      {add && addIn && <Portal in={addIn}>{add}</Portal>}
      {assets.length === 0 ? (
        <EmptyState
          icon="pie"
          text={messages.none}
          action={
            onTask && (
              <Button icon="plus" onPress={() => onTask({ kind: 'addAsset' })}>
                {messages.addAsset}
              </Button>
            )
          }
        />
      ) : (
        <>
          <Toolbar>
            <Inline>
              <AssetFilters assets={assets} isIssuer={isIssuer} show={show} onShow={setShow} />
              <SearchBox
                aria-label={isIssuer ? messages.search : messages.searchAll}
                placeholder={isIssuer ? messages.search : messages.searchAll}
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
            </Inline>
            <Inline>
              <Button
                variant="quiet"
                dense
                icon={open.length > 0 ? 'chevron-up' : 'chevron-down'}
                onPress={toggleAll}
              >
                {open.length > 0 ? messages.collapseAll : messages.expandAll}
              </Button>
              {add && addIn === undefined && add}
            </Inline>
          </Toolbar>
          {lines.length === 0 ? (
            <EmptyState text={messages.nothingMatches} />
          ) : (
            <AssetList reader={reader} lines={lines} onTask={onTask} onToggle={toggle} />
          )}
        </>
      )}
      {actions && task && (
        <AssetDialogs task={task} assets={assets} actions={actions} onClose={() => setTask(undefined)} />
      )}
    </Card>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

const isWaiting = ({ invitation }: RoundOfAsset) => invitation?.status === 'sent'

interface AssetFiltersProps {
  assets: readonly AssetOfIssuer[]
  isIssuer: boolean
  show: string
  onShow: (show: string) => void
}

/** Filters of the list: by status, and by the assets that a broker manages. */
const AssetFilters = memo(function AssetFilters({ assets, isIssuer, show, onShow }: AssetFiltersProps) {
  const messages = useMessages('assets', assetsMessages)
  const wordOf = useStatusWord()
  const count = (id: string) => chosenAssets(assets, { show: id, search: '' }).length
  const chips = [
    { id: 'all', word: messages.all },
    ...assetStatuses.map((id) => ({ id, word: wordOf(id) })),
    ...(isIssuer ? [] : [{ id: 'managed', word: messages.managed }]),
  ]

  return (
    <Inline role="group" aria-label={messages.show}>
      {chips
        .filter(({ id }) => id === 'all' || id === show || count(id) > 0)
        .map(({ id, word }) => (
          <FilterChip
            key={id}
            count={count(id)}
            isSelected={id === show}
            onChange={(isOn) => onShow(isOn ? id : 'all')}
          >
            {word}
          </FilterChip>
        ))}
    </Inline>
  )
})

interface AssetListProps {
  /** The type of the account that reads. */
  reader: AccountType
  lines: readonly AssetLine[]
  /** Called with the action on an asset; without it the list is read-only. */
  onTask?: (task: AssetTask) => void
  /** Called to open or close a line. */
  onToggle: (key: string) => void
}

/** The lines of the assets, drawn again where they are others: a key in the search does not wait for them. */
const AssetList = memo(function AssetList({ reader, lines, onTask, onToggle }: AssetListProps) {
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
          <span>{messages.noRounds}</span>
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
