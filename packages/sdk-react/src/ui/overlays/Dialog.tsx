import { forwardRef, useId, useState, type ReactNode } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { keyframes, styled } from 'styled-components'
import { Button } from '../actions/Button'
import { classNames } from '../classNames'
import { useUiMessages } from '../uiMessages'
import { DialogGuardContext, useDialogGuard } from './DialogGuard'
import { DiscardQuestion } from './DiscardQuestion'
import { moveToTopLayer, plainTopLayer } from './topLayer'
import { useDoubleClickGuard } from './useDoubleClickGuard'
import { useFocusKept } from './useFocusKept'
import { useIsScrolled } from './useIsScrolled'
import { usePrintedAlone } from './usePrintedAlone'
import { narrow } from '../layout/breakpoints'

export interface DialogProps {
  /** The title, often a question. */
  title: ReactNode
  /** The content. */
  children?: ReactNode
  /** Buttons: cancel, then the primary. */
  footer?: ReactNode
  /** True when the dialog is open. */
  isOpen: boolean
  /** Called when it closes. */
  onOpenChange: (isOpen: boolean) => void
  /** Closes only through its buttons: no Escape, no press outside. */
  isBlocking?: boolean
  /** It is printed alone and in full, however long it is. Do not change this while it is open. */
  printsAlone?: boolean
  /** Places the dialog at the end of the window, at full height. Default: the middle. */
  placement?: 'end'
  /** Has room for a table, or for a page. */
  isWide?: boolean
  /** Asks for a decision, so that a screen reader reads all of it. */
  role?: 'dialog' | 'alertdialog'
  className?: string
}

/** Modal dialog. When a form inside has typed input, the dialog asks before it closes. */
export const Dialog = forwardRef<HTMLElement, DialogProps>(function Dialog(
  {
    title,
    children,
    footer,
    isOpen,
    onOpenChange,
    isBlocking,
    printsAlone,
    placement,
    isWide,
    className,
    ...rest
  },
  ref,
) {
  const messages = useUiMessages()
  const titleId = useId()
  const { isScrolled, ref: bodyRef } = useIsScrolled()
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const doubleClick = useDoubleClickGuard(isOpen)
  const { guard, isAsking, keep, discard } = useDialogGuard(isOpen)
  const noteFocus = useFocusKept(isAsking)
  const leave = () => (isAsking ? keep() : guard.leave(() => onOpenChange(false)))
  const [printed, setPrinted] = useState<HTMLElement | null>(null)
  usePrintedAlone(printed)

  return (
    <Scrim
      // A dialog that prints alone is in the flow of the page, not in the top layer.
      ref={printsAlone ? setPrinted : moveToTopLayer}
      isOpen={isOpen}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : leave())}
      isDismissable={!isBlocking}
      isKeyboardDismissDisabled={isBlocking}
      shouldCloseOnInteractOutside={() => !doubleClick.isFresh()}
      className="capstan-scrim"
      data-placement={placement}
      data-wide={isWide || undefined}
      data-printed={printsAlone || undefined}
    >
      <Modal ref={doubleClick.ref} className="capstan-modal">
        <Box
          {...rest}
          ref={ref}
          aria-labelledby={titleId}
          className={classNames('capstan-dialog', className)}
        >
          <div className="capstan-dialog-header">
            <Heading slot="title" id={titleId} level={2} className="capstan-heading">
              {title}
            </Heading>
            {!isBlocking && (
              <Button variant="quiet" dense icon="x" aria-label={messages.close} onPress={leave} />
            )}
          </div>
          {/* Overlays of what stands inside open inside: in a shadow root everything outside a dialog is inert. */}
          <UNSAFE_PortalProvider getContainer={() => overlays}>
            {isAsking && <DiscardQuestion onKeep={keep} onDiscard={discard} />}
            <DialogGuardContext.Provider value={guard}>
              <div hidden={isAsking} className="capstan-dialog-content" onFocus={noteFocus}>
                <div className="capstan-dialog-body" ref={bodyRef} tabIndex={isScrolled ? 0 : undefined}>
                  {children}
                </div>
                {footer && <div className="capstan-dialog-footer">{footer}</div>}
              </div>
            </DialogGuardContext.Provider>
          </UNSAFE_PortalProvider>
          <div ref={setOverlays} className="capstan-overlays" />
        </Box>
      </Modal>
    </Scrim>
  )
})

