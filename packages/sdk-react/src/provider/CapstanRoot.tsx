import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { useFormats } from '../language/useFormats'
import { SnackbarRegion } from '../ui/feedback/SnackbarRegion'
import { LoadingSpeech, LoadingSpeechContext } from '../ui/feedback/useSaysLoading'
import { classNames } from '../ui/classNames'
import { Announcer } from './announcements/Announcer'
import { BlockBoundary } from './BlockBoundary'
import { LoadingDelay } from '../ui/lazy/loadingDelay'
import { ConfirmSecondFactor } from './secondFactor/ConfirmSecondFactor'
import { reportSilentFills } from './reportSilentFills'
import { RootBoundary } from './RootBoundary'
import { RootSurface } from './RootSurface'
import { SettleEarlierWrites } from './offline/SettleEarlierWrites'
import { ShadowIsolation } from './brand/ShadowIsolation'
import { StyleTarget } from './brand/StyleTarget'
import { BrandContext } from './brand/useBrand'
import { useBrandTheme } from './brand/useBrandTheme'
import { useCapstanContext } from './useCapstan'
import { useThemeAround } from './brand/useThemeAround'
import { useTokensAround } from './brand/useTokensAround'
import { LoadingDelayContext } from '../ui/lazy/useLoadingDelay'

/** How far a block is isolated from the styles of the page: not at all, or in its own shadow root. */
export type Isolation = 'none' | 'shadow'

export interface CapstanRootProps extends HTMLAttributes<HTMLDivElement> {
  /** `shadow` keeps the page's styles out, and ours in. */
  isolation?: Isolation
  /** The content. */
  children: ReactNode
}

const InsideRoot = createContext(false)

/**
 * Root of the kit's styles: it applies the brand and the theme, holds dialogs, snackbars and announcements, and contains
 * rendering errors. Every block has one around it; inside another root it renders nothing of its own.
 */
export function CapstanRoot({ isolation = 'none', children, ...rest }: CapstanRootProps): ReactNode {
  const isInside = useContext(InsideRoot)
  if (isInside && isolation === 'none') return <BlockBoundary>{children}</BlockBoundary>

  return (
    <InsideRoot.Provider value={true}>
      <RootBoundary>
        {isolation === 'shadow' ? (
          <ShadowIsolation>
            {(place) => (
              <Surface {...rest} isNested={isInside} portalPlace={place}>
                {children}
              </Surface>
            )}
          </ShadowIsolation>
        ) : (
          <StyleTarget>
            <Surface {...rest} isNested={isInside}>
              {children}
            </Surface>
          </StyleTarget>
        )}
      </RootBoundary>
    </InsideRoot.Provider>
  )
}

interface SurfaceProps extends HTMLAttributes<HTMLDivElement> {
  portalPlace?: HTMLElement | null
  isNested: boolean
}

function Surface({ portalPlace, isNested, children, className, style, ...rest }: SurfaceProps) {
  const { appearance, portalContainer } = useCapstanContext()
  const brand = useBrandTheme()
  const { locale, direction } = useFormats()
  const root = useRef<HTMLDivElement>(null)
  const around = useTokensAround(root, isNested)
  const [overlays, setOverlays] = useState<HTMLDivElement | null>(null)
  const [hold] = useState(() => new LoadingDelay())
  const [speech] = useState(() => new LoadingSpeech())
  const theme = useThemeAround(root, appearance.theme)
  const unit = appearance.unit && units[appearance.unit]
  const look = useMemo(
    () => ({
      lang: locale,
      dir: direction,
      'data-capstan-brand': brand?.slug,
      'data-capstan-theme': theme,
      style: brand?.properties as CSSProperties | undefined,
    }),
    [brand, theme, locale, direction],
  )
  const inPage = useIsInPage()
  // Everything outside a modal of the page is inert, and closes it when it is pressed.
  const [modal, setModal] = useState<Element | null>(null)
  useEffect(() => setModal(root.current?.closest(modals) ?? null), [])
  const place = inPage ? (portalPlace ?? portalContainer ?? modal ?? document.body) : null

  return (
    <LoadingDelayContext.Provider value={hold}>
      <LoadingSpeechContext.Provider value={speech}>
        <BrandContext.Provider value={brand}>
          <UNSAFE_PortalProvider getContainer={() => overlays}>
            <RootSurface
              {...rest}
              {...look}
              ref={root}
              style={{ ...look.style, ...around.inherited, ...unit, ...style }}
              className={classNames('capstan', className)}
              data-contained=""
              onPointerDownCapture={reportSilentFills}
              onKeyDownCapture={(event) => {
                reportSilentFills(event)
                dropCompositionKey(event)
              }}
            >
              <Announcer>
                <SnackbarRegion>
                  <BlockBoundary>{children}</BlockBoundary>
                  <ConfirmSecondFactor />
                  <SettleEarlierWrites />
                </SnackbarRegion>
              </Announcer>
            </RootSurface>
          </UNSAFE_PortalProvider>
        </BrandContext.Provider>
      </LoadingSpeechContext.Provider>
      {place &&
        createPortal(
          <RootSurface
            {...look}
            ref={setOverlays}
            style={{ ...look.style, ...around.copied, ...unit }}
            className="capstan capstan-portal"
          />,
          place,
        )}
    </LoadingDelayContext.Provider>
  )
}

/**
 * Keeps the Enter or Escape that ends a composition of an input method from picking, closing and discarding, also in lists and
 * dialogs. Safari sends it when the composition has ended, with the key code 229; other browsers say that they are composing.
 */
function dropCompositionKey(event: KeyboardEvent) {
  const isKey = event.key === 'Enter' || event.key === 'Escape'
  if (isKey && event.nativeEvent.keyCode === 229) event.stopPropagation()
}

/** False on a server and during hydration, which has to render the same as the server: no dialogs. */
function useIsInPage(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => undefined

/** Dialogs of a page, as browsers and libraries mark them. */
const modals = 'dialog, [popover], [role=dialog], [role=alertdialog], [aria-modal=true]'

/** The unit of sizes. A rem is the reader's font size, usually 16 px. */
const units = {
  px: { '--capstan-unit': '1px' } as CSSProperties,
  rem: { '--capstan-unit': '0.0625rem' } as CSSProperties,
}
