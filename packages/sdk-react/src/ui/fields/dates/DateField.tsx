import { forwardRef } from 'react'
import { parseDate, type CalendarDate, type DateValue } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import type { FieldProps } from '../fieldProps'
import { controlRules, fieldRules, groupRules } from '../fieldRules'
import { useFieldFrame } from '../useFieldFrame'
import { Icon } from '../../display/Icon'
import { popoverRules } from '../../overlays/popoverRules'
import { lazyPart } from '../../lazy/lazyPart'
import { usePrefetch } from '../../lazy/usePrefetch'
import { useUiMessages } from '../../uiMessages'
import { useFirstControl } from '../useFirstControl'

export interface DateFieldProps extends FieldProps<string> {
  /** The first day that may be chosen, `YYYY-MM-DD`. */
  minDay?: string
  /** The last day that may be chosen, `YYYY-MM-DD`. */
  maxDay?: string
  /** The autofill hint for the browser, such as `bday`. */
  autoComplete?: string
}

/** A day, typed as the page's language writes it (MM/DD/YYYY in English) or picked from a month. Holds `YYYY-MM-DD`, and nothing until the day is whole. */
export const DateField = forwardRef<HTMLElement, DateFieldProps>(function DateField(
  { value, onChange, minDay, maxDay, ...props },
  ref,
) {
  const { field, control, heading, message } = useFieldFrame(props)
  const group = useFirstControl(ref, '[role="spinbutton"]')
  const messages = useUiMessages()
  usePrefetch(MonthCalendar)
  const name = typeof props.label === 'string' ? props.label : undefined

  return (
    <Field
      {...field}
      ref={group}
      value={calendarDay(value)}
      onChange={(day) => onChange?.(day?.toString() ?? '')}
      minValue={calendarDay(minDay) ?? undefined}
      maxValue={calendarDay(maxDay) ?? undefined}
      granularity="day"
      shouldForceLeadingZeros
    >
      {heading}
      <Control {...control}>
        <DateInput className="capstan-segments">
          {(segment) => <DateSegment segment={segment} className="capstan-segment" />}
        </DateInput>
        {/* React Aria adds the name of the field. */}
        <Button className="capstan-control-button" aria-label={messages.openCalendar}>
          <Icon name="calendar" dense />
        </Button>
      </Control>
      {message}
      <Floating className="capstan-popover" offset={4}>
        <Dialog aria-label={name}>
          <MonthCalendar />
        </Dialog>
      </Floating>
    </Field>
  )
})

function calendarDay(day: string | undefined): CalendarDate | null {
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseDate(day) : null
}

// Most days are typed: the calendar comes while the browser is idle, or when it is opened.
const MonthCalendar = /*#__PURE__*/ lazyPart(async () => (await import('./MonthCalendar')).MonthCalendar)

const Field = styled(DatePicker<DateValue>)`
  ${fieldRules}
` as typeof DatePicker<DateValue>

const Control = styled(Group)`
  ${controlRules}
  ${groupRules}
  > .capstan-segments {
    display: flex;
    flex: 1;
    /* Where people's text is large, a day takes a second line rather than push its button out. */
    flex-wrap: wrap;
    min-width: 0;
    white-space: pre;
    font-variant-numeric: tabular-nums;
  }
  .capstan-segment {
    padding: 0 1px;
    /* Each is pressed by itself. [WCAG 2.5.8] */
    &[role='spinbutton'] {
      min-width: calc(24 * var(--capstan-unit));
      text-align: center;
    }
    border-radius: calc(2 * var(--capstan-unit));
    outline: 0;
  }
  /* Said as MM/DD/YYYY, not mm/dd/yyyy, and in its own order where the page is read from the right. */
  .capstan-segment[data-placeholder] {
    text-transform: uppercase;
  }
  .capstan-segment[data-focused] {
    background: var(--capstan-primary);
    color: var(--capstan-on-primary);
  }
  @media (forced-colors: active) {
    .capstan-segment[data-focused] {
      outline: calc(2 * var(--capstan-unit)) solid Highlight;
    }
  }
`

const Floating = styled(Popover)`
  ${popoverRules}
  min-width: 0;
  padding: var(--capstan-space-3);
`
