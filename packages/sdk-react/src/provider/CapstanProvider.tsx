import { useMemo, type ReactNode } from 'react'
import type { Capstan } from '@capstan/sdk-core'
// The public way to it is through React Aria's index, which draws every part it has into the first load.
import { RouterProvider } from 'react-aria/private/utils/openLink'
import { UiMessagesContext, uiMessages } from '../ui/uiMessages'
import {
  CapstanContext,
  type Appearance,
  type CapstanContextValue,
  type CapstanRouter,
  type Messages,
} from './context'

export interface CapstanProviderProps {
  /** What `createCapstan` made. */
  instance: Capstan
  /** The partner's words, by feature: `{ invest: { title: 'Subscribe' } }`. */
  messages?: Messages
  /** The nonce of the page's content security policy, for the styles. */
  nonce?: string
  /** Where dialogs and menus open; the end of the page, or the root's own place in a shadow root, when not given. */
  portalContainer?: HTMLElement | null
  /** Brand, theme and unit. */
  appearance?: Appearance
  /** How the host moves between pages. */
  router?: CapstanRouter
  /** Blocks. */
  children: ReactNode
}

/** Gives everything inside a Capstan instance, the partner's words and the host's wishes. Draws nothing itself. */
export function CapstanProvider(props: CapstanProviderProps) {
  const {
    instance,
    messages = noMessages,
    nonce,
    portalContainer,
    appearance = noAppearance,
    router,
    children,
  } = props
  const { navigate, href = samePath } = router ?? noRouter
  const value = useMemo<CapstanContextValue>(
    () => ({ instance, messages, nonce, portalContainer, appearance, router: { navigate, href } }),
    [instance, messages, nonce, portalContainer, appearance, navigate, href],
  )
  const ownMessages = useMemo(() => ({ ...uiMessages, ...messages.ui }), [messages.ui])
  const inside = <UiMessagesContext.Provider value={ownMessages}>{children}</UiMessagesContext.Provider>

  return (
    <CapstanContext.Provider value={value}>
      {router ? (
        <RouterProvider navigate={navigate} useHref={href}>
          {inside}
        </RouterProvider>
      ) : (
        inside
      )}
    </CapstanContext.Provider>
  )
}

const noMessages: Messages = {}
const noAppearance: Appearance = {}
const samePath = (path: string) => path
const noRouter: CapstanRouter = { navigate: () => undefined }
