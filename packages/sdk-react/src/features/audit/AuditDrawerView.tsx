import type { Formats } from '@capstan/sdk-core'
import type { ChangedValue, HistoryChange, RecordHistory } from '@capstan/sdk-core/audit'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { auditMessages } from './messages'
import { columnWord, wordOf } from './wordOf'

export interface AuditDrawerViewProps {
  history: RecordHistory
  /** Asks for earlier changes. */
  onMore: () => void
}

/** Changes, latest first: the user, the time, and each value before and after. @public */
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
    time: formats.zonedTime(new Date(changedOn)),
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

/** The values of a change, one a line: before and after, or those of the row that was added or deleted. */
export function ChangedValues({ values, verb }: Pick<HistoryChange, 'values' | 'verb'>) {
  const messages = useMessages('audit', auditMessages)
  const shown = useShownValue()
  return (
    <Values>
      {values.map((value) => (
        <div key={value.column}>
          <dt>{columnWord(messages, value.column)}</dt>
          <dd>
            {verb !== 'insert' && (
              <>
                <VisuallyHidden>{messages.was}: </VisuallyHidden>
                <del>{shown(value, 'before')}</del>
              </>
            )}
            {verb === 'update' && <span aria-hidden="true"> → </span>}
            {verb !== 'delete' && (
              <>
                <VisuallyHidden>{messages.is}: </VisuallyHidden>
                <ins>{shown(value, 'after')}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </Values>
  )
}

function useShownValue(): (value: ChangedValue, side: 'before' | 'after') => ReactNode {
  const messages = useMessages('audit', auditMessages)
  const formats = useFormats()
  const statusWord = useStatusWord()
  return (changed, side) => {
    const value = changed[side]
    if (value === null) return messages.nothing
    if (value === 'true' || value === 'false') return value === 'true' ? messages.yes : messages.no
    if (changed.column === 'status' || changed.column === 'upload_status') return statusWord(value)
    return written(changed.column, value, formats)
  }
}

/** Figures and days are formatted as everywhere else; a text of a user moves nothing around it. */
function written(column: string, value: string, formats: Formats): ReactNode {
  if (/_on$/.test(column) && /^\d{4}-\d\d-\d\d$/.test(value)) return formats.day(value)
  if (!/^-?\d+(\.\d+)?$/.test(value)) return <bdi>{value}</bdi>
  if (['price', 'unit_value', 'amount', 'total_capital_deployed'].includes(column))
    return formats.price(value)
  if (['total', 'authorized_total', 'issued', 'managed_units'].includes(column))
    return formats.fullValue(value)
  return column === 'coupon' ? formats.coupon(value) : value
}

const Values = styled.dl`
  display: grid;
  gap: calc(4 * var(--capstan-unit));
  margin: var(--capstan-space-2) 0 0;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: var(--capstan-space-2);
  }
  dt {
    color: var(--capstan-text-muted);
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
  del {
    color: var(--capstan-text-muted);
  }
  ins {
    text-decoration: none;
  }
`
