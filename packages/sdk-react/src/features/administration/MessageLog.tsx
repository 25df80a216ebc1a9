import {
  messageKinds,
  messageStatuses,
  platformMessagesQuery,
  retryMessage,
  type MessageStatus,
  type PlatformMessage,
} from '@capstan/sdk-core/administration'
import { useDeferredValue, useMemo, useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useSearchParameter } from '../../provider/useSearchParameter'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { Button } from '../../ui/actions/Button'
import { FilterChip } from '../../ui/actions/FilterChip'
import { Chip } from '../../ui/display/Chip'
import { Alert } from '../../ui/feedback/Alert'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { SearchBox } from '../../ui/fields/text/SearchBox'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Card } from '../../ui/layout/Card'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { Dialog } from '../../ui/overlays/Dialog'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { rowsAtOnce, ShowMore } from '../../ui/records/ShowMore'
import { useReader } from '../accounts/useReader'
import { useSending } from '../security/useSending'
import { webhooksMessages } from '../webhooks/messages'
import { NameAndAddress } from './ListAndCard'
import { administrationMessages, type AdministrationMessages } from './messages'
import { rereadAfter } from './rereadAfter'
import { useInstant } from './useInstant'

export type MessageLogProps = BlockProps

/** Mails and callbacks of the platform in 30 days; owners and admins of the platform try those again that failed. @public */
export const MessageLog = block(function MessageLog() {
  const { readOnly } = useMessages('administration', administrationMessages)
  return (
    <Loaded query={useReader()} skeleton={<SkeletonRows count={6} />}>
      {(reader) => {
        const mayRetry = reader?.type === 'admin' && reader.mayChange
        return (
          <Stack gap={4} className="capstan-message-log">
            {!mayRetry && <Alert tone="neutral">{readOnly}</Alert>}
            <MessageList mayRetry={mayRetry} />
          </Stack>
        )
      }}
    </Loaded>
  )
})

function MessageList({ mayRetry }: { mayRetry: boolean }) {
  const messages = useMessages('administration', administrationMessages)
  const { messages: words } = messages
  const { plural } = useFormats()
  const [search = '', setSearch] = useSearchParameter('search')
  const [writtenKind, writeKind] = useSearchParameter('kind')
  // A page without a state in its address shows failed messages.
  const [writtenStatus = 'failed', writeStatus] = useSearchParameter('status')
  const [openId, setOpenId] = useState<string>()
  const [most, setMost] = useState(rowsAtOnce)
  const kind = messageKinds.find((each) => each === writtenKind) ?? null
  const status = messageStatuses.find((each) => each === writtenStatus) ?? null
  const deferred = useDeferredValue(search)
  const found = useCapstanQuery({
    ...platformMessagesQuery(useCapstan(), { search: deferred, kind, status, most }),
    // Keeps the current rows while other messages load.
    placeholderData: (before) => before,
  })
  const table = useMessageTable(setOpenId)
  const rows = found.status === 'ready' ? { ...found, data: found.data.messages } : found
  const open = found.status === 'ready' ? found.data.messages.find(({ id }) => id === openId) : undefined
  const figures = found.status === 'ready' ? found.data.figures : undefined

  return (
    <Card flush title={words.title}>
      <Toolbar>
        <Inline role="group" aria-label={words.status}>
          {messageStatuses.map((each) => (
            <FilterChip
              key={each}
              count={figures?.[each]}
              isSelected={status === each}
              onChange={(isOn) => {
                writeStatus(isOn ? each : 'all')
                setMost(rowsAtOnce)
              }}
            >
              {words.statuses[each]}
            </FilterChip>
          ))}
        </Inline>
        <Inline role="group" aria-label={words.kind}>
          {messageKinds.map((each) => (
            <FilterChip
              key={each}
              isSelected={kind === each}
              onChange={(isOn) => {
                writeKind(isOn ? each : undefined)
                setMost(rowsAtOnce)
              }}
            >
              {words.kinds[each]}
            </FilterChip>
          ))}
          {found.status === 'ready' && (
            <span className="capstan-note" role="status">
              {found.data.total >= mostFound ? words.manyFound : plural(words.count, found.data.total)}
            </span>
          )}
        </Inline>
        <SearchBox
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          maxLength={200}
          onChange={({ target }) => {
            setSearch(target.value || undefined)
            setMost(rowsAtOnce)
          }}
        />
      </Toolbar>
      <DataTable
        aria-label={words.title}
        table={table}
        rows={rows}
        empty={status === 'failed' && !kind && !search ? words.noneFailed : words.noneFound}
      />
      {found.status === 'ready' && (
        <ShowMore
          shown={found.data.messages.length}
          total={found.data.total}
          onMore={() => setMost(most + rowsAtOnce)}
        />
      )}
      {open && <MessageDialog message={open} mayRetry={mayRetry} onClose={() => setOpenId(undefined)} />}
    </Card>
  )
}

/** The platform finds no more messages than these. */
const mostFound = 1000

