import {
  platformAccountTypes,
  platformAccountQuery,
  platformAccountsQuery,
  platformAccountStatuses,
  type AccountsAsked,
  type PlatformAccount,
} from '@capstan/sdk-core/administration'
import { useDeferredValue, useMemo, useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { Button } from '../../ui/actions/Button'
import { FilterChip } from '../../ui/actions/FilterChip'
import { StatusChip } from '../../ui/display/StatusChip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { SearchBox } from '../../ui/fields/text/SearchBox'
import { Card } from '../../ui/layout/Card'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { rowsAtOnce, ShowMore } from '../../ui/records/ShowMore'
import { accountTypeWord } from '../accounts/accountWords'
import { accountsMessages } from '../accounts/messages'
import { useReader } from '../accounts/useReader'
import { ListAndCard, NameAndAddress } from './ListAndCard'
import { administrationMessages } from './messages'
import { PlatformAccountCard } from './PlatformAccountCard'

export interface PlatformAccountsProps extends BlockProps {
  /** The id of the account that is open; none unless given. */
  accountId?: string
  /** Called when the reader opens an account, or closes the open one. Without it the block remembers the account itself. */
  onAccountChange?: (accountId: string | undefined) => void
  /** Returns the address of a person's page. Without it the names of delegates are not links. */
  personHref?: (personId: string) => string
}

/** Accounts of the platform: found by name, email or id; owners and admins suspend them and end the sessions of their people. @public */
export const PlatformAccounts = block(function PlatformAccounts({
  accountId,
  onAccountChange,
  personHref,
}: PlatformAccountsProps) {
  const { readOnly } = useMessages('administration', administrationMessages)
  const reader = useReader()
  const [chosen, setChosen] = useState(accountId)
  const open = onAccountChange ? accountId : chosen
  const choose = (id: string | undefined) => (onAccountChange ? onAccountChange(id) : setChosen(id))
  const isKnown = reader.status === 'ready'
  const mayChange = isKnown && reader.data?.type === 'admin' && reader.data.mayChange

  return (
    <Stack gap={4} className="capstan-platform-accounts">
      {isKnown && !mayChange && <Alert tone="neutral">{readOnly}</Alert>}
      <ListAndCard data-open={open !== undefined || undefined}>
        <AccountsList openId={open} onOpen={choose} />
        {open !== undefined && (
          <OpenAccount
            key={open}
            id={open}
            {...{ mayChange, personHref }}
            onClose={() => choose(undefined)}
          />
        )}
      </ListAndCard>
    </Stack>
  )
})

interface AccountsListProps {
  openId: string | undefined
  onOpen: (id: string) => void
}

function AccountsList({ openId, onOpen }: AccountsListProps) {
  const messages = useMessages('administration', administrationMessages)
  const accounts = useMessages('accounts', accountsMessages)
  const { accounts: words, people } = messages
  const { plural } = useFormats()
  const [asked, setAsked] = useState<AccountsAsked>(firstAsked)
  const search = useDeferredValue(asked.search)
  const found = useCapstanQuery({
    ...platformAccountsQuery(useCapstan(), { ...asked, search }),
    // Keeps the current rows while other accounts load.
    placeholderData: (before) => before,
  })
  const table = useAccountsTable(openId, onOpen)
  const rows = found.status === 'ready' ? { ...found, data: found.data.accounts } : found
  const ask = (next: Partial<AccountsAsked>) => setAsked({ ...asked, most: rowsAtOnce, ...next })

  return (
    <Card flush title={words.title}>
      <Toolbar>
        <Inline>
          <Inline role="group" aria-label={words.type}>
            {platformAccountTypes.map((type) => (
              <FilterChip
                key={type}
                isSelected={asked.type === type}
                onChange={(isOn) => ask({ type: isOn ? type : null })}
              >
                {accountTypeWord(type, accounts)}
              </FilterChip>
            ))}
          </Inline>
          <Inline role="group" aria-label={people.status}>
            {platformAccountStatuses.map((status) => (
              <FilterChip
                key={status}
                isSelected={asked.status === status}
                onChange={(isOn) => ask({ status: isOn ? status : null })}
              >
                {people.statuses[status]}
              </FilterChip>
            ))}
          </Inline>
          {found.status === 'ready' && (
            <span className="capstan-note" role="status">
              {plural(words.count, found.data.total)}
            </span>
          )}
        </Inline>
        <SearchBox
          aria-label={words.search}
          placeholder={words.search}
          value={asked.search}
          maxLength={200}
          onChange={({ target }) => ask({ search: target.value })}
        />
      </Toolbar>
      <DataTable aria-label={words.title} table={table} rows={rows} empty={words.noneFound} />
      {found.status === 'ready' && (
        <ShowMore
          shown={found.data.accounts.length}
          total={found.data.total}
          onMore={() => ask({ most: asked.most + rowsAtOnce })}
        />
      )}
    </Card>
  )
}

const firstAsked: AccountsAsked = { search: '', type: null, status: null, most: rowsAtOnce }

function useAccountsTable(
  openId: string | undefined,
  onOpen: (id: string) => void,
): TableDefinition<PlatformAccount> {
  const { accounts: words, people } = useMessages('administration', administrationMessages)
  const accounts = useMessages('accounts', accountsMessages)
  const { units } = useFormats()
  return useMemo(() => {
    const counted: TableDefinition<PlatformAccount>['columns'] = [
      {
        ...{ id: 'people', header: words.delegates, kind: 'number', isUnsorted: true },
        value: ({ people }) => units(String(people)),
      },
      {
        ...{ id: 'sessions', header: people.sessions, kind: 'number', isUnsorted: true },
        value: ({ sessions }) => units(String(sessions)),
      },
    ]
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'account', header: words.account, kind: 'text', isUnsorted: true },
          value: ({ name }) => name,
          cell: ({ id, name, email }) => (
            <NameAndAddress>
              <button type="button" aria-current={id === openId || undefined} onClick={() => onOpen(id)}>
                <bdi>{name}</bdi>
              </button>
              <small>{email}</small>
            </NameAndAddress>
          ),
        },
        {
          ...{ id: 'type', header: words.type, kind: 'text', isUnsorted: true },
          value: ({ type }) => accountTypeWord(type, accounts),
        },
        // Beside an open account there is no space for them, so they are in the card.
        ...(openId === undefined ? counted : []),
        {
          ...{ id: 'status', header: people.status, kind: 'text', isUnsorted: true },
          value: ({ status }) => people.statuses[status],
          cell: ({ status }) => <StatusChip status={status} word={people.statuses[status]} />,
        },
      ],
    }
  }, [words, people, accounts, units, openId, onOpen])
}

interface OpenAccountProps extends Pick<PlatformAccountsProps, 'personHref'> {
  id: string
  mayChange: boolean
  onClose: () => void
}

function OpenAccount({ id, ...props }: OpenAccountProps) {
  const { accounts: words, people } = useMessages('administration', administrationMessages)
  const account = useCapstanQuery(platformAccountQuery(useCapstan(), id))
  return (
    <Loaded
      query={account}
      skeleton={<SkeletonRows count={6} />}
      notFound={<EmptyState icon="building" text={words.noAccount} />}
      frame={(content) => (
        <Card
          title={words.account}
          actions={
            <Button variant="quiet" dense icon="x" onPress={props.onClose}>
              {people.close}
            </Button>
          }
        >
          {content}
        </Card>
      )}
    >
      {(account) => (
        <PlatformAccountCard
          {...props}
          account={account}
          chip={<StatusChip status={account.status} word={people.statuses[account.status]} />}
          factsOf={fillIn(people.factsOf, { name: account.name })}
        />
      )}
    </Loaded>
  )
}
