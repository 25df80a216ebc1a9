/** A function's text in which each refusal asks first whether it still stands, and what names each. */
export interface Instrumented {
  text: string
  sites: { name: string; said: string }[]
}

const refusing =
  /(?:perform app_private\.(?:refuse|refuse_field|refuse_fields|refuse_setup|refuse_settled)\s*\(|raise exception\b)/y

/**
 * Finds every statement of PL/pgSQL that refuses. Where it stands first after `if … then`, the condition never holds when
 * it is taken away, so that the next is asked; anywhere else the statement is left out.
 */
export function instrumentSql(name: string, text: string): Instrumented {
  const sites: Instrumented['sites'] = []
  let condition: { start: number; end: number } | undefined
  let [done, from, at, depth] = ['', 0, 0, 0]
  let open: number | undefined
  let isFirst = false
  while (at < text.length) {
    const skipped = skip(text, at)
    if (skipped > at) {
      at = skipped
      continue
    }
    refusing.lastIndex = at
    if (refusing.test(text)) {
      const end = endOf(text, at)
      const said = text.slice(at, end + 1)
      const site = `${name}: ${wordsOf(said)}`
      const id = sites.some((one) => one.name === site) ? `${site} (${sites.length})` : site
      sites.push({ name: id, said })
      const stands = `app_private.stands(${literal(id)})`
      if (isFirst && condition) {
        done += `${text.slice(from, condition.start)} (case when ${text.slice(condition.start, condition.end)}\n then ${stands} else false end) `
        done += text.slice(condition.end, end + 1)
      } else done += `${text.slice(from, at)}if ${stands} then ${said} end if;`
      ;[from, at, isFirst, condition] = [end + 1, end + 1, false, undefined]
      continue
    }
    const word = /[a-z_]\w*/iy
    word.lastIndex = at
    const [token = text.charAt(at)] = word.exec(text) ?? []
    if (token === '(') depth++
    else if (token === ')') depth--
    else if (/^case$/i.test(token)) depth++
    else if (/^end$/i.test(token) && open !== undefined && depth > 0) depth--
    else if (token === 'elsif' || (token === 'if' && !/\bend\s*$/.test(text.slice(0, at)))) {
      if (token === 'elsif' || /(?:begin|;|then|else|loop)\s*$/.test(bare(text.slice(0, at)))) {
        open = at + token.length
        depth = 0
      }
    } else if (token === 'then' && open !== undefined && depth === 0) {
      condition = { start: open, end: at }
      open = undefined
      isFirst = true
      at += token.length
      continue
    }
    isFirst = false
    at += token.length
  }
  return { text: done + text.slice(from), sites }
}

/** Past white space, comments and texts. */
function skip(text: string, at: number): number {
  const passed = /\s+|--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/y
  passed.lastIndex = at
  return passed.test(text) ? passed.lastIndex : at
}

function endOf(text: string, start: number): number {
  for (let at = start; at < text.length; at = Math.max(at + 1, skip(text, at)))
    if (text[at] === ';') return at
  return text.length
}

const bare = (text: string) => text.replaceAll(/--[^\n]*/g, '')
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

function wordsOf(said: string): string {
  return [...said.matchAll(/'((?:[^']|'')*)'/g)]
    .slice(0, 2)
    .map(([, words = '']) => words.replaceAll("''", "'"))
    .join(' · ')
    .slice(0, 120)
}
