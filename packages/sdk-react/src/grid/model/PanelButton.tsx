import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'
import { styled } from 'styled-components'
import type { ButtonProps } from '../../ui/actions/Button'
import { StillButton } from './StillButton'

/** A panel that is opened by a button. */
export interface OpenedPanel {
  /** The button that opened it. */
  button: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export interface PanelButtonProps extends Pick<ButtonProps, 'icon'> {
  /** The text of the button. */
  label: string
  /** The panel. It is rendered when it is first opened and stays rendered, so that its work continues while it is closed. */
  children: (opened: OpenedPanel) => ReactNode
}

/** A quiet button that opens a panel. */
export function PanelButton({ label, icon, children }: PanelButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), [])

  return (
    <>
      <StillButton
        ref={button}
        variant="quiet"
        dense
        icon={icon}
        aria-expanded={isOpen ?? false}
        onPress={toggle}
      >
        {label}
      </StillButton>
      {isOpen !== undefined && <Beside>{children({ button, isOpen, onOpenChange: setOpen })}</Beside>}
    </>
  )
}

/** Until its code is here a panel has a place of its own, for which nothing moves. */
const Beside = styled.div`
  position: absolute;
`
