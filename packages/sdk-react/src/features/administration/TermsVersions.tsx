import {
  termsPeopleQuery,
  termsVersionsQuery,
  withdrawTerms,
  type TermsPerson,
  type TermsVersion,
} from '@capstan/sdk-core/administration'
import { useDeferredValue, useMemo, useState } from 'react'
import { styled } from 'styled-components'
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
import { Chip } from '../../ui/display/Chip'
import { ProgressBar } from '../../ui/display/ProgressBar'
import { Alert } from '../../ui/feedback/Alert'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { SearchBox } from '../../ui/fields/text/SearchBox'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { Dialog } from '../../ui/overlays/Dialog'
import { rowsAtOnce, ShowMore } from '../../ui/records/ShowMore'
import { useReader } from '../accounts/useReader'
import { useSending } from '../security/useSending'
import { NameAndAddress } from './ListAndCard'
import { administrationMessages, type AdministrationMessages } from './messages'
import { rereadAfter } from './rereadAfter'
import { PublishTermsDialog, TermsTextDialog } from './TermsDialogs'

export type TermsVersionsProps = BlockProps

/**
 * Versions of the terms of service with their acceptances; owners and admins of the platform can publish a new one. @public
 */
export const TermsVersions = block(function TermsVersions() {
  const { terms } = useMessages('administration', administrationMessages)
  const versions = useCapstanQuery(termsVersionsQuery(useCapstan()))
  return (
    <Loaded
      query={versions}
      skeleton={<SkeletonRows count={4} />}
      frame={(content) => (
        <Card flush title={terms.title}>
          {content}
        </Card>
      )}
    >
      {(versions) => <Versions versions={versions} />}
    </Loaded>
  )
})

type Task = { kind: 'publish' } | { kind: 'read' | 'withdraw'; version: TermsVersion }

function Versions({ versions }: { versions: readonly TermsVersion[] }) {
  const messages = useMessages('administration', administrationMessages)
  const { terms } = messages
  const reader = useReader()
  const isKnown = reader.status === 'ready'
  const mayChange = isKnown && reader.data?.type === 'admin' && reader.data.mayChange
  const [chosen, setChosen] = useState<string>()
  const [task, setTask] = useState<Task>()
  const close = () => setTask(undefined)
  const shown =
    versions.find(({ id }) => id === chosen) ??
    versions.find(({ status }) => status === 'in_force') ??
    versions[0]

  return (
    <Stack gap={4} className="capstan-terms-versions">
      {isKnown && !mayChange && <Alert tone="neutral">{messages.readOnly}</Alert>}
      <Columns split="8-4">
        <Card
          flush
          title={terms.title}
          footer={<Muted>{terms.intro}</Muted>}
          actions={
            mayChange && (
              <Button variant="quiet" dense icon="plus" onPress={() => setTask({ kind: 'publish' })}>
                {terms.add}
              </Button>
            )
          }
        >
          <VersionsTable
            versions={versions}
            mayChange={mayChange}
            onChoose={({ id }) => setChosen(id)}
            onTask={setTask}
          />
        </Card>
        {shown && <Acceptance version={shown} onRead={() => setTask({ kind: 'read', version: shown })} />}
      </Columns>
      {shown && <PeopleOfVersion key={shown.id} version={shown} />}
      {task?.kind === 'publish' && <PublishTermsDialog versions={versions} onClose={close} />}
      {task?.kind === 'read' && <TermsTextDialog version={task.version} onClose={close} />}
      {task?.kind === 'withdraw' && <WithdrawDialog version={task.version} onClose={close} />}
    </Stack>
  )
}

interface VersionsTableProps {
  versions: readonly TermsVersion[]
  mayChange: boolean
  onChoose: (version: TermsVersion) => void
  onTask: (task: Task) => void
}

