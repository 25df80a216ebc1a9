import type { SocketLike } from '../client/Environment'

/** One socket, until it is closed or breaks. */
export interface Line {
  /** Sends a frame; false when the socket would not take it. */
  write(frame: object): boolean
  /** Hangs up; nothing is heard of the socket after that. */
  close(): void
}

export interface LineListeners {
  onOpen: (line: Line) => void
  onText: (data: unknown) => void
  onClose: (code: number) => void
}

/** Opens a socket; nothing where there is none, or where it may not be opened. */
export function openLine(
  open: () => SocketLike | undefined,
  { onOpen, onText, onClose }: LineListeners,
): Line | undefined {
  const socket = attempt(open)
  if (!socket) return undefined
  const line: Line = {
    write: (frame) => attempt(() => socket.send(JSON.stringify(frame)) ?? true) ?? false,
    close() {
      socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null
      attempt(() => socket.close())
    },
  }
  socket.onopen = () => onOpen(line)
  socket.onmessage = ({ data }) => onText(data)
  socket.onclose = ({ code }) => onClose(code)
  // A close follows every error.
  socket.onerror = () => {}
  return line
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
