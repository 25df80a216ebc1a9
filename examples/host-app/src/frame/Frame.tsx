import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { styled } from 'styled-components'
import { Arrival } from './Arrival'
import { ManagedLine } from './ManagedLine'
import { useDocumentLanguage } from './useDocumentLanguage'
import { Footer } from './Footer'
import { LeaveQuestion } from './LeaveQuestion'
import { PreviewLine } from './PreviewLine'
import { SkipLink } from './SkipLink'
import { StaleLine } from './StaleLine'
import { TopBar } from './TopBar'
import { useFocusOnNavigation } from './useFocusOnNavigation'
import { useScrollPlace } from '../routing/useScrollPlace'

/** Frame of every page: the top bar, the page and the footer. */
export function Frame() {
  const main = useFocusOnNavigation()
  useDocumentLanguage()
  useScrollPlace()

  return (
    <App className="capstan-app">
      <SkipLink to="main" />
      <TopBar />
      <ManagedLine />
      <PreviewLine />
      <StaleLine />
      <LeaveQuestion />
      <Main id="main" ref={main} tabIndex={-1}>
        <Suspense>
          <Outlet />
          <Arrival />
        </Suspense>
      </Main>
      <Footer />
    </App>
  )
}

const App = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: var(--capstan-surface);
`

const Main = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  /* They take focus to announce the page, not to be pressed. */
  &:focus-visible,
  h1:focus-visible {
    outline: none;
  }
`
