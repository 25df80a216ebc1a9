import type { ComponentType, HTMLAttributes, Ref } from 'react'
import { css, styled } from 'styled-components'
import { narrow } from '../layout/breakpoints'

const upright = css`
  flex-direction: column;
  overflow: visible;
  /* More than seven have a place of their own, with the next one half in sight: what there is to do is not a page away. */
  &[data-scroll] {
    max-height: calc(330 * var(--capstan-unit));
    overflow: hidden auto;
    .capstan-card & {
      background: none;
    }
  }
  > .capstan-step.capstan-step {
    flex: none;
    flex-direction: row;
    gap: var(--capstan-space-3);
    min-height: calc(44 * var(--capstan-unit));
    padding: 0 0 var(--capstan-space-3);
  }
  > .capstan-step::before {
    inset: calc(26 * var(--capstan-unit)) auto calc(2 * var(--capstan-unit)) calc(11 * var(--capstan-unit));
    width: calc(2 * var(--capstan-unit));
    height: auto;
  }
  > .capstan-step:dir(rtl)::before {
    inset: calc(26 * var(--capstan-unit)) calc(11 * var(--capstan-unit)) calc(2 * var(--capstan-unit)) auto;
  }
  > .capstan-step > .capstan-step-words {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0 var(--capstan-space-2);
    padding-top: calc(2 * var(--capstan-unit));
  }
  > .capstan-step > .capstan-step-words > :first-child {
    flex: 1 1 min-content;
    min-width: 0;
    max-width: 100%;
  }
`

/** How a row of steps looks; `StepBar` fills it. */
export const StepList: ComponentType<HTMLAttributes<HTMLOListElement> & { ref?: Ref<HTMLOListElement> }> =
  styled.ol`
    position: relative;
    display: flex;
    /* The ring of the current mark has room, and the marks begin where the content begins. */
    margin: calc(-3 * var(--capstan-unit));
    padding: calc(3 * var(--capstan-unit));
    list-style: none;
    overflow-x: auto;
    scrollbar-width: thin;
    > .capstan-step {
      position: relative;
      display: flex;
      flex: 1 0 0;
      flex-direction: column;
      gap: var(--capstan-space-2);
      min-width: 0;
      padding-inline-end: var(--capstan-space-3);
    }
    &[data-scroll] > .capstan-step {
      flex: 0 0 calc(148 * var(--capstan-unit));
    }
    /* In a card the edge darkens where there is more to scroll to; at an end its ground goes along and covers that. */
    .capstan-card &[data-scroll] {
      background:
        linear-gradient(to right, var(--capstan-surface-raised) 40%, transparent) left / 40px 100% no-repeat
          local,
        linear-gradient(to left, var(--capstan-surface-raised) 40%, transparent) right / 40px 100% no-repeat
          local,
        linear-gradient(to right, var(--capstan-track), transparent) left / 16px 100% no-repeat scroll,
        linear-gradient(to left, var(--capstan-track), transparent) right / 16px 100% no-repeat scroll;
    }
    > .capstan-step::before {
      content: '';
      position: absolute;
      inset-inline: calc(32 * var(--capstan-unit)) calc(8 * var(--capstan-unit));
      top: calc(11 * var(--capstan-unit));
      height: calc(2 * var(--capstan-unit));
      background: var(--capstan-track);
    }
    > .capstan-step:last-child::before {
      display: none;
    }
    > .capstan-step[data-status='complete']::before {
      background: var(--capstan-success-fill);
    }
    .capstan-step-mark {
      display: grid;
      place-items: center;
      box-sizing: border-box;
      flex: none;
      width: calc(24 * var(--capstan-unit));
      height: calc(24 * var(--capstan-unit));
      border: 1.5px solid var(--capstan-border-strong);
      border-radius: 50%;
      background: var(--capstan-surface-raised);
      color: var(--capstan-text-muted);
      font-size: var(--capstan-font-size-dense);
      font-weight: var(--capstan-font-weight-strong);
      line-height: 1;
    }
    .capstan-step-mark > svg {
      width: calc(14 * var(--capstan-unit));
      height: calc(14 * var(--capstan-unit));
      stroke-width: 2.25;
    }
    .capstan-step-words {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      min-width: 0;
      line-height: calc(20 * var(--capstan-unit));
    }
    .capstan-step-words > :first-child {
      overflow-wrap: break-word;
    }
    .capstan-step-words > :last-child {
      color: var(--capstan-text-muted);
      font-size: var(--capstan-font-size-dense);
    }
    .capstan-step-words button {
      max-width: 100%;
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      text-align: start;
      overflow-wrap: inherit;
      cursor: pointer;
    }
    .capstan-step-words button:hover {
      text-decoration: underline;
    }
    /* The whole step takes the press: a line of text alone is too small a target. */
    .capstan-step-words button::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    > [data-status='complete'] > .capstan-step-mark {
      border-color: var(--capstan-success-fill);
      background: var(--capstan-success-fill);
      color: var(--capstan-on-success);
    }
    > [aria-current] > .capstan-step-mark {
      border-color: var(--capstan-primary-edge);
      background: var(--capstan-primary);
      color: var(--capstan-on-primary);
      box-shadow: 0 0 0 calc(3 * var(--capstan-unit)) var(--capstan-primary-soft);
    }
    > [aria-current] > .capstan-step-words > :first-child {
      font-weight: var(--capstan-font-weight-strong);
    }
    > :is([data-status='failed'], [data-status='retry_limit']) > .capstan-step-mark {
      border-color: var(--capstan-danger-fill);
      background: var(--capstan-danger-fill);
      color: var(--capstan-on-danger);
    }
    > :is([data-status='failed'], [data-status='retry_limit']) > .capstan-step-words > :last-child {
      color: var(--capstan-danger);
    }
    > :is([data-status='retry'], [data-status='restart']) > .capstan-step-mark {
      border-color: var(--capstan-warning);
      background: var(--capstan-warning-soft);
      color: var(--capstan-warning);
    }
    > [data-status='processing'] > .capstan-step-mark {
      border-color: var(--capstan-info);
      background: var(--capstan-surface-raised);
      color: var(--capstan-info);
    }
    &[data-vertical] {
      ${upright}
    }
    @container ${narrow} {
      ${upright}
    }
    @media print {
      max-height: none;
    }
    @media (forced-colors: active) {
      .capstan-step-mark {
        forced-color-adjust: none;
      }
      > .capstan-step.capstan-step::before {
        background: GrayText;
      }
      > .capstan-step[data-status='complete']::before {
        background: CanvasText;
      }
    }
  `
