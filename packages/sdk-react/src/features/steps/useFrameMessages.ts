import { useEffect, useRef, type RefObject } from 'react'
import { frameMessage, type FrameMessage } from './frameMessage'

/** Listens to one frame: messages of other windows and of other origins are not heard. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  href: string,
  onMessage: (message: FrameMessage) => void,
) {
  const listener = useRef(onMessage)

  useEffect(() => {
    listener.current = onMessage
  })

  useEffect(() => {
    const { origin } = new URL(href)
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = frameMessage(event.data)
      if (message) listener.current(message)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, href])
}
