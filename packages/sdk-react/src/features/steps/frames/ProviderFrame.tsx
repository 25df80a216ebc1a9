import { useRef, useState, type CSSProperties } from 'react'
import { styled } from 'styled-components'
import { FrameLoading } from './FrameLoading'
import { frameHeight, frameMessage, type FrameMessage } from './frameMessage'
import { useFrameMessages } from './useFrameMessages'

export interface ProviderFrameProps {
  /** The URL of the provider's page: https, on another origin. */
  src: string
  /** The title of the frame. */
  title: string
  /** Called with the messages of the page. */
  onMessage?: (message: FrameMessage) => void
}

/**
 * A provider's page in a frame that may run scripts and send forms, but not navigate the page around it. The frame has the height
 * that the page reports; without a report it has a fixed height and scrolls.
 */
export function ProviderFrame({ src, title, onMessage = ignore }: ProviderFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [height, setHeight] = useState<number>()
  useFrameMessages(ref, src, frameMessage, onMessage)
  useFrameMessages(ref, src, frameHeight, setHeight)
  const size = height && ({ '--capstan-frame-height': `${height + 2}px` } as CSSProperties)

  return (
    <Container
      className="capstan-provider-frame"
      data-loaded={isLoaded}
      data-sized={height !== undefined || undefined}
      style={size || undefined}
    >
      {!isLoaded && <FrameLoading />}
      <iframe ref={ref} src={src} title={title} sandbox={sandboxFor(src)} onLoad={() => setLoaded(true)} />
    </Container>
  )
}

const ignore = () => undefined

/** A page of our own origin that kept its origin could remove the sandbox. */
function sandboxFor(src: string): string {
  const isOwn = new URL(src, document.baseURI).origin === window.location.origin

  return ['allow-forms', 'allow-scripts', 'allow-popups', ...(isOwn ? [] : ['allow-same-origin'])].join(' ')
}

const Container = styled.div`
  position: relative;
  min-height: 560px;
  > iframe {
    display: block;
    width: 100%;
    height: min(720px, 80vh);
    min-height: 560px;
    border: 1px solid var(--capstan-border);
    border-radius: var(--capstan-radius-base);
    background: #fff;
    color-scheme: light;
  }
  /* Its border is not the page's. */
  &[data-sized] > iframe {
    height: var(--capstan-frame-height);
    min-height: 0;
  }
  &[data-sized] {
    min-height: 0;
  }
  &[data-loaded='false'] > iframe {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
`
