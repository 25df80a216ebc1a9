import { useCallback, useState, type ReactNode } from 'react'
import { enableShadowDOM } from '@react-stately/flags'
import { createPortal } from 'react-dom'
import { createGlobalStyle } from 'styled-components'
import { StyleTarget } from './StyleTarget'

export interface ShadowIsolationProps {
  /** Draws the content; gets the place for overlays inside the shadow root. */
  children: (place: HTMLElement) => ReactNode
}

interface Inside {
  root: ShadowRoot
  content: HTMLElement
  overlays: HTMLElement
}

/**
 * Renders its content into a shadow root. Four things are needed, and all are here: React Aria is configured before the first
 * render, the styles are in the root, overlays have a place inside it, and the host element inherits nothing from the page.
 */
export function ShadowIsolation({ children }: ShadowIsolationProps) {
  const [inside, setInside] = useState<Inside>()
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (!host) return
    enableShadowDOM()
    setInside(open(host))
  }, [])

  return (
    <div ref={attach} className="capstan-host">
      {inside && (
        <StyleTarget target={inside.root}>
          {createPortal(
            <>
              <HostReset />
              {children(inside.overlays)}
            </>,
            inside.content,
          )}
        </StyleTarget>
      )}
    </div>
  )
}

function open(host: HTMLDivElement): Inside {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const [content, overlays] = [document.createElement('div'), document.createElement('div')]
  root.replaceChildren(content, overlays)
  return { root, content, overlays }
}

const HostReset = createGlobalStyle`
  :host {
    all: initial !important;
    display: block !important;
  }
`
