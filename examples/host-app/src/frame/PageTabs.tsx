import { Link, useLocation } from 'react-router'
import { styled } from 'styled-components'

export interface PageTabsProps {
  /** The name of the group of tabs for assistive technology. */
  label: string
  tabs: readonly { text: string; path: string }[]
  /** They are a list beside the page where there is room, and a row that wraps above it where there is none. */
  isBeside?: boolean
}

/** The views of a page, each a link; the one shown follows the path. */
export function PageTabs({ label, tabs, isBeside }: PageTabsProps) {
  const { pathname } = useLocation()
  return (
    <Nav className="capstan-tabs" aria-label={label} data-beside={isBeside || undefined}>
      {tabs.map(({ text, path }) => (
        <Link
          key={path}
          className="capstan-tab"
          to={path}
          ref={isShown(path, pathname) ? moveIntoSight : undefined}
          aria-current={isShown(path, pathname) ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </Nav>
  )
}

/** A tab may have a query, which is ignored when the active tab is determined. */
const isShown = (path: string, pathname: string) => path.split('?')[0] === pathname

/** Scrolls the current tab to the middle of an overflowing row, without scrolling the page. */
function moveIntoSight(tab: HTMLElement | null) {
  const tabs = tab?.parentElement
  if (!tab || !tabs) return
  const [own, all] = [tab.getBoundingClientRect(), tabs.getBoundingClientRect()]
  tabs.scrollLeft += (own.left + own.right - all.left - all.right) / 2
}

const Nav = styled.nav`
  display: flex;
  gap: var(--capstan-space-6);
  margin-bottom: var(--capstan-space-6);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--capstan-border);
  > .capstan-tab {
    display: inline-flex;
    align-items: center;
    min-height: calc(40 * var(--capstan-unit));
    color: var(--capstan-text-muted);
    text-decoration: none;
    white-space: nowrap;
  }
  > .capstan-tab:hover {
    color: var(--capstan-text);
  }
  > .capstan-tab[aria-current] {
    color: var(--capstan-primary-text);
    font-weight: var(--capstan-font-weight-strong);
    box-shadow: inset 0 -2px var(--capstan-primary-edge);
  }
  > .capstan-tab:focus-visible {
    outline-offset: -2px;
    border-radius: calc(2 * var(--capstan-unit));
  }
  &[data-beside] {
    flex-wrap: wrap;
    gap: calc(2 * var(--capstan-unit));
    box-shadow: none;
    > .capstan-tab {
      min-height: calc(36 * var(--capstan-unit));
      padding-inline: var(--capstan-space-3);
      border-radius: var(--capstan-radius-base);
    }
    > .capstan-tab:hover {
      background: var(--capstan-surface-hover);
    }
    > .capstan-tab[aria-current] {
      background: var(--capstan-primary-soft);
      color: var(--capstan-on-primary-soft);
      box-shadow: none;
    }
    @media (min-width: 900px) {
      flex-direction: column;
      margin-bottom: 0;
    }
  }
  @media (pointer: coarse) {
    > .capstan-tab,
    &[data-beside] > .capstan-tab {
      min-height: calc(44 * var(--capstan-unit));
    }
  }
  /* Shadows are not drawn there. */
  @media (forced-colors: active) {
    > .capstan-tab[aria-current] {
      border-bottom: 2px solid Highlight;
    }
  }
  @media print {
    display: none;
  }
`
