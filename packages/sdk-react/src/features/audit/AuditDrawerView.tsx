import type { HistoryChange, RecordHistory } from '@capstan/sdk-core/audit'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ChangedValues } from './ChangedValues'
import { auditMessages } from './messages'
import { wordOf } from './wordOf'

export interface AuditDrawerViewProps {
  history: RecordHistory
  /** Asks for earlier changes. */
  onMore: () => void
}

/** Changes, the latest first: who, when, and each value before and after. @public */
export function AuditDrawerView({ history: { changes, hasMore }, onMore }: AuditDrawerViewProps) {
  const messages = useMessages('audit', auditMessages)
  if (changes.length === 0 && !hasMore) return <EmptyState icon="clock" text={messages.none} />

  return (
    <>
      <Note>{messages.about}</Note>
      <List>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </List>
      {hasMore && (
        <Button block onPress={onMore}>
          {messages.earlier}
        </Button>
      )}
    </>
  )
}

function Change({ change }: { change: HistoryChange }) {
  const messages = useMessages('audit', auditMessages)
  const formats = useFormats()
  const { person, account, changedOn, table, verb, values } = change
  const who = person ?? (account ? fillIn(messages.byOther, { account }) : messages.byPlatform)
  const at = fillIn(messages.at, {
    day: formats.instant(changedOn, 'allocation'),
    time: formats.time(new Date(changedOn)),
  })

  return (
    <li className="capstan-audit-change" data-verb={verb}>
      <h3>{fillIn(messages[verb], { what: wordOf(messages, table) ?? messages.other })}</h3>
      <small>
        <bdi>{who}</bdi> · <time dateTime={changedOn}>{at}</time>
      </small>
      <ChangedValues values={values} verb={verb} />
    </li>
  )
}

const Note = styled.p`
  margin: 0 0 var(--capstan-space-4);
  color: var(--capstan-text-muted);
`

const List = styled.ol`
  display: grid;
  gap: var(--capstan-space-4);
  margin: 0 0 var(--capstan-space-4);
  padding: 0;
  list-style: none;
  > li + li {
    padding-block-start: var(--capstan-space-4);
    border-top: 1px solid var(--capstan-border);
  }
  h3 {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-body) / var(--capstan-font-line-body)
      var(--capstan-font-family-body);
  }
  small {
    color: var(--capstan-text-muted);
    overflow-wrap: anywhere;
  }
`
