import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { styled } from 'styled-components'
import { Button, type ButtonProps } from '../ui/actions/Button'

/** A panel that is opened by a button. */
export interface OpenedPanel {
  /** The button that opened it. */
  button: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export interface PanelButtonProps extends Pick<ButtonProps, 'icon'> {
  /** What the button says. */
  label: string
  /** Its panel: drawn when it is first opened, and from then on, so that what it does goes on while it is closed. */
  children: (opened: OpenedPanel) => ReactNode
}

/** A quiet button that opens a panel. */
export function PanelButton({ label, icon, children }: PanelButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState<boolean>()

  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        dense
        icon={icon}
        aria-expanded={isOpen ?? false}
        onPress={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen !== undefined && <Beside>{children({ button, isOpen, onOpenChange: setOpen })}</Beside>}
    </>
  )
}

/** Until its code is here a panel has a place of its own, for which nothing moves. */
const Beside = styled.div`
  position: absolute;
`
