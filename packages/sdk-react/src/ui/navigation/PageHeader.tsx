import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Breadcrumbs, type Crumb } from './Breadcrumbs'
import { classNames } from '../classNames'
import { narrow } from '../layout/breakpoints'

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The pages above this one and this one itself. A single entry repeats the title: it is left out. */
  breadcrumbs?: Crumb[]
  /** Shows the breadcrumb even when this page is its only entry. */
  showsSingleBreadcrumb?: boolean
  /** The name of the page. */
  title: ReactNode
  /** Its status. */
  chip?: ReactNode
  /** One muted sentence. */
  lead?: ReactNode
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode
  /** The level of the title: 1 for a page of the host app, 2 or more in an embed. */
  headingLevel?: 1 | 2 | 3
}

/** The top of a page: breadcrumbs, title and actions. */
export const PageHeader = forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(
  {
    breadcrumbs = [],
    showsSingleBreadcrumb = false,
    title,
    chip,
    lead,
    actions,
    headingLevel = 1,
    className,
    ...rest
  },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const hasTrail = breadcrumbs.length > (showsSingleBreadcrumb ? 0 : 1)

  return (
    <Header {...rest} ref={ref} className={classNames('capstan-page-header', className)}>
      <div className="capstan-page-words">
        {hasTrail && <Breadcrumbs items={breadcrumbs} />}
        <div className="capstan-page-heading">
          <Heading className="capstan-title">{title}</Heading>
          {chip}
        </div>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className="capstan-actions">{actions}</div>}
    </Header>
  )
})

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--capstan-space-3) var(--capstan-space-6);
  margin-bottom: var(--capstan-space-6);
  > .capstan-page-words {
    display: flex;
    flex-direction: column;
    gap: var(--capstan-space-1);
    min-width: 0;
  }
  .capstan-page-heading {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-1) var(--capstan-space-3);
  }
  .capstan-title {
    min-width: 0;
    margin: 0;
    /* A long word of German at twice the size. */
    overflow-wrap: anywhere;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-title) / var(--capstan-font-line-title)
      var(--capstan-font-family-heading);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  p {
    margin: 0;
    color: var(--capstan-text-muted);
  }
  > .capstan-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--capstan-space-2);
    max-width: 100%;
  }
  /* Fields that stand here shrink to the width of the page. */
  > .capstan-actions > * {
    min-width: 0;
    max-width: 100%;
  }
  @container ${narrow} {
    margin-bottom: var(--capstan-space-4);
    .capstan-title {
      hyphens: auto;
      hyphenate-limit-chars: 12 5 4;
    }
  }
`
