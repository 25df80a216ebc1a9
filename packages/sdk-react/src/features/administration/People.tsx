import {
  personStatuses,
  platformPeopleQuery,
  platformPersonQuery,
  type PersonStatus,
  type PlatformPerson,
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
import { Chip } from '../../ui/display/Chip'
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
import { useReader } from '../accounts/useReader'
import { ListAndCard, NameAndAddress } from './ListAndCard'
import { administrationMessages } from './messages'
import { PersonCard } from './PersonCard'

export interface PeopleProps extends BlockProps {
  /** The id of the person that is open; none unless given. */
  personId?: string
  /** Called when the reader opens a person, or closes the open one. Without it the block remembers the person itself. */
  onPersonChange?: (personId: string | undefined) => void
}

/** People of the platform: found by name, address or account; owners and admins suspend them and end their sessions. @public */
export const People = block(function People({ personId, onPersonChange }: PeopleProps) {
  const messages = useMessages('administration', administrationMessages)
  const reader = useReader()
  const [chosen, setChosen] = useState(personId)
  const open = onPersonChange ? personId : chosen
  const choose = (id: string | undefined) => (onPersonChange ? onPersonChange(id) : setChosen(id))
  const isKnown = reader.status === 'ready'
  const mayChange = isKnown && reader.data?.type === 'admin' && reader.data.mayChange

  return (
    <Stack gap={4} className="capstan-people">
      {isKnown && !mayChange && <Alert tone="neutral">{messages.readOnly}</Alert>}
      <ListAndCard data-open={open !== undefined || undefined}>
        <PeopleList openId={open} onOpen={choose} />
        {open !== undefined && (
          <OpenPerson key={open} id={open} mayChange={mayChange} onClose={() => choose(undefined)} />
        )}
      </ListAndCard>
    </Stack>
  )
})

interface PeopleListProps {
  openId: string | undefined
  onOpen: (id: string) => void
}

function PeopleList({ openId, onOpen }: PeopleListProps) {
  const messages = useMessages('administration', administrationMessages)
  const { people: words } = messages
  const { plural } = useFormats()
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState<PersonStatus | null>(null)
  const [most, setMost] = useState(rowsAtOnce)
  const search = useDeferredValue(typed)
  const found = useCapstanQuery({
    ...platformPeopleQuery(useCapstan(), { search, status, most }),
    // Keeps the current rows while other people load.
    placeholderData: (before) => before,
  })
  const table = usePeopleTable(openId, onOpen)
  const rows = found.status === 'ready' ? { ...found, data: found.data.people } : found
  const ask = (next: { search?: string; status?: PersonStatus | null }) => {
    if (next.search !== undefined) setTyped(next.search)
    if (next.status !== undefined) setStatus(next.status)
    setMost(rowsAtOnce)
  }

  return (
    <Card flush title={words.title}>
      <Toolbar>
        <Inline>
          {personStatuses.map((each) => (
            <FilterChip
              key={each}
              isSelected={status === each}
              onChange={(isOn) => ask({ status: isOn ? each : null })}
            >
              {words.statuses[each]}
            </FilterChip>
          ))}
          {found.status === 'ready' && (
            <span className="capstan-note" role="status">
              {plural(messages.count, found.data.total)}
            </span>
          )}
        </Inline>
        <SearchBox
          aria-label={words.search}
          placeholder={words.search}
          value={typed}
          maxLength={200}
          onChange={({ target }) => ask({ search: target.value })}
        />
      </Toolbar>
      <DataTable aria-label={words.title} table={table} rows={rows} empty={messages.noneFound} />
      {found.status === 'ready' && (
        <ShowMore
          shown={found.data.people.length}
          total={found.data.total}
          onMore={() => setMost(most + rowsAtOnce)}
        />
      )}
    </Card>
  )
}

function usePeopleTable(
  openId: string | undefined,
  onOpen: (id: string) => void,
): TableDefinition<PlatformPerson> {
  const messages = useMessages('administration', administrationMessages)
  const { people: words } = messages
  const { instant, units } = useFormats()
  return useMemo(() => {
    const seen: TableDefinition<PlatformPerson>['columns'] = [
      {
        ...{ id: 'sessions', header: words.sessions, kind: 'number', isUnsorted: true },
        value: ({ sessions }) => units(String(sessions)),
      },
      {
        ...{ id: 'lastSeen', header: words.lastSeen, kind: 'date', isUnsorted: true },
        value: ({ lastSeenAt }) => lastSeenAt,
        cell: ({ lastSeenAt }) => (lastSeenAt ? instant(lastSeenAt) : words.notSignedIn),
      },
    ]
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'person', header: words.person, kind: 'text', isUnsorted: true },
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
          ...{ id: 'accounts', header: words.accounts, kind: 'text', isUnsorted: true },
          value: ({ accounts }) => accounts || words.noAccount,
        },
        // Beside an open person there is no space for them, so they are in the card.
        ...(openId === undefined ? seen : []),
        {
          ...{ id: 'status', header: words.status, kind: 'text', isUnsorted: true },
          value: ({ status }) => words.statuses[status],
          cell: ({ status }) => <PersonStatusChip status={status} />,
        },
      ],
    }
  }, [words, instant, units, openId, onOpen])
}

function PersonStatusChip({ status }: { status: PersonStatus }) {
  const { statuses } = useMessages('administration', administrationMessages).people
  if (status === 'invited') return <Chip icon="mail">{statuses.invited}</Chip>
  return <StatusChip status={status} word={statuses[status]} />
}

function OpenPerson({ id, ...props }: { id: string; mayChange: boolean; onClose: () => void }) {
  const { people: words } = useMessages('administration', administrationMessages)
  const person = useCapstanQuery(platformPersonQuery(useCapstan(), id))
  return (
    <Loaded
      query={person}
      skeleton={<SkeletonRows count={6} />}
      notFound={<EmptyState icon="user" text={words.noPerson} />}
      frame={(content) => (
        <Card
          title={words.person}
          actions={
            <Button variant="quiet" dense icon="x" onPress={props.onClose}>
              {words.close}
            </Button>
          }
        >
          {content}
        </Card>
      )}
    >
      {(person) => (
        <PersonCard
          {...props}
          person={person}
          chip={<PersonStatusChip status={person.status} />}
          factsOf={fillIn(words.factsOf, { name: person.name })}
        />
      )}
    </Loaded>
  )
}
