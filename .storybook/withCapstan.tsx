import { useEffect, useState, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { createCapstan } from '../packages/sdk-core/src/createCapstan'
import { CapstanProvider } from '../packages/sdk-react/src/provider/CapstanProvider'
import { CapstanRoot } from '../packages/sdk-react/src/provider/CapstanRoot'
import { brands } from './brands'

/** Puts every story into an instance of its own, a root and the brand, theme and width of the toolbar. */
export const withCapstan: Decorator = (Story, { globals, parameters }) => (
  <Frame
    brand={String(globals.brand)}
    theme={globals.theme === 'dark' ? 'dark' : 'light'}
    width={globals.width === 'full' ? undefined : Number(globals.width)}
    isPadded={parameters.padded !== false}
  >
    <Story />
  </Frame>
)

interface FrameProps {
  brand: string
  theme: 'light' | 'dark'
  width?: number
  isPadded: boolean
  children: ReactNode
}

function Frame({ brand, theme, width, isPadded, children }: FrameProps) {
  const [instance] = useState(() => createCapstan())
  useEffect(() => () => instance.destroy(), [instance])

  return (
    <CapstanProvider instance={instance} appearance={{ brand: brands[brand], theme }}>
      <CapstanRoot
        style={{
          background: 'var(--capstan-surface)',
          maxWidth: width,
          minHeight: '100vh',
          padding: isPadded ? 24 : 0,
          boxSizing: 'border-box',
        }}
      >
        {children}
      </CapstanRoot>
    </CapstanProvider>
  )
}
