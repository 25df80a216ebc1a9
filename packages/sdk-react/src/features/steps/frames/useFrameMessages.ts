import { useEffect, useRef, type RefObject } from 'react'

/** Listens to one frame for what `read` makes of a message: those of other windows and of other origins are not heard. */
export function useFrameMessages<Message>(
  frame: RefObject<HTMLIFrameElement | null>,
  href: string,
  read: (data: unknown) => Message | undefined,
  onMessage: (message: Message) => void,
) {
  const listener = useRef(onMessage)

  useEffect(() => {
    listener.current = onMessage
  })

  useEffect(() => {
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
