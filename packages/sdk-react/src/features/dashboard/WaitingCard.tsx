import type { Waiting } from '@capstan/sdk-core/dashboard'
import { untouchedLayout, viewToLink } from '@capstan/sdk-core/grid'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Card } from '../../ui/layout/Card'
import { LinedItem, LinedList } from '../../ui/layout/LinedList'
import { dashboardMessages } from './messages'

/** What waits for the person, the first of it first. Nothing where nothing does. */
export function WaitingCard({ waiting }: { waiting: Waiting }) {
  const { href } = useRouter()
  const { plural } = useFormats()
  const messages = useMessages('dashboard', dashboardMessages)
  const things = [
    {
      count: waiting.invitations,
      words: messages.invitations,
      to: '/issuers',
      action: messages.seeInvitations,
    },
    {
      count: waiting.unissued,
      words: messages.unissued,
      to: closedDistributions,
      action: messages.seeUnissued,
    },
    { count: waiting.unshared, words: messages.unshared, to: '/securities', action: messages.seeUnshared },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, words, ...rest }) => ({ text: plural(words, count), ...rest }))
  const { contactImport } = waiting
  if (contactImport)
    things.push({
      text: messages.contactImport[contactImport],
      to: '/contacts',
      action: messages.seeContactImport,
    })

  if (things.length === 0) return null
  return (
    <Card flush className="capstan-waiting" title={messages.waiting}>
      <LinedList>
        {things.map(({ text, to, action }) => (
          <LinedItem key={to}>
            <div className="capstan-strong">{text}</div>
            <LinkButton href={href(to)} aria-label={`${action}: ${text}`}>
              {action}
            </LinkButton>
          </LinedItem>
        ))}
      </LinedList>
    </Card>
  )
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
