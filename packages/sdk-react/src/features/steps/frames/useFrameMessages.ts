import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Parses the messages of one frame with `read`, and calls `onMessage` with each result. Messages of other windows and other
 * origins are ignored. It listens from the commit that puts the frame into the document, so that the first message is not missed.
 */
export function useFrameMessages<Message>(
  frame: RefObject<HTMLIFrameElement | null>,
  href: string,
  read: (data: unknown) => Message | undefined,
  onMessage: (message: Message) => void,
) {
  const listener = useRef(onMessage)

  useLayoutEffect(() => {
    listener.current = onMessage
  })

  useLayoutEffect(() => {
    const { origin } = new URL(href)
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = read(event.data)
      if (message !== undefined) listener.current(message)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, href, read])
}