function VersionsTable({ versions, mayChange, onChoose, onTask }: VersionsTableProps) {
  const { terms, actions } = useMessages('administration', administrationMessages)
  const { instant, units } = useFormats()
  const table: TableDefinition<TermsVersion> = useMemo(
    () => ({
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'version', header: terms.version, kind: 'text', isUnsorted: true },
          value: ({ number, title }) => fillIn(terms.versionNamed, { number: String(number), title }),
        },
        {
          ...{ id: 'holdsFrom', header: terms.holdsFrom, kind: 'date', isUnsorted: true },
          value: ({ holdsFrom }) => holdsFrom,
          format: (value) => instant(value),
        },
        {
          ...{ id: 'publishedBy', header: terms.publishedBy, kind: 'text', isUnsorted: true },
          value: ({ publishedBy }) => publishedBy ?? terms.platform,
        },
        {
          ...{ id: 'accepted', header: terms.accepted, kind: 'number', isUnsorted: true },
          value: ({ accepted }) => units(String(accepted)),
        },
        {
          ...{ id: 'status', header: terms.status, kind: 'text', isUnsorted: true },
          value: ({ status }) => terms.statuses[status],
          cell: ({ status }) => <VersionStatus status={status} />,
        },
      ],
      actions: {
        header: actions,
        cell: (version) => {
          const number = String(version.number)
          return (
            <Inline>
              <Button
                variant="quiet"
                dense
                icon="file"
                aria-label={fillIn(terms.read, { number })}
                onPress={() => onTask({ kind: 'read', version })}
              />
              <Button
                variant="quiet"
                dense
                icon="users"
                aria-label={fillIn(terms.showPeople, { number })}
                onPress={() => onChoose(version)}
              />
              {mayChange && version.status === 'upcoming' && (
                <Button
                  variant="quiet"
                  dense
                  icon="trash"
                  aria-label={fillIn(terms.withdraw, { number })}
                  onPress={() => onTask({ kind: 'withdraw', version })}
                />
              )}
            </Inline>
          )
        },
      },
    }),
    [terms, actions, instant, units, mayChange, onChoose, onTask],
  )
  return (
    <DataTable
      aria-label={terms.title}
      table={table}
      rows={{ status: 'ready', data: versions }}
      empty={terms.none}
    />
  )
}

function VersionStatus({ status }: Pick<TermsVersion, 'status'>) {
  const { statuses } = useMessages('administration', administrationMessages).terms
  if (status === 'in_force') return <StatusChip status="active" word={statuses.in_force} />
  return <Chip icon={status === 'upcoming' ? 'clock' : 'circle-dashed'}>{statuses[status]}</Chip>
}

/** The share of the people that have accepted a version. */
function Acceptance({ version, onRead }: { version: TermsVersion; onRead: () => void }) {
  const { terms } = useMessages('administration', administrationMessages)
  const { percent, units, instant } = useFormats()
  const { number, accepted, people, status, holdsFrom } = version
  const part = people === 0 ? 0 : (100 * accepted) / people
  const title = fillIn(terms.acceptance, { number: String(number) })
  const counts = { accepted: units(String(accepted)), people: units(String(people)) }
  const note = {
    in_force: fillIn(terms.acceptanceNote, counts),
    replaced: fillIn(terms.acceptanceReplaced, counts),
    upcoming: fillIn(terms.acceptanceUpcoming, { day: instant(holdsFrom, 'allocation') }),
  }[status]

  return (
    <Card
      title={title}
      actions={
        <Button dense icon="file" onPress={onRead}>
          {terms.text}
        </Button>
      }
    >
      <Stack gap={2}>
        <Share>{percent(part.toFixed(2))}</Share>
        <ProgressBar aria-label={title} percent={part} />
        <Muted>{note}</Muted>
      </Stack>
    </Card>
  )
}

