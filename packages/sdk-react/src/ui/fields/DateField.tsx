import { forwardRef, useId } from 'react'
import { parseDate, type CalendarDate, type DateValue } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { describedBy } from './describedBy'
import { FieldLabel } from './FieldLabel'
import { FieldMessage } from './FieldMessage'
import type { FieldProps } from './fieldProps'
import { controlRules, fieldRules, groupRules } from './fieldRules'
import { Icon } from '../display/Icon'
import { popoverRules } from '../overlays/popoverRules'
import { lazyPart } from '../lazy/lazyPart'
import { usePrefetch } from '../lazy/usePrefetch'
import { useUiMessages } from '../uiMessages'
import { useFirstControl } from './useFirstControl'

export interface DateFieldProps extends FieldProps<string> {
  /** The first day that may be chosen, `YYYY-MM-DD`. */
  minDay?: string
  /** The last day that may be chosen, `YYYY-MM-DD`. */
  maxDay?: string
  /** What the browser may fill in: `bday`. */
  autoComplete?: string
}

/** A day, typed as the page's language writes it (MM/DD/YYYY in English) or picked from a month. Holds `YYYY-MM-DD`, and nothing until the day is whole. */
export const DateField = forwardRef<HTMLElement, DateFieldProps>(function DateField(
  {
    label,
    description,
    error,
    optional,
    isRequired = !optional,
    isDisabled,
    disabled,
    value,
    onChange,
    minDay,
    maxDay,
    className,
    ...rest
  },
  ref,
) {
  const messageId = useId()
  const group = useFirstControl(ref, '[role="spinbutton"]')
  const messages = useUiMessages()
  usePrefetch(MonthCalendar)
  const name = typeof label === 'string' ? label : ''

  return (
    <Field
      {...rest}
      ref={group}
      value={calendarDay(value)}
      onChange={(day) => onChange?.(day?.toString() ?? '')}
      minValue={calendarDay(minDay) ?? undefined}
      maxValue={calendarDay(maxDay) ?? undefined}
      granularity="day"
      shouldForceLeadingZeros
      isRequired={isRequired}
      isDisabled={isDisabled ?? disabled}
      isInvalid={Boolean(error)}
      aria-describedby={describedBy(messageId, { optional, description, error })}
      validationBehavior="aria"
      className={classNames('capstan-field', className)}
    >
      <FieldLabel id={messageId} optional={optional}>
        {label}
      </FieldLabel>
      <Control
        className="capstan-control"
        isInvalid={Boolean(error)}
        data-readonly={rest.isReadOnly || undefined}
      >
        <DateInput className="capstan-segments">
          {(segment) => <DateSegment segment={segment} className="capstan-segment" />}
        </DateInput>
        {/* React Aria adds the name of the field. */}
        <Button className="capstan-control-button" aria-label={messages.openCalendar}>
          <Icon name="calendar" dense />
        </Button>
      </Control>
      <FieldMessage id={messageId} description={description} error={error} />
      <Floating className="capstan-popover" offset={4}>
        <Dialog aria-label={name || undefined}>
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
    white-space: pre;
    font-variant-numeric: tabular-nums;
  }
  .capstan-segment {
    padding: 0 1px;
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
