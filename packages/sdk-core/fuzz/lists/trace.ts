/** The recent network traffic, from which the cause of a difference can be found. */
export interface Trace {
  /** Without a text it is about everything, as a lost connection is. */
  add(what: string, text?: string): void
  /** Returns the traffic about the records that a text names, or all of it, oldest first. */
  about(difference: string): string[]
}

const kept = 4_000

export function createTrace(): Trace {
  const events: { at: number; what: string; text: string }[] = []
  return {
    add(what, text = '') {
      events.push({ at: performance.now(), what, text })
      if (events.length > kept) events.splice(0, kept / 4)
    },
    about(difference) {
      const now = performance.now()
      const ids = new Set(difference.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
      return events.flatMap(({ at, what, text }) => {
        const when = `${Math.round(at - now)} ms ${what}`
        if (isAboutAll(text)) return `${when} ${text}`.slice(0, 200)
        const said = [...ids].filter((id) => text.includes(id)).map((id) => around(text, id))
        return said.length > 0 ? `${when}: ${said.join(' … ')}` : []
      })
    },
  }
}

/** Frames that name no rows, and those that begin again, with the rows they name. */
const isAboutAll = (text: string) =>
  text === '' || /^\{"type":"(?:subscribed|resync)"|^\{[^[]*"id":null[^[]*$/.test(text)

/** Returns the parts of a text around each mention of a record. */
function around(text: string, id: string): string {
  const parts: string[] = []
  for (let at = text.indexOf(id); at >= 0 && parts.length < 4; at = text.indexOf(id, at + 1))
    parts.push(text.slice(Math.max(0, at - 60), at + 160))
  return parts.join(' | ')
}
