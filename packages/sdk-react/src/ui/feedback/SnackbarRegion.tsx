import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider'
import { styled } from 'styled-components'
import { Icon } from '../display/Icon'
import { SnackbarContext, type Snackbar, type SnackbarOptions } from './useSnackbar'
import { moveToTopLayer, plainTopLayer } from '../overlays/topLayer'
import { useClearOfFocus } from './useClearOfFocus'
import { useDismissTimer } from './useDismissTimer'

export interface SnackbarRegionProps {
  /** The components that may call `useSnackbar`. */
  children: ReactNode
}

interface Note extends SnackbarOptions {
  id: number
  text: string
}

/**
 * Shows snackbars, bottom centre, one at a time; a new one replaces the one before. One that would cover the focused element is
 * at the top. The region exists before them, so that they are announced.
 */
export function SnackbarRegion({ children }: SnackbarRegionProps) {
  const [note, setNote] = useState<Note>()
  const { getContainer } = useUNSAFE_PortalContext()
  const hide = useCallback(() => setNote(undefined), [])
  const snackbar = useMemo<Snackbar>(
    () => ({ show: (text, options) => setNote((last) => ({ id: (last?.id ?? 0) + 1, text, ...options })) }),
    [],
  )
  const box = useRef<HTMLDivElement>(null)
  const isAtTop = useClearOfFocus(box, note)
  const [container, setContainer] = useState<Element | null>(null)
  useEffect(() => setContainer(getContainer?.() ?? document.body), [getContainer])
  const place = useRef<HTMLDivElement>(null)
  // Above a dialog that was opened before it.
  useEffect(() => {
    if (note) moveToTopLayer(place.current)
  }, [note])
  const region = (
    <Container
      ref={place}
      role="status"
      aria-live="polite"
      className="capstan-snackbar-region"
      data-place={isAtTop ? 'top' : undefined}
    >
      {note && <SnackbarView key={note.id} box={box} note={note} onEnd={hide} />}
    </Container>
  )

  return (
    <SnackbarContext.Provider value={snackbar}>
      {children}
      {container ? createPortal(region, container) : null}
    </SnackbarContext.Provider>
  )
}

interface SnackbarViewProps {
  box: Ref<HTMLDivElement>
  note: Note
  onEnd: () => void
}

function SnackbarView({ box, note, onEnd }: SnackbarViewProps) {
  const hold = useDismissTimer(note.duration ?? 3000, onEnd)

  return (
    <Box {...hold} ref={box} className="capstan-snackbar" data-tone={note.tone}>
      {note.tone === 'danger' && <Icon name="error" dense />}
      {note.tone === 'success' && <Icon name="check" dense />}
      <span>{note.text}</span>
    </Box>
  )
}

const Container = styled.div`
  ${plainTopLayer}
  overflow: visible;
  background: none;
  padding-block: 0;
  position: fixed;
  inset: auto 0 calc(24 * var(--capstan-unit));
  z-index: var(--capstan-layer-toast);
  display: flex;
  justify-content: center;
  padding-inline: var(--capstan-space-4);
  pointer-events: none;
  /* Above the bar that a form keeps at the bottom of a narrow window, whose button would be pressed in vain. */
  @media (max-width: 599.95px) {
    bottom: calc(80 * var(--capstan-unit));
  }
  /* Below the bar at the top of a page. */
  &[data-place='top'] {
    inset-block: calc(72 * var(--capstan-unit)) auto;
  }
`

const Box = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--capstan-space-3);
  min-height: calc(44 * var(--capstan-unit));
  max-width: calc(520 * var(--capstan-unit));
  padding: var(--capstan-space-2) var(--capstan-space-4);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-inverse);
  color: var(--capstan-on-inverse);
  box-shadow: var(--capstan-shadow-popover);
  pointer-events: auto;
  /* They are forced anyway: said, they are also what is read from the styles. */
  @media (forced-colors: active) {
    border: 1px solid;
    background: Canvas;
    color: CanvasText;
  }
`