function useMessageTable(onOpen: (id: string) => void): TableDefinition<PlatformMessage> {
  const { messages: words } = useMessages('administration', administrationMessages)
  const { units } = useFormats()
  const moment = useInstant()
  const { subjectOf, problemOf } = useMessageWords()
  return useMemo(
    () => ({
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'message', header: words.message, kind: 'text', isUnsorted: true },
          value: subjectOf,
          cell: (message) => (
            <NameAndAddress>
              <button type="button" onClick={() => onOpen(message.id)}>
                {subjectOf(message)}
              </button>
              <small>
                <bdi>{message.recipient}</bdi>
              </small>
            </NameAndAddress>
          ),
        },
        {
          ...{ id: 'problem', header: words.problem, kind: 'text', isUnsorted: true },
          value: (message) => problemOf(message) || words.noProblem,
        },
        {
          ...{ id: 'tries', header: words.tries, kind: 'number', isUnsorted: true },
          value: ({ tries }) => units(String(tries)),
        },
        {
          ...{ id: 'lastTry', header: words.lastTry, kind: 'text', isUnsorted: true },
          value: ({ lastTriedOn }) => moment(lastTriedOn),
        },
        {
          ...{ id: 'status', header: words.status, kind: 'text', isUnsorted: true },
          value: ({ status }) => words.statuses[status],
          cell: ({ status }) => <MessageChip status={status} />,
        },
      ],
    }),
    [words, units, moment, subjectOf, problemOf, onOpen],
  )
}

/** Returns the words of a message: its subject, and why its last try failed. */
function useMessageWords() {
  const webhooks = useMessages('webhooks', webhooksMessages)
  return useMemo(() => {
    const { types, errors } = webhooks
    const wordIn = (words: Readonly<Record<string, string>>, name: string) => words[name] ?? name
    return {
      subjectOf: ({ kind, subject }: PlatformMessage) =>
        kind === 'mail' ? subject : wordIn(types, subject.replace('.', '_')),
      problemOf: ({ kind, problem, statusCode }: PlatformMessage) =>
        kind === 'mail'
          ? problem
          : [wordIn(errors, problem), statusCode === null ? '' : String(statusCode)]
              .filter(Boolean)
              .join(' · '),
    }
  }, [webhooks])
}

const tones = { failed: 'danger', waiting: 'warning', sent: 'success' } as const
const icons = { failed: 'x-circle', waiting: 'hourglass', sent: 'check-circle' } as const

function MessageChip({ status }: { status: MessageStatus }) {
  const { statuses } = useMessages('administration', administrationMessages).messages
  return (
    <Chip tone={tones[status]} icon={icons[status]}>
      {statuses[status]}
    </Chip>
  )
}

interface MessageDialogProps {
  message: PlatformMessage
  mayRetry: boolean
  onClose: () => void
}

/** Facts of one message, and a retry where it failed. */
function MessageDialog({ message, mayRetry, onClose }: MessageDialogProps) {
  const { messages: words } = useMessages('administration', administrationMessages)
  const { units } = useFormats()
  const moment = useInstant()
  const { subjectOf, problemOf } = useMessageWords()
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const { status, kind, recipient, account, tries, lastTriedOn, canRetry } = message
  const subject = subjectOf(message)
  const retrying = useSending(async (idempotencyKey) => {
    const after = await rereadAfter(capstan, retryMessage(capstan, message, { idempotencyKey }), {
      queryKey: anySearch(capstan),
    })
    const { status: now } = after
    snackbar.show(fillIn(now === 'failed' ? words.failedAgain : words.outcomes[now], { subject }))
    // A mail that failed again stays open: its facts are those of this try.
    if (now !== 'failed') onClose()
  })
  const problem = problemOf(message)

  return (
    <Dialog
      isOpen
      placement="end"
      title={subject}
      className="capstan-message"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={4}>
        <DefinitionRows compact>
          <Row label={words.status} value={<MessageChip status={status} />} />
          <Row label={words.kind} value={words.kindsOf[kind]} />
          <Row label={words.recipients[kind]} value={recipient} />
          <Row label={words.account} value={account || words.platform} />
          <Row label={words.tries} value={units(String(tries))} />
          <Row label={words.lastTry} value={moment(lastTriedOn)} />
          {problem && <Row label={words.problem} value={problem} />}
        </DefinitionRows>
        {status === 'failed' && <Alert tone="neutral">{hintOf(words, message)}</Alert>}
        {retrying.notice}
        {mayRetry && canRetry && (
          <FormFooter>
            <Button variant="primary" icon="retry" pending={retrying.isSending} onPress={retrying.send}>
              {words.retry}
            </Button>
          </FormFooter>
        )}
      </Stack>
    </Dialog>
  )
}

/** Returns the hint about a retry of a failed message. */
function hintOf(
  words: AdministrationMessages['messages'],
  { kind, canRetry, problem }: PlatformMessage,
): string {
  if (!canRetry) return words.disabledHint
  if (kind === 'callback') return words.callbackHint
  return problem.startsWith('5') ? words.permanentHint : words.temporaryHint
}

/** The key of every search that was made. */
function anySearch(capstan: Parameters<typeof platformMessagesQuery>[0]): readonly unknown[] {
  const asked = { search: '', kind: null, status: null, most: 1 }
  return platformMessagesQuery(capstan, asked).queryKey.slice(0, 3)
}
