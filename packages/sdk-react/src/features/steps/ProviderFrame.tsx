import { forwardRef, useState } from 'react'
import { styled } from 'styled-components'
import { FrameLoading } from './FrameLoading'

export interface ProviderFrameProps {
  /** The provider's page: https, on an origin of its own. */
  src: string
  /** What is in it. */
  title: string
}

/** A provider's page in a frame that may run scripts and send forms, but not move the page around it. */
export const ProviderFrame = forwardRef<HTMLIFrameElement, ProviderFrameProps>(function ProviderFrame(
  { src, title },
  ref,
) {
  const [isLoaded, setLoaded] = useState(false)

  return (
    <Place className="capstan-provider-frame" data-loaded={isLoaded}>
      {!isLoaded && <FrameLoading />}
      <iframe ref={ref} src={src} title={title} sandbox={sandboxFor(src)} onLoad={() => setLoaded(true)} />
    </Place>
  )
})

/** A page of our own origin that kept its origin could take the sandbox off. */
function sandboxFor(src: string): string {
  const isOwn = new URL(src, document.baseURI).origin === window.location.origin

  return ['allow-forms', 'allow-scripts', 'allow-popups', ...(isOwn ? [] : ['allow-same-origin'])].join(' ')
}

const Place = styled.div`
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
  &[data-loaded='false'] > iframe {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
`
