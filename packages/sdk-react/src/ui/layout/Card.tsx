import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { narrow } from './breakpoints'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The heading; it also names the section for assistive technology. */
  title?: ReactNode
  /** A status beside the title. */
  chip?: ReactNode
  /** Quiet buttons at the end of the header. */
  actions?: ReactNode
  /** A ruled row below. */
  footer?: ReactNode
  /** The level of the title in the page. */
  headingLevel?: 2 | 3 | 4
  /** The content goes edge to edge under a ruled header: lists, tables, definition rows. */
  flush?: boolean
}

/** A group of things that belong together: a hairline, a title, a body. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { title, chip, actions, footer, headingLevel = 2, flush, children, className, ...rest },
  ref,
) {
  const id = useId()
  const Heading = `h${headingLevel}` as const

  return (
    <Section
      aria-labelledby={title ? id : undefined}
      {...rest}
      ref={ref}
      className={classNames('capstan-card', className)}
      data-flush={flush || undefined}
    >
      {(title || actions) && (
        <div className="capstan-card-header">
          <div className="capstan-card-title">
            {title && (
              <Heading id={id} className="capstan-heading">
                {title}
              </Heading>
            )}
            {chip}
          </div>
          {actions && <div className="capstan-card-actions">{actions}</div>}
        </div>
      )}
      <div className="capstan-card-body">{children}</div>
      {footer && <div className="capstan-card-footer">{footer}</div>}
    </Section>
  )
})

const Section = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  break-inside: avoid;
  > .capstan-card-header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--capstan-space-2) var(--capstan-space-4);
    min-height: calc(60 * var(--capstan-unit));
    padding: var(--capstan-space-3) var(--capstan-space-6);
  }
  > .capstan-card-header .capstan-heading {
    min-width: 0;
    margin: 0;
    /* A long word of German at twice the size. */
    overflow-wrap: anywhere;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
      var(--capstan-font-family-heading);
  }
  > .capstan-card-header > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-2);
    min-width: 0;
  }
  /* The words of a quiet button end where the content ends. */
  > .capstan-card-header .capstan-card-actions > .capstan-button[data-variant='quiet']:last-child {
    max-width: calc(100% + var(--capstan-space-2));
    margin-inline-end: calc(-1 * var(--capstan-space-2));
  }
  /* A long text breaks in a small card, and with text of twice the size. */
  > .capstan-card-header .capstan-button,
  > .capstan-card-footer .capstan-button {
    flex-shrink: 0;
    max-width: 100%;
    box-sizing: border-box;
    white-space: normal;
  }
  > .capstan-card-body {
    min-width: 0;
    padding: var(--capstan-space-6);
  }
  > .capstan-card-header + .capstan-card-body {
    padding-top: 0;
  }
  /* A sentence does not touch what follows it. */
  > .capstan-card-body > p:not(:last-child) {
    margin-block-end: var(--capstan-space-4);
  }
  &[data-flush] > .capstan-card-body {
    padding: 0;
  }
  &[data-flush] > .capstan-card-header {
    border-bottom: 1px solid var(--capstan-border);
  }
  > .capstan-card-footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--capstan-space-2);
    margin-top: auto;
    padding: var(--capstan-space-3) var(--capstan-space-6);
    border-top: 1px solid var(--capstan-border);
  }
  @container ${narrow} {
    > .capstan-card-header,
    > .capstan-card-footer {
      padding-inline: var(--capstan-space-4);
    }
    &:not([data-flush]) > .capstan-card-body {
      padding-inline: var(--capstan-space-4);
      padding-bottom: var(--capstan-space-4);
    }
  }
`
