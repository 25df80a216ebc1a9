import { styled } from 'styled-components'
import { narrow } from '../../ui/layout/breakpoints'

/** Container that scrolls the tree sideways; below a certain width of it lines become cards. */
export const TreeRoom = styled.div`
  container-type: inline-size;
  overflow-x: auto;
`

/** The tree: a table where there is room, a card for each line where there is not. */
export const TreeTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;
  > thead th {
    padding: var(--capstan-space-2) var(--capstan-space-3);
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-strong);
    text-align: start;
    white-space: nowrap;
  }
  th[data-numeric],
  td[data-numeric] {
    text-align: end;
  }
  > tbody > tr {
    height: calc(54 * var(--capstan-unit));
    border-top: 1px solid var(--capstan-border);
  }
  > tbody > tr:focus-visible {
    outline: 2px solid var(--capstan-focus);
    outline-offset: -2px;
  }
  > tbody > tr[data-kind='round'],
  > tbody > tr[data-kind='empty'] {
    background: var(--capstan-surface);
  }
  > tbody > tr > * {
    padding: var(--capstan-space-1) var(--capstan-space-3);
    font-weight: inherit;
    text-align: start;
  }
  > tbody > tr[data-kind='asset'] > td[data-numeric],
  > tbody > tr[data-kind='issuer'] > td[data-numeric] {
    font-weight: var(--capstan-font-weight-strong);
  }
  th > div {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-1);
  }
  th > div > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* As wide as that where there is room. */
  > tbody > tr > th {
    width: 20%;
    min-width: calc(172 * var(--capstan-unit));
  }
  tr[data-kind='round'] > th,
  tr[data-kind='empty'] > td {
    padding-inline-start: calc(46 * var(--capstan-unit));
  }
  tr[aria-level='2'][data-kind='asset'] > th {
    padding-inline-start: calc(34 * var(--capstan-unit));
  }
  tr[aria-level='3'] > th,
  tr[aria-level='3'][data-kind='empty'] > td {
    padding-inline-start: calc(72 * var(--capstan-unit));
  }
  small {
    display: block;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-regular);
  }
  td[data-as='actions'] {
    text-align: end;
    white-space: nowrap;
  }
  td[data-as='wide'] {
    width: 18%;
    min-width: calc(200 * var(--capstan-unit));
  }
  @container ${narrow} {
    &,
    > tbody {
      display: block;
    }
    > thead {
      display: none;
    }
    > tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--capstan-space-2) var(--capstan-space-3);
      height: auto;
      padding: var(--capstan-space-3) var(--capstan-space-4);
    }
    > tbody > tr > *,
    tr[data-kind] > th,
    tr[aria-level][data-kind='asset'] > th,
    tr[data-kind][aria-level] > td {
      padding: 0;
      text-align: start;
    }
    > tbody > tr > th,
    td[data-as='wide'] {
      width: auto;
      min-width: 0;
    }
    /* What is below begins further in, and what is said of an asset begins where its name does. */
    > tbody > tr[data-kind='round'],
    > tbody > tr[aria-level='2'][data-kind='asset'] {
      padding-inline-start: calc(28 * var(--capstan-unit));
    }
    > tbody > tr[aria-level='3'] {
      padding-inline-start: calc(40 * var(--capstan-unit));
    }
    > tbody > tr[data-kind='asset'] > th > div > .capstan-button {
      margin-inline-start: calc(-8 * var(--capstan-unit));
    }
    th,
    td[data-as='wide'],
    td[data-as='actions'],
    tr[data-kind='empty'] > td {
      grid-column: 1 / -1;
    }
    td[data-as='end'] {
      grid-column: 1 / -1;
    }
    td[data-empty] {
      display: none;
    }
    td[data-label]::before {
      content: attr(data-label);
      display: block;
      color: var(--capstan-text-muted);
      font-size: var(--capstan-font-size-dense);
      font-weight: var(--capstan-font-weight-regular);
    }
  }
  @media print {
    td[data-as='actions'],
    .capstan-button {
      display: none;
    }
  }
`
