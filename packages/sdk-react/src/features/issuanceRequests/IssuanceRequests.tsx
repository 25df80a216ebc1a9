import { add, decimal, Decimal, newId, type Capstan } from '@capstan/sdk-core'
import {
  approveIssuanceRequest,
  issuanceRequestsQuery,
  rejectIssuanceRequest,
  type IssuanceRequest,
} from '@capstan/sdk-core/issuanceRequests'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { refusalOf } from '../../forms/sending/refusalOf'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { combineQueries } from '../../provider/queries/combineQueries'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useSearchParameter } from '../../provider/useSearchParameter'
import { useSpokenSearch } from '../../provider/announcements/useSpokenResult'
import { useTablesMessages } from '../../tables/messages'
import { Button } from '../../ui/actions/Button'
import { FilterChip } from '../../ui/actions/FilterChip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SearchBox } from '../../ui/fields/text/SearchBox'
import { Card } from '../../ui/layout/Card'
import { SelectionBar } from '../../ui/layout/SelectionBar'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { useReader } from '../accounts/useReader'
import { ApproveQuestion, RejectDialog } from './AnswerDialogs'
import { issuanceRequestsMessages } from './messages'
import { RequestTable } from './RequestTable'

export type IssuanceRequestsProps = BlockProps

/**
 * The issuance requests of a transfer agent, by round, with the payment status but never a price: approved, or rejected with
 * a reason. (DIST-007) @public
 */
export const IssuanceRequests = block(function IssuanceRequests() {
  const capstan = useCapstan()
  const messages = useMessages('issuanceRequests', issuanceRequestsMessages)
  return (
    <Loaded
      query={combineQueries(useReader(), useCapstanQuery(issuanceRequestsQuery(capstan)))}
      frame={(content) => <Card aria-label={messages.title}>{content}</Card>}
    >
      {([reader, requests]) => (
        <IssuanceRequestsView
          requests={requests}
          mayAnswer={reader?.type === 'agent' && reader.mayChange}
          onApprove={(id, idempotencyKey) => approveIssuanceRequest(capstan, id, { idempotencyKey })}
          onReject={(id, note, idempotencyKey) =>
            rejectIssuanceRequest(capstan, id, note, { idempotencyKey })
          }
        />
      )}
    </Loaded>
  )
})

export interface IssuanceRequestsViewProps {
  /** The oldest first. */
  requests: readonly IssuanceRequest[]
  /** True for owners and admins of the agent's account. */
  mayAnswer: boolean
  /** Approves one request. */
  onApprove: (id: string, idempotencyKey: string) => Promise<unknown>
  /** Rejects one request with a reason. */
  onReject: (id: string, note: string, idempotencyKey: string) => Promise<unknown>
}

type Shown = 'waiting' | 'approved' | 'rejected'

const statusOf = { waiting: 'requested', approved: 'approved', rejected: 'rejected' } as const
const tabs: readonly Shown[] = ['waiting', 'approved', 'rejected']

/** The outcome of one answer to several requests. */
interface Outcome {
  kind: 'approve' | 'reject'
  of: number
  done: number
  refused: readonly { id: string; text: string }[]
  isRunning: boolean
}

