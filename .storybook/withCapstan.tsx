import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { createCapstan } from '../packages/sdk-core/src/createCapstan'
import { fakeServer, fakeSocket, fixtureIds } from '../packages/sdk-core/src/entries/testing'
import { CapstanProvider } from '../packages/sdk-react/src/provider/CapstanProvider'
import { CapstanRoot } from '../packages/sdk-react/src/provider/CapstanRoot'
import { brands } from './brands'
import { languages, locales } from './languages'
import { doubleText } from './looks/doubleText'
import { showAsPrinted } from './looks/showAsPrinted'
import { stage } from './looks/stage'
import { openPlatform, type MakePlatform } from './platforms'

/** Puts every story into an instance and a platform of its own, a root and the brand, theme and width of the toolbar. */
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
  const { language, theme } = useSyncExternalStore(stage.subscribe, stage.shown) ?? toolbar
  const locale = locales[language]
  const [{ instance, close }] = useState(() => start(locale, makePlatform))
  useEffect(() => instance.update({ locale }), [instance, locale])
  useEffect(() => close, [close])
  useEffect(() => (isDoubled ? doubleText() : undefined), [isDoubled])
  useEffect(() => (isPrinted ? showAsPrinted() : undefined), [isPrinted])
  const unit = isDoubled ? 'rem' : undefined

  return (
    <CapstanProvider
      instance={instance}
      languages={languages}
      appearance={{ brand: brands[brand], theme, unit }}
    >
      <CapstanRoot
        style={{
          background: 'var(--capstan-surface)',
          maxWidth: width,
          // A page of documentation has room for a part of a long story.
          ...(isInDocs ? { maxHeight: 720, overflow: 'auto' } : { minHeight: '100vh' }),
          padding: isPadded ? 24 : 0,
          boxSizing: 'border-box',
        }}
      >
        {children}
      </CapstanRoot>
    </CapstanProvider>
  )
}

/** An instance that talks to the story's platform, or to one that knows nothing. */
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
