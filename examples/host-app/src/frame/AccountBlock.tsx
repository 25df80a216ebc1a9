import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { AccountFace, type AccountFaceProps } from './AccountFace'
import { useIdle } from './useIdle'

// Menus are a good part of the kit: the page should neither wait for them nor share its first moments with them.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu')).AccountMenu }))

/** The account at the end of the top bar, and its menu as soon as that has come. */
export function AccountBlock(acting: AccountFaceProps) {
  const isIdle = useIdle()
  const face = (
    <span className="capstan-account" aria-busy="true">
      <AccountFace {...acting} />
    </span>
  )

  return (
    <Container>
      <Suspense fallback={face}>{isIdle ? <AccountMenu {...acting} /> : face}</Suspense>
    </Container>
  )
}

const Container = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  /* The initials alone stand there, which cannot be any narrower. */
  @container (max-width: 37.497rem) {
    flex: none;
  }
  && > .capstan-account {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: var(--capstan-space-2);
    max-width: calc(280 * var(--capstan-unit));
    margin-inline-end: calc(-1 * var(--capstan-space-2));
    padding: var(--capstan-space-1) var(--capstan-space-2);
    border: 1px solid transparent;
    color: var(--capstan-text);
    font-weight: var(--capstan-font-weight-regular);
    white-space: nowrap;
  }
`