/** The issuance requests that wait, and those that were answered. @public */
export function IssuanceRequestsView({ requests, mayAnswer, ...answers }: IssuanceRequestsViewProps) {
  const messages = useMessages('issuanceRequests', issuanceRequestsMessages)
  const { plural, instant } = useFormats()
  const [written, write] = useSearchParameter('requests')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<'approve' | 'reject'>()
  const [outcome, setOutcome] = useState<Outcome>()
  const shown = tabs.find((tab) => tab === written) ?? 'waiting'
  const ofStatus = requests.filter(({ status }) => status === statusOf[shown])
  const wanted = search.trim().toLocaleLowerCase()
  const found = ofStatus.filter(({ investor, round, asset }) =>
    [investor, round, asset].some((text) => text.toLocaleLowerCase().includes(wanted)),
  )
  useSpokenSearch(`${shown} ${wanted}`, plural(useTablesMessages().found, found.length))
  const selected = found.filter(({ id, status }) => status === 'requested' && chosen.has(id))
  const unpaid = selected.filter(({ paid }) => paid !== 'in_full')
  const [oldest] = requests.filter(({ status }) => status === 'requested')
  const isBusy = outcome?.isRunning ?? false

  const answerAll = async (kind: Outcome['kind'], answer: (id: string) => Promise<unknown>) => {
    setAsking(undefined)
    let now: Outcome = { kind, of: selected.length, done: 0, refused: [], isRunning: true }
    setOutcome(now)
    for (const { id, investor } of selected) {
      try {
        await answer(id)
        now = { ...now, done: now.done + 1 }
      } catch (error) {
        const reason = refusalOf(error)?.text ?? messages.failed
        const text = fillIn(messages.refusedRow, { name: investor, reason })
        now = { ...now, refused: [...now.refused, { id, text }] }
      }
      setOutcome(now)
    }
    setChosen(new Set(now.refused.map(({ id }) => id)))
    setOutcome({ ...now, isRunning: false })
  }
  const approve = () => answerAll('approve', (id) => answers.onApprove(id, `approve-${id}-${newId()}`))
  const reject = (note: string) =>
    answerAll('reject', (id) => answers.onReject(id, note, `reject-${id}-${newId()}`))

  return (
    <Requests gap={4} className="capstan-issuance-requests">
      {!mayAnswer && <Alert tone="neutral">{messages.readOnly}</Alert>}
      <Card flush aria-label={messages.title}>
        <Toolbar>
          <Chips role="group" aria-label={messages.statuses}>
            {tabs.map((tab) => (
              <FilterChip
                key={tab}
                isSelected={tab === shown}
                count={requests.filter(({ status }) => status === statusOf[tab]).length}
                onChange={() => {
                  write(tab === 'waiting' ? undefined : tab)
                  setChosen(new Set())
                }}
              >
                {messages[tab]}
              </FilterChip>
            ))}
          </Chips>
          <SearchBox
            aria-label={messages.search}
            placeholder={messages.search}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Toolbar>
        {oldest && (
          <Note>
            {fillIn(plural(messages.oldest, requests.filter(({ status }) => status === 'requested').length), {
              day: instant(oldest.requestedOn, 'short'),
            })}
          </Note>
        )}
        {found.length === 0 && (
          <EmptyState icon="inbox" text={ofStatus.length === 0 ? messages.none[shown] : messages.noMatch} />
        )}
      </Card>
      <div role="status">{outcome && <OutcomeNotice outcome={outcome} />}</div>
      {byRound(found).map((round) => (
        <RoundRequests
          key={round.id}
          requests={round.requests}
          chosen={mayAnswer && shown === 'waiting' && !isBusy ? chosen : undefined}
          onChoose={setChosen}
        />
      ))}
      {selected.length > 0 && !isBusy && (
        <Card flush aria-label={messages.selectedRequests}>
          <SelectionBar aria-label={messages.selectedRequests}>
            <strong>{plural(messages.selected, selected.length)}</strong>
            <span data-end="">
              <Button dense variant="danger" onPress={() => setAsking('reject')}>
                {plural(messages.reject, selected.length)}
              </Button>
              <Button
                dense
                variant="primary"
                onPress={() => (unpaid.length > 0 ? setAsking('approve') : void approve())}
              >
                {plural(messages.approve, selected.length)}
              </Button>
            </span>
          </SelectionBar>
        </Card>
      )}
      {asking === 'approve' && (
        <ApproveQuestion
          count={selected.length}
          unpaid={unpaid.length}
          onApprove={() => void approve()}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'reject' && (
        <RejectDialog
          count={selected.length}
          onReject={(note) => void reject(note)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Requests>
  )
}

interface RoundRequestsProps {
  /** All of one round. */
  requests: readonly IssuanceRequest[]
  /** The ids that are chosen; nothing where none can be. */
  chosen: ReadonlySet<string> | undefined
  onChoose: (ids: ReadonlySet<string>) => void
}

function RoundRequests({ requests, ...choice }: RoundRequestsProps) {
  const messages = useMessages('issuanceRequests', issuanceRequestsMessages)
  const { units } = useFormats()
  const id = useId()
  const [first] = requests
  if (!first) return null
  const title = fillIn(messages.roundOf, { round: first.round, asset: first.asset })
  const sum = requests.reduce((all, each) => add(all, decimal(each.units)), Decimal.zero)

  return (
    <Card
      flush
      id={id}
      title={<bdi>{title}</bdi>}
      actions={<span>{fillIn(messages.sum, { units: units(sum) })}</span>}
    >
      <RequestTable title={title} requests={requests} {...choice} />
    </Card>
  )
}

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const messages = useMessages('issuanceRequests', issuanceRequestsMessages)
  const { plural, units } = useFormats()
  const { kind, of, done, refused, isRunning } = outcome
  const answered = { done: units(String(done + refused.length)), count: units(String(of)) }

  if (isRunning) return <Alert tone="neutral">{fillIn(messages.working, answered)}</Alert>
  return (
    <Stack gap={2}>
      {done > 0 && (
        <Alert tone="success">
          {plural(kind === 'approve' ? messages.doneApproved : messages.doneRejected, done)}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert tone="danger">
          {plural(messages.refused, refused.length)}
          <ul>
            {refused.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Stack>
  )
}

function byRound(requests: readonly IssuanceRequest[]) {
  const rounds = new Map<string, IssuanceRequest[]>()
  for (const request of requests)
    rounds.set(request.roundId, [...(rounds.get(request.roundId) ?? []), request])
  return [...rounds].map(([id, ofRound]) => ({ id, requests: ofRound }))
}

/** Asks for the data of `IssuanceRequests` before it is shown. A request that fails is repeated by the block. @public */
export async function prefetchIssuanceRequests(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(issuanceRequestsQuery(capstan))
}

const Requests = styled(Stack)`
  margin-block-end: var(--capstan-space-6);
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-2);
`

const Note = styled.p`
  margin: 0;
  padding: var(--capstan-space-3) var(--capstan-space-4);
  color: var(--capstan-text-muted);
`
