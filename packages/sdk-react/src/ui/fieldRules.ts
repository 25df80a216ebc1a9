import { css } from 'styled-components'

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
  padding: 7px 11px;
  border: 1px solid var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  color: var(--capstan-text);
  font: inherit;
  line-height: 20px;
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
  @media (pointer: coarse) {
    padding-block: 11px;
    font-size: 16px;
  }
  @container (max-width: 599.95px) {
    padding-block: 11px;
    font-size: 16px;
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
    line-height: 20px;
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
    width: 24px;
    height: 24px;
    margin: -2px;
    margin-inline-end: -5px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--capstan-text-muted);
    cursor: pointer;
  }
  > .capstan-control-button[data-hovered] {
    background: var(--capstan-surface-hover);
    color: var(--capstan-text);
  }
`
