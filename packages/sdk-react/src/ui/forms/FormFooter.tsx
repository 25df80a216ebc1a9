import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { narrow } from '../layout/breakpoints'

export interface FormFooterProps extends HTMLAttributes<HTMLDivElement> {
  /** A quiet note at the start: that a draft is saved. */
  note?: ReactNode
  /** True when the note stays visible on narrow screens, because it says why the button is unavailable. */
  keepsNote?: boolean
}

/** The end of a form: cancel, then the primary button; in a dialog and on narrow screens it stays in sight, where the primary grows. */
export const FormFooter = forwardRef<HTMLDivElement, FormFooterProps>(function FormFooter(
  { note, keepsNote, children, className, ...rest },
  ref,
) {
  return (
    <Bar {...rest} ref={ref} className={classNames('capstan-form-footer', className)}>
      {note && <div data-note={keepsNote ? 'kept' : ''}>{note}</div>}
      {children}
    </Bar>
  )
})

const Bar = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--capstan-space-2);
  /* Below a field that nothing else keeps apart from it. */
  .capstan-field + & {
    margin-top: var(--capstan-space-2);
  }
  :is(.capstan-dynamic-form, .capstan-dialog-body) .capstan-form-notice + & {
    margin-top: var(--capstan-space-4);
  }
  > [data-note] {
    margin-inline-end: auto;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  @container ${narrow} {
    position: sticky;
    bottom: 0;
    z-index: var(--capstan-layer-sticky);
    padding-block: var(--capstan-space-3);
    border-top: 1px solid var(--capstan-border);
    background: var(--capstan-surface-raised);
    > .capstan-button:is([data-variant='primary'], [data-variant='danger']) {
      flex: 1;
    }
    > [data-note=''] {
      display: none;
    }
    > [data-note='kept'] {
      flex-basis: 100%;
    }
  }
  /* In a dialog it stays in sight at any width, as wide as it and at its lower edge: nothing shows below. */
  .capstan-dialog-body & {
    position: sticky;
    bottom: calc(-1 * var(--capstan-space-5));
    z-index: var(--capstan-layer-sticky);
    margin-inline: calc(-1 * var(--capstan-space-6));
    margin-bottom: calc(-1 * var(--capstan-space-5));
    padding: var(--capstan-space-3) var(--capstan-space-6);
    border-top: 1px solid var(--capstan-border);
    border-radius: 0 0 var(--capstan-radius-base) var(--capstan-radius-base);
    background: var(--capstan-surface-overlay);
  }
  /* What takes focus is never under the bar. */
  .capstan-dialog-body form:has(&) :focus {
    scroll-margin-bottom: calc(80 * var(--capstan-unit));
  }
  @container ${narrow} {
    form:has(&) :focus {
      scroll-margin-bottom: calc(80 * var(--capstan-unit));
    }
  }
`