function PeopleOfVersion({ version }: { version: TermsVersion }) {
  const messages = useMessages('administration', administrationMessages)
  const { terms } = messages
  const { instant, plural } = useFormats()
  const capstan = useCapstan()
  const [hasAccepted, setHasAccepted] = useState(version.status !== 'in_force')
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(rowsAtOnce)
  const search = useDeferredValue(typed)
  const asked = { termsId: version.id, hasAccepted, search, most }
  const found = useCapstanQuery({
    ...termsPeopleQuery(capstan, asked),
    // Keeps the current rows while more load, but not those of the other list.
    placeholderData: (before, query) => (listOf(query?.queryKey[3]) === hasAccepted ? before : undefined),
  })
  const table = useMemo(() => peopleTable(messages, instant, hasAccepted), [messages, instant, hasAccepted])
  const rows = found.status === 'ready' ? { ...found, data: found.data.people } : found
  const choose = (next: boolean) => {
    setHasAccepted(next)
    setMost(rowsAtOnce)
  }

  return (
    <Card flush title={fillIn(terms.whoAccepted, { number: String(version.number) })}>
      <Toolbar>
        <Inline>
          <FilterChip isSelected={!hasAccepted} onChange={() => choose(false)}>
            {terms.notYet}
          </FilterChip>
          <FilterChip isSelected={hasAccepted} onChange={() => choose(true)}>
            {terms.accepted}
          </FilterChip>
          {found.status === 'ready' && (
            <span className="capstan-note" role="status">
              {plural(messages.count, found.data.total)}
            </span>
          )}
        </Inline>
        <SearchBox
          aria-label={messages.search}
          placeholder={messages.search}
          value={typed}
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Toolbar>
      <DataTable
        aria-label={fillIn(terms.whoAccepted, { number: String(version.number) })}
        table={table}
        rows={rows}
        empty={search.trim() ? messages.noneFound : hasAccepted ? terms.noneAccepted : terms.everyoneAccepted}
      />
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

/** Returns which of the two lists a query with these variables reads. */
const listOf = (variables: unknown) =>
  typeof variables === 'object' && variables !== null && 'hasAccepted' in variables && variables.hasAccepted

function peopleTable(
  { terms }: AdministrationMessages,
  instant: (moment: string) => string,
  hasAccepted: boolean,
): TableDefinition<TermsPerson> {
  return {
    idOf: ({ id }) => id,
    columns: [
      {
        ...{ id: 'person', header: terms.person, kind: 'text', isUnsorted: true },
        value: ({ name }) => name,
        cell: ({ name, email }) => (
          <NameAndAddress>
            <bdi>{name}</bdi>
            <small>{email}</small>
          </NameAndAddress>
        ),
      },
      {
        ...{ id: 'account', header: terms.account, kind: 'text', isUnsorted: true },
        value: ({ accounts }) => accounts,
      },
      ...(hasAccepted
        ? [
            {
              ...({ id: 'acceptedOn', header: terms.acceptedOn, kind: 'date', isUnsorted: true } as const),
              value: ({ acceptedOn }: TermsPerson) => acceptedOn,
              format: (value: string) => instant(value),
            },
          ]
        : []),
    ],
  }
}

function WithdrawDialog({ version, onClose }: { version: TermsVersion; onClose: () => void }) {
  const { terms, cancel } = useMessages('administration', administrationMessages)
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const number = String(version.number)
  const sending = useSending(async (idempotencyKey) => {
    await rereadAfter(
      capstan,
      withdrawTerms(capstan, version, { idempotencyKey }),
      termsVersionsQuery(capstan),
    )
    snackbar.show(fillIn(terms.withdrawn, { number }))
    onClose()
  })

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={fillIn(terms.withdraw, { number })}
      onOpenChange={(isOpen) => !isOpen && !sending.isSending && onClose()}
      footer={
        <>
          <Button isDisabled={sending.isSending} onPress={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" pending={sending.isSending} onPress={sending.send}>
            {sending.isSending ? terms.withdrawing : terms.withdrawDo}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{fillIn(terms.withdrawAsk, { number })}</p>
        {sending.notice}
      </Stack>
    </Dialog>
  )
}

const Muted = styled.small`
  color: var(--capstan-text-muted);
`

const Share = styled.strong`
  font: var(--capstan-font-weight-strong) var(--capstan-font-size-title) / var(--capstan-font-line-title)
    var(--capstan-font-family-heading);
  font-variant-numeric: tabular-nums lining-nums;
`
