import { isId } from '../auth/membership.ts'
import { invalidRequest } from '../http/errors/httpError.ts'
import { type Component, componentNames, usualComponents, usualOwnComponents } from './components.ts'
import type { EmbedVendor } from './embedVendor.ts'
import { adminActions, adminComponents, type AdminAction } from './adminSwitches.ts'

/** The request of a vendor's server for a session. */
export interface EmbedRequest {
  account: string
  origins: string[]
  components: Component[]
  /** The actions of the administration blocks that the token is not granted. */
  switchedOff: AdminAction[]
}

/** Reads the request for a token, or throws its first problem. Without components, a token gets the usual ones of its key. */
export function embedRequest(body: unknown, { vendorId, components: ofKey }: EmbedVendor): EmbedRequest {
  const request = (body ?? {}) as Partial<Record<keyof EmbedRequest | 'switches', unknown>>
  const { account, origins } = request
  if (!isId(account)) throw invalidRequest('account must be the id of an investor account, or of your own.')
  const usual = account.toLowerCase() === vendorId ? usualOwnComponents : usualComponents
  const components = request.components ?? usual.filter((name) => ofKey.includes(name))
  // A server names no page: no page may then use the token.
  if (origins !== undefined && !isListOf(origins, isOrigin))
    throw invalidRequest('origins must be 1 to 20 origins such as https://invest.example.com.')
  if (!isListOf(components, isComponent))
    throw invalidRequest(`components must be some of ${componentNames.join(', ')}.`)
  const switchedOff = readSwitches(request.switches)
  if (switchedOff.length > 0 && !components.some((name) => adminComponents.includes(name)))
    throw invalidRequest(`switches are for a token of ${adminComponents.join(', ')}.`)
  return {
    account: account.toLowerCase(),
    origins: origins ?? [],
    components: [...new Set(components)],
    switchedOff,
  }
}

/** Returns the actions that are switched off; by default all are on. */
function readSwitches(switches: unknown = {}): AdminAction[] {
  const isObject = typeof switches === 'object' && switches !== null && !Array.isArray(switches)
  const given = isObject ? Object.entries(switches) : []
  const isValid = given.every(([name, on]) => isAction(name) && typeof on === 'boolean')
  if (!isObject || !isValid)
    throw invalidRequest(`switches must be an object of ${adminActions.join(', ')}, each true or false.`)
  return given.flatMap(([name, on]) => (isAction(name) && on === false ? [name] : []))
}

const isAction = (name: string): name is AdminAction => adminActions.some((action) => action === name)

function isListOf<T>(value: unknown, is: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.length >= 1 && value.length <= 40 && value.every(is)
}

const isOrigin = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:/.test(text) && URL.parse(text)?.origin === text

const isComponent = (text: unknown): text is Component => componentNames.some((name) => name === text)
