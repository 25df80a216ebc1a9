import type { Waiting } from '@capstan/sdk-core/dashboard'
import { untouchedLayout, viewToLink } from '@capstan/sdk-core/grid'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import type { QueryState } from '../../provider/queries/useCapstanQuery'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { LinkButton } from '../../ui/actions/LinkButton'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Card } from '../../ui/layout/Card'
import { Inline } from '../../ui/layout/Inline'
import { LinedItem, LinedList } from '../../ui/layout/LinedList'
import { dashboardMessages, type DashboardMessages } from './messages'

/** The waiting tasks of the person, or an error: an error is not the same as no tasks. */
export function WaitingPart({ waiting }: { waiting: QueryState<Waiting> }) {
  const messages = useMessages('dashboard', dashboardMessages)

  if (waiting.status === 'ready') return <WaitingCard waiting={waiting.data} />
  if (waiting.status === 'loading') return null
  return (
    <Card flush className="capstan-waiting" title={messages.waiting}>
      <ErrorNotice error={waiting.error} onRetry={waiting.retry} />
    </Card>
  )
}

/** Lists the waiting tasks, the most urgent first; renders nothing without tasks. */
export function WaitingCard({ waiting }: { waiting: Waiting }) {
  const { href } = useRouter()
  const { plural } = useFormats()
  const messages = useMessages('dashboard', dashboardMessages)
  const things = thingsOf(waiting, messages, plural)

  if (things.length === 0) return null
  return (
    <Card flush className="capstan-waiting" title={messages.waiting}>
      <LinedList>
        {things.map(({ text, ways }) => (
          <LinedItem key={text}>
            <div className="capstan-strong">{text}</div>
            <Ways>
              {ways.map(({ to, words, about = text }) => (
                <LinkButton key={to + words} href={href(to)} aria-label={`${words}: ${about}`}>
                  {words}
                </LinkButton>
              ))}
            </Ways>
          </LinedItem>
        ))}
      </LinedList>
    </Card>
  )
}

/** A thing that waits, and the ways to where it is done. */
interface Thing {
  text: string
  ways: readonly Way[]
}

interface Way {
  to: string
  words: string
  /** The subject of the task, where the text does not name it; the whole task by default. */
  about?: string
}

function thingsOf(
  { invitations, unissued, unshared, contactImport }: Waiting,
  messages: DashboardMessages,
  plural: ReturnType<typeof useFormats>['plural'],
): Thing[] {
  const all: (Thing | false)[] = [
    invitations > 0 && {
      text: plural(messages.invitations, invitations),
      ways: [{ to: '/issuers', words: messages.seeInvitations }],
    },
    unissued.count > 0 && {
      text: plural(messages.unissued, unissued.count),
      ways: [
        ...unissued.rounds.map(({ id, name }) => ({
          to: `/asset-class/${id}/manage?open=issue`,
          words: fillIn(messages.issueIn, { round: name }),
        })),
        ...(unissued.hasMore ? [{ to: closedDistributions, words: messages.seeUnissued }] : []),
      ],
    },
    unshared.count > 0 && {
      text: plural(messages.unshared, unshared.count),
      ways: unshared.documents.map(({ name, on, id }) => ({
        to: `/${on}/${id}`,
        words: fillIn(messages.share, { document: name }),
      })),
    },
    contactImport !== undefined && {
      text: messages.contactImport[contactImport],
      ways: [{ to: '/contacts', words: messages.seeContactImport }],
    },
  ]
  return all.filter((each) => each !== false)
}

/** The page of all distributions, with those that are closed and not locked. */
const closedDistributions = `/distributions?${new URLSearchParams({
  'grid.distributions': viewToLink({
    sorts: [],
    filters: [{ column: 'status', operator: 'in', values: ['closed'] }],
    search: '',
    layout: untouchedLayout,
  }),
}).toString()}`

/** A name may be as long as it likes: its button has as many lines. */
const Ways = styled(Inline)`
  > .capstan-button {
    box-sizing: border-box;
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`
