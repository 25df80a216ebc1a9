/** What went over the network lately, so that a difference can be followed back to what was told and asked. */
export interface Trace {
  add(what: string, text: string): void
  /** What was said of the records that a text names, or of the list it names, the oldest first. */
  about(difference: string): string[]
}

const kept = 4_000

export function createTrace(): Trace {
  const events: { at: number; what: string; text: string }[] = []
  return {
    add(what, text) {
      events.push({ at: performance.now(), what, text })
      if (events.length > kept) events.splice(0, kept / 4)
    },
    about(difference) {
      const now = performance.now()
      const ids = new Set(difference.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
      return events.flatMap(({ at, what, text }) => {
        const said = [...ids].filter((id) => text.includes(id)).map((id) => around(text, id))
        return said.length > 0 ? `${Math.round(at - now)} ms ${what}: ${said.join(' … ')}` : []
      })
    },
  }
}

/** What is said of a record, wherever it is named. */
function around(text: string, id: string): string {
  const parts: string[] = []
  for (let at = text.indexOf(id); at >= 0 && parts.length < 4; at = text.indexOf(id, at + 1))
    parts.push(text.slice(Math.max(0, at - 60), at + 160))
  return parts.join(' | ')
}
