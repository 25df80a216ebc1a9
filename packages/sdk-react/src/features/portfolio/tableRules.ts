import { css } from 'styled-components'

/** How the portfolio's table looks: compact rows, the asset stays in sight while the rest scrolls. */
export const tableRules = css`
  /* Words for screen readers alone stand absolutely: they scroll with their cells rather than widen the page. */
  position: relative;
  overflow-x: auto;
  > table {
    width: 100%;
    min-width: calc(1040 * var(--capstan-unit));
    border-collapse: separate;
    border-spacing: 0;
    font-size: var(--capstan-font-size-dense);
    font-variant-numeric: tabular-nums lining-nums;
  }
  :is(th, td) {
    box-sizing: border-box;
    max-width: calc(148 * var(--capstan-unit));
    height: var(--capstan-density-compact);
    padding: 0 var(--capstan-space-3);
    border-bottom: 1px solid var(--capstan-border-subtle);
    background: var(--capstan-surface-raised);
    overflow: hidden;
    font-weight: inherit;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  :is(th, td):first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: var(--capstan-layer-sticky);
    max-width: min(calc(244 * var(--capstan-unit)), 42cqi);
    padding-inline-start: var(--capstan-space-4);
    border-inline-end: 1px solid var(--capstan-border);
  }
  :is(th, td):last-child {
    padding-inline-end: var(--capstan-space-4);
  }
  [data-numeric] {
    text-align: end;
  }
  /* Our own words are short, and have no other place to be read. */
  [data-muted] {
    max-width: none;
  }
  thead th {
    max-width: none;
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-strong);
    /* A language of long words takes a second line before the table scrolls. */
    white-space: normal;
  }
  [data-group] {
    font-weight: var(--capstan-font-weight-strong);
  }
  [data-detail] > :is(th, td) {
    background: var(--capstan-surface);
  }
  [data-detail] > th {
    padding-inline-start: calc(44 * var(--capstan-unit));
  }
  :is([data-detail] > th, [data-muted], [data-empty]) {
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-regular);
  }
  tfoot > tr > th:first-child {
    border-inline-end: 0;
    white-space: normal;
  }
  tfoot > tr > :is(th, td) {
    padding-block: var(--capstan-space-2);
    border-bottom: 0;
    background: var(--capstan-surface-sunken);
    font-weight: var(--capstan-font-weight-strong);
  }
  /* Where the sums themselves are scrolled out of sight. */
  .capstan-total-short {
    display: none;
    gap: var(--capstan-space-6);
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-regular);
  }
  .capstan-total-short b {
    color: var(--capstan-text);
    font-weight: var(--capstan-font-weight-strong);
  }
  @container (max-width: 74.28em) {
    .capstan-total-short {
      display: flex;
    }
  }
  tfoot td[colspan] {
    max-width: none;
  }
  .capstan-asset {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-1);
    margin-inline-start: calc(-1 * var(--capstan-space-2));
  }
  .capstan-asset > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* What is cut is there in full in the row that has the focus, by key or by touch: a title needs a mouse. */
  tr:focus > :is(th, td),
  tr:focus .capstan-asset > bdi {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  @media (hover: hover) {
    tbody > tr:hover > :is(th, td) {
      background: var(--capstan-surface-hover);
    }
  }
  tr:focus-visible {
    outline: none;
  }
  tr:focus-visible > :is(th, td) {
    box-shadow:
      inset 0 2px var(--capstan-focus),
      inset 0 -2px var(--capstan-focus);
  }
  /* Shadows are not drawn there. */
  @media (forced-colors: active) {
    tr:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    /* It stays over the row, and has to say it for itself. */
    tr:focus-visible > :first-child {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  /* Paper does not scroll: every column has to fit, and what is long takes a second line. */
  @media print {
    overflow: visible;
    > table {
      min-width: 0;
      font-size: calc(11 * var(--capstan-unit));
    }
    :is(th, td):is(th, td) {
      position: static;
      max-width: none;
      padding-inline: var(--capstan-space-2);
      white-space: normal;
    }
    .capstan-asset {
      margin-inline-start: 0;
    }
    .capstan-total-short {
      display: none;
    }
  }
`
