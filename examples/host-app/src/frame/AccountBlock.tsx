import { useEffect, useState, type ComponentType } from 'react'
import { styled } from 'styled-components'
import { AccountFace, type AccountFaceProps } from './AccountFace'
import { reportProblem } from '../boot/reportProblem'
import { useIdle } from './useIdle'

/** The account at the end of the top bar, and its menu as soon as that has come. */
export function AccountBlock(acting: AccountFaceProps) {
  const Menu = useMenu()

  return (
    <Container>
      {Menu ? (
        <Menu {...acting} />
      ) : (
        <span className="capstan-account" aria-busy="true">
          <AccountFace {...acting} />
        </span>
      )}
    </Container>
  )
}

/**
 * Returns the menu once its code is loaded. Menus are a good part of the kit: the page should neither wait for them nor share its
 * first moments with them. The page stands without it, so a menu that could not be loaded is no failure of the page.
 */
function useMenu(): ComponentType<AccountFaceProps> | undefined {
  const isIdle = useIdle()
  const [Menu, setMenu] = useState<ComponentType<AccountFaceProps>>()
  const isWanted = isIdle && !Menu

  useEffect(() => {
    if (!isWanted) return
    const load = () =>
      void import('./AccountMenu').then(
        ({ AccountMenu }) => setMenu(() => AccountMenu),
        (error: unknown) => navigator.onLine && reportProblem(error),
      )
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isWanted])

  return Menu
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
