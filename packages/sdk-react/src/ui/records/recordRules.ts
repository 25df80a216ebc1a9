import { css } from 'styled-components'
import { hiddenRules } from '../display/hiddenRules'

const stacked = css`
  &,
  > tbody,
  > tbody > tr {
    display: block;
  }
  /* Read out, not seen: each value has its own label. */
  && > thead:not([data-lead]),
  && > thead[data-lead] > tr > th {
    ${hiddenRules}
  }
  /* A control that is not seen takes no focus. */
  > thead :is(a, button) {
    visibility: hidden;
  }
  /* Headers that sort are gone: a button above the records does. */
  && > thead[data-sortable]:not([data-lead]),
  && > thead > tr > th[aria-sort] {
    display: none;
  }
  /* What chooses all rows stands alone. */
  > thead[data-lead],
  > thead[data-lead] > tr {
    display: block;
  }
  && > thead[data-lead] > tr > td[data-lead] {
    display: flex;
    align-items: center;
    width: auto;
    padding: var(--capstan-space-1) var(--capstan-space-4);
  }
  > tbody > tr {
    position: relative;
    padding: var(--capstan-space-3) var(--capstan-space-4);
    border-top: 1px solid var(--capstan-border-subtle);
  }
  > tbody > tr:first-child {
    border-top: 0;
  }
  && > tbody > tr > :is(th, td) {
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--capstan-space-4);
    height: auto;
    min-height: calc(28 * var(--capstan-unit));
    padding: calc(2 * var(--capstan-unit)) 0;
    border: 0;
    background: none;
    text-align: end;
  }
  && > tbody > tr > td[data-label]::before {
    content: attr(data-label);
    flex: none;
    max-width: 100%;
    overflow-wrap: anywhere;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    text-align: start;
  }
  /* A value that takes a line of its own ends where the others do. */
  && > tbody > tr > td > * {
    margin-inline-start: auto;
  }
  /* Beside the name of the row, which begins after it. */
  && > tbody > tr > td[data-lead] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: var(--capstan-space-4);
    width: auto;
  }
  && > tbody > tr > td[data-lead] + th {
    padding-inline-start: calc(28 * var(--capstan-unit));
  }
  && > tbody > tr > td[data-wide] {
    display: block;
    text-align: start;
  }
  && > tbody > tr > td[data-solid] {
    white-space: normal;
  }
  && > tbody > tr > td[data-wide]::before {
    display: block;
  }
  && > tbody > tr > th {
    justify-content: flex-start;
    padding-inline-end: var(--capstan-actions, calc(52 * var(--capstan-unit)));
    text-align: start;
  }
  && > tbody > tr > td[data-actions] {
    position: absolute;
    inset-block-start: var(--capstan-space-2);
    inset-inline-end: var(--capstan-space-2);
    width: auto;
    /* Larger there, and still level with the name. */
    @media (pointer: coarse) {
      inset-block-start: calc(4 * var(--capstan-unit));
    }
  }
  && > tbody > tr > td[data-whole] {
    display: block;
    text-align: start;
  }
`

/** How a table of a few rows looks, and the records it becomes where there is no room for columns. */
export const recordRules = css`
  width: 100%;
  border-collapse: collapse;
  :is(th, td) {
    height: calc(44 * var(--capstan-unit));
    padding: calc(10 * var(--capstan-unit)) var(--capstan-space-3);
    border-top: 1px solid var(--capstan-border-subtle);
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  /* Words break where nothing else helps; a date or a figure has room. */
  > tbody > tr > :is(th, td):not([data-actions]) {
    min-width: calc(88 * var(--capstan-unit));
  }
  :is(th, td):first-child {
    padding-inline-start: var(--capstan-space-6);
  }
  :is(th, td):last-child {
    padding-inline-end: var(--capstan-space-6);
  }
  > thead th {
    height: calc(36 * var(--capstan-unit));
    padding-block: 0;
    border-top: 0;
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-strong);
    vertical-align: middle;
    white-space: nowrap;
  }
  > tbody > tr > th {
    font-weight: var(--capstan-font-weight-strong);
  }
  > tbody > tr:hover > * {
    background: var(--capstan-surface-hover);
  }
  [data-numeric] {
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > :is(thead, tbody) > tr > td[data-lead] {
    width: calc(52 * var(--capstan-unit));
    min-width: calc(52 * var(--capstan-unit));
    padding-inline-end: 0;
  }
  > thead td[data-lead] {
    border-top: 0;
    background: var(--capstan-surface-sunken);
  }
  > tbody > tr[aria-selected='true'] > * {
    background: var(--capstan-primary-soft);
  }
  > tbody > tr > td[data-whole] {
    padding-inline: var(--capstan-space-6);
  }
  > tbody > tr:is([data-status='edit'], [data-status='create']) > * {
    background: var(--capstan-surface-sunken);
  }
  /* What is said of a row belongs to it. */
  > tbody > [data-status='error'] + [data-note] > * {
    border-top: 0;
  }
  td[data-solid] {
    white-space: nowrap;
  }
  td[data-actions] {
    width: 1%;
    white-space: nowrap;
    padding-block: calc(6 * var(--capstan-unit));
    text-align: end;
  }
  @container (max-width: 49.99em) {
    ${stacked}
  }
`
