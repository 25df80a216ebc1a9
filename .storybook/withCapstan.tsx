import { Fragment, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { createCapstan } from '../packages/sdk-core/src/createCapstan'
import { fakeServer, fakeSocket, fixtureIds } from '../packages/sdk-core/src/entries/testing'
import { CapstanProvider } from '../packages/sdk-react/src/provider/CapstanProvider'
import { CapstanRoot } from '../packages/sdk-react/src/provider/CapstanRoot'
import { brands } from './brands'
import { languages, locales } from './languages'
import { doubleText } from './checks/doubleText'
import { showAsPrinted } from './checks/showAsPrinted'
import { shownCombination } from './checks/shownCombination'
import { openPlatform, type MakePlatform } from './platforms'

/** Gives each story its own instance and platform, and applies the brand, theme and width of the toolbar. */
export const withCapstan: Decorator = (Story, { globals, parameters, viewMode }) => (
  <Frame
    brand={String(globals.brand)}
    language={String(globals.language)}
    theme={globals.theme === 'dark' ? 'dark' : 'light'}
    width={globals.width === 'full' ? undefined : Number(globals.width)}
    isPadded={parameters.padded !== false}
    isDoubled={globals.text === '200'}
    isInDocs={viewMode === 'docs'}
    isPrinted={globals.medium === 'print'}
    makePlatform={parameters.platform}
  >
    <Story />
  </Frame>
)

interface FrameProps {
  brand: string
  language: string
  theme: 'light' | 'dark'
  width?: number
  isPadded: boolean
  isDoubled: boolean
  isInDocs: boolean
  isPrinted: boolean
  makePlatform?: MakePlatform
  children: ReactNode
}

function Frame({
  brand,
  width,
  isPadded,
  isDoubled,
  isInDocs,
  isPrinted,
  makePlatform,
  children,
  ...toolbar
}: FrameProps) {
  const { language, theme } =
    useSyncExternalStore(shownCombination.subscribe, shownCombination.get) ?? toolbar
  const locale = locales[language]
  const [{ instance, close }] = useState(() => start(locale, makePlatform))
  useEffect(() => instance.update({ locale }), [instance, locale])
  useEffect(() => close, [close])
  useEffect(() => (isDoubled ? doubleText() : undefined), [isDoubled])
  useEffect(() => (isPrinted ? showAsPrinted() : undefined), [isPrinted])
  const unit = isDoubled ? 'rem' : undefined
  const Stage = isPrinted ? Desk : Fragment

  return (
    <CapstanProvider
      instance={instance}
      languages={languages}
      appearance={{ brand: brands[brand], theme, unit }}
    >
      <Stage>
        <CapstanRoot
          style={{
            background: 'var(--capstan-surface)',
            maxWidth: width,
            ...(isPrinted && { width: sheetWidth }),
            // A documentation page shows a long story in a frame that scrolls.
            ...(isInDocs ? { maxHeight: 720, overflow: 'auto' } : { minHeight: '100vh' }),
            padding: isPadded ? 24 : 0,
            boxSizing: 'border-box',
          }}
        >
          {children}
        </CapstanRoot>
      </Stage>
    </CapstanProvider>
  )
}

/** The width of a sheet of A4 across on which the page is scaled to fit, as browsers do for a wide table. */
const sheetWidth = 1280

/** What a sheet of paper lies on: it scrolls where the sheet is wider than the screen. */
function Desk({ children }: { children: ReactNode }) {
  return (
    <div style={{ overflowX: 'auto', position: 'relative' }} tabIndex={0}>
      {children}
    </div>
  )
}

/** Creates an instance that uses the story's platform, or a platform that answers no request. */
function start(
  locale?: string,
  makePlatform: MakePlatform = () => ({ server: fakeServer(), socket: fakeSocket() }),
) {
  const { server, socket } = makePlatform()
  const platform = openPlatform(server)
  const instance = createCapstan({
    account: fixtureIds.account,
    locale,
    endpoint: `${platform.origin}/api/v2/graphql`,
    environment: { openSocket: socket.openSocket },
  })
  const close = () => {
    instance.destroy()
    platform.close()
  }
  return { instance, close }
}
