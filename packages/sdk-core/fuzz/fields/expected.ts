/** The expected result of a field for a text, computed independently of the field's code. */
export type Expected = { value: string | boolean } | 'required' | 'invalid'

const digit = (char: string) => char >= '0' && char <= '9' && char.length === 1
const letter = (char: string) =>
  char.length === 1 && ((char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z'))
const hex = (char: string) => digit(char) || (char.length === 1 && 'abcdefABCDEF'.includes(char))
const all = (text: string, is: (char: string) => boolean) => text.split('').every(is)
const value = (found: string | undefined): Expected => (found === undefined ? 'invalid' : { value: found })

/** Returns the digits without grouping; undefined unless a comma stands before every third digit. */
function ungrouped(whole: string): string | undefined {
  const groups = whole.split(',')
  if (groups.length === 1) return all(whole, digit) ? whole : undefined
  const [first = '', ...rest] = groups
  const isGrouped = first.length >= 1 && first.length <= 3 && rest.every((group) => group.length === 3)
  return isGrouped && all(groups.join(''), digit) ? groups.join('') : undefined
}

/** A text as the fields read numbers: digits of other scripts are Latin ones, and no mark says where it is read from. */
function latin(text: string): string {
  const marks = ['\u200e', '\u200f', '\u061c']
  const scripts = [
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '०१२३४५६७८९',
    '০১২৩৪৫৬৭৮৯',
    '๐๑๒๓๔๕๖๗๘๙',
    '０１２３４５６７８９',
  ]
  const signs: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' }
  const one = (char: string) => {
    const places = scripts.map((script) => script.indexOf(char)).filter((place) => place >= 0)
    return marks.includes(char) ? '' : String(places[0] ?? signs[char] ?? char)
  }
  return text.split('').map(one).join('')
}

/** A number without the blanks and the one dollar sign around it; blanks may stand where commas may. */
function entered(text: string): string {
  const typed = latin(text).trim()
  const bare = typed.startsWith('$') ? typed.slice(1).trim() : typed
  return bare.includes(',') ? bare : bare.replace(/\s/g, ',')
}

function plain(text: string): string | undefined {
  const typed = entered(text)
  if (text.length >= 100) return undefined
  const point = typed.indexOf('.')
  const whole = ungrouped(point < 0 ? typed : typed.slice(0, point))
  const places = point < 0 ? '' : typed.slice(point + 1)
  if (whole === undefined || !all(places, digit) || (whole === '' && places === '')) return undefined
  if (places.length > 18 || whole.length > 60) return undefined
  return trimmed(whole, places)
}

function trimmed(whole: string, places: string): string {
  let [from, to] = [0, places.length]
  while (from < whole.length - 1 && whole[from] === '0') from++
  while (to > 0 && places[to - 1] === '0') to--
  return (whole.slice(from) || '0') + (to > 0 ? `.${places.slice(0, to)}` : '')
}

function dayOf(text: string): string | undefined {
  const typed = text.trim()
  if (text.length < 40 && typed.split('/').length === 3) {
    const [month = '', day = '', year = ''] = typed.split('/')
    const fits = [month, day].every((part) => part.length >= 1 && part.length <= 2) && year.length === 4
    return fits && all(month + day + year, digit)
      ? existing(Number(year), Number(month), Number(day))
      : undefined
  }
  const [date = '', time] = [typed.slice(0, 10), typed.slice(10)]
  const [year = '', month = '', day = ''] = date.split('-')
  const fits = year.length === 4 && month.length === 2 && day.length === 2 && date.length === 10
  if (!fits || !all(year + month + day, digit) || !isTime(time)) return undefined
  return existing(Number(year), Number(month), Number(day))
}

/** A time that a day may carry behind it, which a Date can read. */
function isTime(time: string): boolean {
  if (time === '') return true
  if (
    !time.startsWith('T') ||
    time.length > 29 ||
    !all(time, (char) => digit(char) || 'TZ:.+-'.includes(char))
  )
    return false
  const clock = time.slice(1).split(/[Z+-]/)[0] ?? ''
  const zone = time.slice(1 + clock.length)
  const [seconds = '', fraction, more] = clock.split('.')
  const parts = seconds.split(':')
  const isClock =
    (parts.length === 2 || parts.length === 3) && parts.every((part) => part.length === 2 && all(part, digit))
  const hasFraction =
    fraction === undefined ||
    (parts.length === 3 && fraction.length > 0 && fraction.length < 10 && all(fraction, digit))
  const offset = zone.slice(1).replace(':', '')
  const isOffset =
    '+-'.includes(zone.charAt(0)) &&
    [2, 4].includes(offset.length) &&
    all(offset, digit) &&
    (!zone.includes(':') || zone.indexOf(':') === 3)
  const isZone = zone === '' || zone === 'Z' || (isOffset && !(zone.includes(':') && offset.length === 2))
  return isClock && hasFraction && more === undefined && isZone
}

function existing(year: number, month: number, day: number): string | undefined {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const isSame =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isSame && year >= 1 ? date.toISOString().slice(0, 10) : undefined
}

function email(text: string): string | undefined {
  const address = text.trim()
  const parts = address.split('@')
  const labels = (parts[1] ?? '').split('.')
  const local = (parts[0] ?? '').split('.')
  const isAddress = parts.length === 2 && labels.length > 1 && ![...local, ...labels].includes('')
  const isShort = (parts[0] ?? '').length <= 64
  const hasMarks = [...'()<>,;:"[]\\'].some((mark) => address.includes(mark))
  const hasHyphens = labels.some((label) => label.at(0) === '-' || label.at(-1) === '-')
  return isAddress &&
    isShort &&
    !hasMarks &&
    !hasHyphens &&
    address.length <= 254 &&
    address.split(/\s/).length === 1
    ? address
    : undefined
}

function address(text: string): string | undefined {
  const typed = text.trim()
  const digits = typed.startsWith('0x') ? typed.slice(2) : typed
  return digits.length === 40 && all(digits, hex) ? typed : undefined
}

function handle(text: string): string | undefined {
  const typed = text.trim()
  const name = typed.startsWith('@') ? typed.slice(1) : typed
  const isName = all(name, (char) => digit(char) || letter(char) || char === '_')
  return name.length >= 1 && name.length <= 15 && isName ? name : undefined
}

function phone(text: string): string | undefined {
  if (text.length >= 100) return undefined
  const kept = [...latin(text).replaceAll('＋', '+')]
    .filter((char) => !'()./-‐‑‒–—―'.includes(char) && char.trim() !== '' && !/\p{Cf}/u.test(char))
    .join('')
  const isOfUs = kept.length === 10 && all(kept, digit) && !'01'.includes(kept.charAt(0))
  const whole = isOfUs ? `+1${kept}` : kept
  const digits = whole.slice(1)
  const isNumber = whole.startsWith('+') && digits.length >= 2 && digits.length <= 15 && all(digits, digit)
  return isNumber && digits[0] !== '0' ? whole : undefined
}

function taxId(text: string): string | undefined {
  if (text.length >= 60) return undefined
  const id = text
    .split('')
    .filter((char) => char !== '-' && char.trim() !== '')
    .join('')
  const isNone = id.length >= 3 && id.length <= 30 && all(id, (char) => char === '0')
  if (isNone || ['na', 'n/a', 'n.a', 'na.', 'n/a.', 'n.a.'].includes(id.toLowerCase())) return '000'
  return id.length >= 3 &&
    id.length <= 30 &&
    [...id].some(digit) &&
    all(id, (char) => digit(char) || letter(char) || './'.includes(char))
    ? id
    : undefined
}

function postalCode(text: string): string | undefined {
  if (text.length >= 60) return undefined
  const code = text
    .split('')
    .filter((char) => char.trim() !== '')
    .join('')
  return ['N/A', 'n/a', 'N/a', 'n/A'].includes(code) ? '' : code
}

function integer(text: string): string | undefined {
  const digits = text.length < 100 ? ungrouped(entered(text)) : undefined
  return digits !== undefined && digits !== '' && digits.length <= 60 ? digits : undefined
}

function answer(text: string): Expected {
  const typed = text.trim().toLowerCase()
  if (text.length >= 40) return 'invalid'
  if (typed === 'yes' || typed === 'true') return { value: true }
  if (typed === 'no' || typed === 'false') return { value: false }
  return text === '' ? 'required' : 'invalid'
}

const same = (text: string) => text

/** By the kind's name. A link is judged by what it must never be: see `isUnsafeLink`. */
const readers: Readonly<Record<string, (text: string) => string | undefined>> = {
  ...{ string: same, textArea: same, dropdown: same, typeahead: same, password: same },
  ...{
    email,
    number: plain,
    integer,
    date: dayOf,
    blockchainAddress: address,
    twitterHandle: handle,
    phone,
    taxId,
    postalCode,
  },
  numberWithPrecision: plain,
}

/** Returns the expected result of a kind for a text; undefined for a link. */
export function expectedOf(kind: string, text: string): Expected | undefined {
  if (kind === 'boolean') return answer(text)
  const isWhole = text.length <= 10_000 && !text.includes('\0') && isWellFormed(text)
  if (kind === 'multiselect') return 'required'
  if (kind === 'link') return undefined
  // However long it is: who types blanks only has typed nothing.
  if (text.trim() === '') return 'required'
  if (kind === 'checkbox') return isWhole ? { value: text } : 'invalid'
  const read = readers[kind]
  return isWhole && read ? value(read(text)) : 'invalid'
}

/** No half of a surrogate pair, found as encoding finds it. */
function isWellFormed(text: string): boolean {
  return new TextDecoder().decode(new TextEncoder().encode(text)) === text.replace(/^\ufeff/, '')
}

/** Why a link must not be shown, if it must not. */
export function unsafeLink(text: string, link: string): string | undefined {
  if (!link.startsWith('https://')) return 'not https'
  if (all(link, (char) => char > ' ' && char !== '\\' && char !== '\u007f') === false)
    return 'a character that is no address'
  const url = new URL(link)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return 'a login, or another scheme'
  if (url.hostname !== 'localhost' && !/.\../.test(url.hostname)) return 'no host'
  const typedHost =
    text
      .trim()
      .toLowerCase()
      .replace(/^https?:/, '')
      .replace(/^\/\//, '')
      .split(/[/?#]/)[0] ?? ''
  return link.toLowerCase().slice(8).startsWith(typedHost) ? undefined : 'another host than was typed'
}
