import { css } from 'styled-components'
import { narrow } from '../layout/breakpoints'

/** A mark and the words beside it: a checkbox or a radio. */
export const choiceRules = css`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: var(--capstan-space-2);
  min-height: calc(24 * var(--capstan-unit));
  padding-block: calc(2 * var(--capstan-unit));
  color: var(--capstan-text);
  cursor: pointer;
  > .capstan-choice-mark {
    display: grid;
    place-items: center;
    flex: none;
    box-sizing: border-box;
    width: calc(18 * var(--capstan-unit));
    height: calc(18 * var(--capstan-unit));
    margin-top: 1px;
    border: 1px solid var(--capstan-border-strong);
    border-radius: calc(4 * var(--capstan-unit));
    background: var(--capstan-surface-raised);
    color: transparent;
  }
  > :not(.capstan-choice-mark) {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[data-kind='radio'] > .capstan-choice-mark {
    border-radius: 50%;
  }
  &[data-kind='radio'] > .capstan-choice-mark::after {
    content: '';
    width: calc(8 * var(--capstan-unit));
    height: calc(8 * var(--capstan-unit));
    border-radius: 50%;
    background: currentColor;
  }
  > .capstan-choice-mark > svg {
    width: calc(14 * var(--capstan-unit));
    height: calc(14 * var(--capstan-unit));
    stroke-width: 2.5;
  }
  &[data-hovered] > .capstan-choice-mark {
    border-color: var(--capstan-text-muted);
  }
  &[data-selected] > .capstan-choice-mark,
  &[data-indeterminate] > .capstan-choice-mark {
    border-color: var(--capstan-primary-edge);
    background: var(--capstan-primary);
    color: var(--capstan-on-primary);
  }
  &[data-invalid] > .capstan-choice-mark {
    border-color: var(--capstan-danger);
    box-shadow: inset 0 0 0 1px var(--capstan-danger);
  }
  &[data-focus-visible] {
    outline: 0;
  }
  &[data-focus-visible] > .capstan-choice-mark {
    outline: var(--capstan-line-focus) solid var(--capstan-focus);
    outline-offset: var(--capstan-line-focus-gap);
  }
  &[data-disabled] {
    color: var(--capstan-text-disabled);
    cursor: not-allowed;
  }
  &[data-disabled] > .capstan-choice-mark {
    border-color: var(--capstan-border);
    background: var(--capstan-surface-sunken);
  }
  &[data-disabled][data-selected] > .capstan-choice-mark {
    color: var(--capstan-text-disabled);
  }
  @media (pointer: coarse) {
    min-height: calc(44 * var(--capstan-unit));
    padding-block: calc(12 * var(--capstan-unit));
  }
  @container ${narrow} {
    min-height: calc(44 * var(--capstan-unit));
    padding-block: calc(12 * var(--capstan-unit));
  }
  @media (forced-colors: active) {
    /* In the colours of the reader's system, whether they are dark or light. */
    &[data-kind] > .capstan-choice-mark {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonFace;
      color: transparent;
    }
    &[data-kind='switch'] > .capstan-choice-mark {
      color: ButtonText;
    }
    &[data-kind][data-selected] > .capstan-choice-mark,
    &[data-kind][data-indeterminate] > .capstan-choice-mark {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-invalid] > .capstan-choice-mark {
      box-shadow: inset 0 0 0 1px ButtonText;
    }
    &[data-focus-visible] > .capstan-choice-mark {
      outline-color: Highlight;
    }
    &[data-disabled][data-kind] > .capstan-choice-mark {
      border-color: GrayText;
    }
  }
`

/** Several of them. */
export const choicesRules = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-1) var(--capstan-space-6);
  min-height: var(--capstan-size-control);
  &[data-stack] {
    flex-direction: column;
    align-items: flex-start;
  }
`
