import { css } from 'styled-components'

/**
 * How the parts of every picture are filled: colours with patterns; on paper pale grounds under lines in full colour, with
 * an edge; the system's colours where it has its own.
 */
export const chartRules = css`
  .capstan-pattern-ground {
    fill: var(--capstan-ground, var(--capstan-fill));
  }
  .capstan-pattern-lines {
    fill: none;
    stroke: var(--capstan-lines, var(--capstan-surface-raised));
    stroke-width: 1.5;
    opacity: 0.45;
  }
  .capstan-part {
    stroke: var(--capstan-surface-raised);
    stroke-width: 2;
    outline: none;
  }
  /* The edge alone, in its colour. */
  .capstan-part[data-pending] {
    fill: var(--capstan-surface-raised);
    stroke: var(--capstan-fill);
    stroke-width: 1.5;
    stroke-dasharray: 3 3;
  }
  .capstan-focus-ring {
    fill: none;
    stroke: var(--capstan-focus);
    stroke-width: var(--capstan-line-focus);
    pointer-events: none;
  }
  .capstan-line {
    stroke: var(--capstan-text);
    stroke-width: 2;
    pointer-events: none;
  }
  .capstan-line[data-line='mark'] {
    stroke-dasharray: 3 3;
  }
  @media print {
    .capstan-pattern-ground {
      fill: color-mix(in srgb, var(--capstan-fill) 22%, #fff);
    }
    .capstan-pattern-lines {
      stroke: var(--capstan-fill);
      opacity: 1;
    }
    .capstan-part {
      stroke: var(--capstan-fill);
      stroke-width: 1;
    }
    .capstan-focus-ring {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .capstan-pattern-ground {
      fill: Canvas;
    }
    [data-look='0'] > .capstan-pattern-ground {
      fill: CanvasText;
    }
    .capstan-pattern-lines,
    .capstan-part,
    .capstan-line {
      stroke: CanvasText;
      opacity: 1;
    }
    .capstan-part {
      stroke-width: 1;
    }
    .capstan-focus-ring {
      stroke: Highlight;
    }
  }
`
