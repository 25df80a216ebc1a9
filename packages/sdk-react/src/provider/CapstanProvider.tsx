import React, { useMemo, type ReactNode } from 'react'
import type { Capstan } from '@capstan/sdk-core'
// The public way to it is through React Aria's index, which draws every part it has into the first load.
import { RouterProvider } from 'react-aria/private/utils/openLink'
import { I18nProvider } from 'react-aria/I18nProvider'
import { LanguageContext } from '../language/LanguageContext'
import type { Languages } from '../language/Languages'
import { useLanguage } from '../language/useLanguage'
import { CapstanContext, type Appearance, type CapstanContextValue, type CapstanRouter } from './context'
import type { Messages } from '../language/Messages'
import { uiMessages } from '../ui/uiMessages'

export interface CapstanProviderProps {
  /** The result of `createCapstan`. */
  instance: Capstan
  /**
   * The partner's words, by feature: `{ invest: { title: 'Subscribe' } }`, or for an English text wherever it is said:
   * `{ everywhere: { Units: 'Shares' } }`. They stand over every language.
   */
  messages?: Messages
  /**
   * Languages beside English and German, and words of your own in any of them, by their tags. The instance's `locale`
   * says which one is spoken; nothing is drawn before its words have come. Make the object once, outside the component.
   */
  languages?: Languages
  /** The address of support: a page, or `mailto:`. Shown when a block could not be rendered. */
  supportUrl?: string
  /** The nonce of the page's content security policy, for the styles. */
  nonce?: string
  /** The element that dialogs and menus open in; by default the end of the page, or an element of the root in a shadow root. */
  portalContainer?: HTMLElement | null
  /** Brand, theme and unit. */
  appearance?: Appearance
  /** How the host moves between pages. */
  router?: CapstanRouter
  /**
   * True when the browser asks before the page is left while a block holds answers that were typed and not sent. By default it
   * asks on the platform's own pages, and not where `fetchSession` is given or inside a frame.
   */
  asksBeforeLeaving?: boolean
  /** Blocks. */
  children: ReactNode
}

/**
 * Provides a Capstan instance, its language, the partner's texts and the host's settings to everything inside. Renders no
 * element.
 */
export function CapstanProvider(props: CapstanProviderProps): ReactNode {
  if (isOfOtherReact()) {
    props.instance.reportProblem('react_twice', `The kit uses React ${React.version}.`)
    // A text is the same to every copy of React; an element is not.
    return uiMessages.notSetUp
  }
  return <Provider {...props} />
}

/**
 * True when another copy of React renders this than the one that the kit imports: the kit's own then has no hooks to call, and
 * the first of them would throw.
 */
function isOfOtherReact(): boolean {
  const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as
    { H?: unknown } | undefined // of React 19
  const before = Reflect.get(React, '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED') as
    { ReactCurrentDispatcher?: { current?: unknown } } | undefined // of React 18
  return internals?.H === null || before?.ReactCurrentDispatcher?.current === null
}

function Provider(props: CapstanProviderProps) {
  const {
    instance,
    messages = noMessages,
    languages = noLanguages,
    supportUrl,
    nonce,
    portalContainer,
    appearance = noAppearance,
    router,
    asksBeforeLeaving,
    children,
  } = props
  const { navigate, href = samePath, setSearch } = router ?? noRouter
  const value = useMemo<CapstanContextValue>(
    () => ({
      instance,
      supportUrl,
      nonce,
      portalContainer,
      appearance,
      router: { navigate, href, setSearch },
      asksBeforeLeaving,
    }),
    [instance, supportUrl, nonce, portalContainer, appearance, navigate, href, setSearch, asksBeforeLeaving],
  )
  const language = useLanguage(instance, languages)
  const spoken = useMemo(() => language && { ...language, messages }, [language, messages])
  if (!spoken) return null

  return (
    <CapstanContext.Provider value={value}>
      <LanguageContext.Provider value={spoken}>
        <I18nProvider locale={spoken.formats.locale}>
          {router ? (
            <RouterProvider navigate={navigate} useHref={href}>
              {children}
            </RouterProvider>
          ) : (
            children
          )}
        </I18nProvider>
      </LanguageContext.Provider>
    </CapstanContext.Provider>
  )
}

const noMessages: Messages = {}
const noLanguages: Languages = {}
const noAppearance: Appearance = {}
const samePath = (path: string) => path
const noRouter: CapstanRouter = { navigate: () => undefined }
