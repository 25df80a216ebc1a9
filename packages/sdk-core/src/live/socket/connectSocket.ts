import type { SocketLike } from '../../client/transport/Environment'

/** One open socket. */
export interface SocketHandle {
  /** Sends a frame; returns false when that throws. */
  send(frame: object): boolean
  /** Closes the socket; no listener is called after that. */
  close(): void
}

export interface SocketListeners {
  onOpen: (line: SocketHandle) => void
  onMessage: (data: unknown) => void
  onClose: (code: number, reason: string) => void
}

/** Opens a socket; `undefined` where there are no sockets, or opening one throws. */
export function connectSocket(
  open: () => SocketLike | undefined,
  { onOpen, onMessage, onClose }: SocketListeners,
): SocketHandle | undefined {
  const socket = tryTo(open)
  if (!socket) return undefined
  const handle: SocketHandle = {
    send: (frame) => tryTo(() => socket.send(JSON.stringify(frame)) ?? true) ?? false,
    close() {
      socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null
      tryTo(() => socket.close())
    },
  }
  socket.onopen = () => onOpen(handle)
  socket.onmessage = ({ data }) => onMessage(data)
  socket.onclose = ({ code, reason }) => onClose(code, reason ?? '')
  // A close follows every error.
  socket.onerror = () => {}
  return handle
}

function tryTo<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
