import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { styled } from 'styled-components'
import { Icon } from '../../display/Icon'
import { useUiMessages } from '../../uiMessages'

/** A month of days to pick from; inside a `DateField`. */
export function MonthCalendar() {
  const messages = useUiMessages()

  return (
    <Month className="capstan-calendar">
      <header>
        <Button slot="previous" aria-label={messages.previousMonth}>
          <Icon name="chevron-left" dense />
        </Button>
        <Heading />
        <Button slot="next" aria-label={messages.nextMonth}>
          <Icon name="chevron-right" dense />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="capstan-day" />}</CalendarGridBody>
      </CalendarGrid>
    </Month>
  )
}

const Month = styled(Calendar)`
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-bottom: var(--capstan-space-2);
  }
  > header > :is(h1, h2, h3) {
    margin: 0;
    font-size: inherit;
    font-weight: var(--capstan-font-weight-strong);
  }
  > header > button {
    display: grid;
    place-items: center;
    width: calc(28 * var(--capstan-unit));
    height: calc(28 * var(--capstan-unit));
    padding: 0;
    border: 0;
    border-radius: calc(4 * var(--capstan-unit));
    background: none;
    color: var(--capstan-text-muted);
    cursor: pointer;
  }
  > header > button[data-hovered] {
    background: var(--capstan-surface-active);
  }
  table {
    border-collapse: collapse;
  }
  th {
    padding: 0;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-regular);
  }
  td {
    padding: 1px;
  }
  .capstan-day {
    display: grid;
    place-items: center;
    width: calc(32 * var(--capstan-unit));
    height: calc(32 * var(--capstan-unit));
    border-radius: calc(4 * var(--capstan-unit));
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .capstan-day[data-hovered] {
    background: var(--capstan-surface-active);
  }
  .capstan-day[data-selected] {
    background: var(--capstan-primary);
    color: var(--capstan-on-primary);
  }
  .capstan-day[data-outside-month] {
    display: none;
  }
  .capstan-day:is([data-disabled], [data-unavailable]) {
    color: var(--capstan-text-disabled);
    cursor: default;
  }
  .capstan-day[data-focus-visible],
  > header > button[data-focus-visible] {
    outline: var(--capstan-line-focus) solid var(--capstan-focus);
    outline-offset: calc(-2 * var(--capstan-unit));
  }
  @media (forced-colors: active) {
    .capstan-day:is([data-disabled], [data-unavailable]) {
      color: GrayText;
    }
    .capstan-day[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    /* Inside the day: on its ground where it is chosen, and beside others. */
    .capstan-day[data-focus-visible] {
      outline-color: Highlight;
    }
    .capstan-day[data-selected][data-focus-visible] {
      outline-color: HighlightText;
    }
  }
`