const rise = keyframes`from { opacity: 0; transform: translateY(calc(8 * var(--capstan-unit))); }`

const Scrim = styled(ModalOverlay)`
  ${plainTopLayer}
  position: fixed;
  inset: 0;
  z-index: var(--capstan-layer-dialog);
  display: grid;
  place-items: center;
  padding: var(--capstan-space-4);
  background: rgb(10 16 26 / 0.5);
  overflow: auto;
  container-type: inline-size;
  > .capstan-modal {
    width: min(100%, var(--capstan-size-dialog-width));
  }
  @container ${narrow} {
    > .capstan-modal {
      width: 100%;
      align-self: end;
    }
  }
  @media (max-width: 599.95px) {
    padding: 0;
    place-items: end stretch;
  }
  &[data-placement='end'] {
    padding: 0;
    place-items: stretch end;
  }
  &[data-placement='end'] > .capstan-modal {
    display: grid;
    /* What is wider than it scrolls inside: its buttons stay within the window. */
    grid-template-columns: minmax(0, 1fr);
    width: min(100%, calc(440 * var(--capstan-unit)));
    align-self: stretch;
  }
  &[data-placement='end'][data-wide] > .capstan-modal {
    width: min(100%, calc(720 * var(--capstan-unit)));
  }
  &[data-placement='end'] .capstan-dialog-content {
    flex: 1;
  }
  &[data-placement='end'] .capstan-dialog-body {
    flex: 1;
  }
  &[data-placement='end'] .capstan-dialog {
    max-height: 100dvh;
    border-width: 0 0 0 1px;
    border-radius: 0;
  }
  @media print {
    &&[data-printed] {
      position: static;
      display: block;
      place-items: normal;
      padding: 0;
      background: none;
      overflow: visible;
    }
    &&[data-printed] > .capstan-modal {
      display: block;
      width: auto;
    }
    &[data-printed] .capstan-dialog {
      display: block;
      max-height: none;
      border: 0;
      background: none;
      box-shadow: none;
      animation: none;
    }
    &[data-printed] .capstan-dialog-body {
      overflow: visible;
    }
    &[data-printed] .capstan-dialog-footer {
      display: none;
    }
  }
`

const Box = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - calc(64 * var(--capstan-unit)));
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-overlay);
  color: var(--capstan-text);
  box-shadow: var(--capstan-shadow-dialog);
  &:focus-visible {
    outline: 0;
  }
  animation: ${rise} var(--capstan-motion-duration-base) var(--capstan-motion-ease-out);
  .capstan-dialog-content {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .capstan-dialog-content[hidden] {
    display: none;
  }
  .capstan-dialog-header {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--capstan-space-4);
    padding: var(--capstan-space-5) var(--capstan-space-6) var(--capstan-space-2);
  }
  /* Larger there, and still level with the title. */
  @media (pointer: coarse) {
    .capstan-dialog-header > .capstan-button {
      margin-block: calc(-6 * var(--capstan-unit));
    }
  }
  .capstan-dialog-header > .capstan-heading {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
      var(--capstan-font-family-heading);
  }
  .capstan-dialog-body {
    padding: 0 var(--capstan-space-6) var(--capstan-space-5);
    overflow: auto;
  }
  .capstan-dialog-footer {
    display: flex;
    justify-content: flex-end;
    gap: var(--capstan-space-2);
    padding: var(--capstan-space-4) var(--capstan-space-6);
    border-top: 1px solid var(--capstan-border);
  }
  @container ${narrow} {
    border-radius: var(--capstan-radius-base) var(--capstan-radius-base) 0 0;
    border-width: 1px 0 0;
    .capstan-dialog-footer > .capstan-button {
      flex: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
