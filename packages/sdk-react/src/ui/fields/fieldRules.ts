import { css } from 'styled-components'
import { narrow } from '../layout/breakpoints'

/** A field: label above, control, message below. */
export const fieldRules = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
  max-width: var(--capstan-size-field-width);
  margin: 0;
  padding: 0;
  border: 0;
`

const invalid = css`
  border-color: var(--capstan-danger);
  box-shadow: inset 0 0 0 1px var(--capstan-danger);
`

/** The box a person types into or opens. */
export const controlRules = css`
  box-sizing: border-box;
  width: 100%;
  margin: 0;
  min-height: var(--capstan-size-control);
  padding: calc(7 * var(--capstan-unit)) calc(11 * var(--capstan-unit));
  border: 1px solid var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  color: var(--capstan-text);
  font: inherit;
  line-height: calc(20 * var(--capstan-unit));
  text-align: start;
  &[data-hovered] {
    border-color: var(--capstan-text-muted);
  }
  &[data-focused],
  &[data-focus-within],
  &[aria-expanded='true'] {
    border-color: var(--capstan-focus);
    outline: 1px solid var(--capstan-focus);
    outline-offset: 0;
  }
  &[data-invalid] {
    ${invalid}
  }
  &[readonly],
  &:has(> [readonly]),
  &[data-readonly] {
    border-color: var(--capstan-border);
    background: var(--capstan-surface-sunken);
  }
  &[data-disabled] {
    border-color: var(--capstan-border);
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-disabled);
    cursor: not-allowed;
  }
  /* What is typed reads in its own direction, so that 418 Harbour Walk is no Harbour Walk 418, and stands where the page begins. */
  [dir='rtl'] &:is(input, textarea),
  [dir='rtl'] & > input {
    unicode-bidi: plaintext;
    text-align: right;
  }
  &[data-numeric],
  /* Always left to right, in every language of the page. */
  > input:is([type='tel'], [type='email'], [type='url']) {
    direction: ltr;
  }
  [dir='rtl'] & > input:is([type='tel'], [type='email'], [type='url']) {
    text-align: end;
  }
  [dir='rtl'] &[dir='ltr'] {
    text-align: end;
  }
  &[data-numeric],
  > input[data-numeric] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  &::placeholder,
  > input::placeholder,
  [data-placeholder] {
    color: var(--capstan-text-muted);
    opacity: 1;
  }
  &:placeholder-shown,
  > input:placeholder-shown {
    text-overflow: ellipsis;
  }
  @media (pointer: coarse) {
    padding-block: calc(11 * var(--capstan-unit));
    font-size: calc(16 * var(--capstan-unit));
  }
  @container ${narrow} {
    padding-block: calc(11 * var(--capstan-unit));
    font-size: calc(16 * var(--capstan-unit));
  }
  @media (forced-colors: active) {
    /* Its colour says nothing there, and shadows are not drawn. */
    &[data-invalid] {
      outline: 1px solid ButtonText;
      outline-offset: -2px;
    }
    &[data-focused],
    &[data-focus-within],
    &[aria-expanded='true'] {
      outline: calc(2 * var(--capstan-unit)) solid Highlight;
      outline-offset: 0;
    }
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

/** A control made of parts: affixes, buttons, date segments. */
export const groupRules = css`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-2);
  > input {
    flex: 1;
    min-width: 0;
    width: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: calc(20 * var(--capstan-unit));
  }
  > .capstan-icon {
    color: var(--capstan-text-muted);
  }
  > .capstan-affix {
    color: var(--capstan-text-muted);
    white-space: nowrap;
  }
  > .capstan-control-button {
    display: grid;
    place-items: center;
    flex: none;
    width: calc(24 * var(--capstan-unit));
    height: calc(24 * var(--capstan-unit));
    margin: calc(-2 * var(--capstan-unit));
    margin-inline-end: calc(-5 * var(--capstan-unit));
    padding: 0;
    border: 0;
    border-radius: calc(4 * var(--capstan-unit));
    background: none;
    color: var(--capstan-text-muted);
    cursor: pointer;
  }
  > .capstan-control-button[data-hovered] {
    background: var(--capstan-surface-hover);
    color: var(--capstan-text);
  }
  /* A drawing keeps its colour on every background. */
  @media (forced-colors: active) {
    > .capstan-icon {
      color: ButtonText;
    }
    &[data-disabled] > .capstan-icon {
      color: GrayText;
    }
  }
`

/**
 * Rules of a field in a line of fields: as wide as its text, and below its label where both do not fit. Text that is wider than the
 * line wraps.
 */
export const inLineRules = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--capstan-space-2);
  max-width: 100%;
  > .capstan-control {
    flex: 1 0 auto;
    width: auto;
    min-width: min(150 * var(--capstan-unit), 100%);
    max-width: 100%;
  }
  > .capstan-control > .capstan-truncate {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  > .capstan-label {
    max-width: 100%;
    margin: 0;
  }
`
