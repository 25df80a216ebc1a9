import { invalidRequest } from '../../platform/http/errors/httpError.ts'
import { parseReportedPayment, type ReportedPayment } from '../payment/receivePayment.ts'
import { failures, providerNames, type Scenario } from './Scenario.ts'

/** A request to the scenario API: a scenario that stays active, or an event that happens at once. */
export type ScenarioRequest =
  | { kind: 'scenario'; scenario: Scenario; isForAll: boolean }
  | { kind: 'sockets'; how: 'drop' | 'freeze'; isForAll: boolean }
  | { kind: 'clock'; by: string }
  | { kind: 'retryLimit'; stepId: string }
  | { kind: 'chain'; contractId: string }
  | { kind: 'links'; email: string }
  | { kind: 'payment'; payment: ReportedPayment }
  | { kind: 'recall'; key: string }

/** Parses a form or a JSON object, or returns the problem. */
export function parseScenarioRequest(body: unknown): ScenarioRequest {
  const fields = (body ?? {}) as Record<string, unknown>
  const isForAll = fields.for !== 'me'
  const scenario = (one: Scenario): ScenarioRequest => ({ kind: 'scenario', scenario: one, isForAll })
  const operation = textOf(fields.operation)
  switch (fields.kind) {
    case 'slow':
      return scenario({
        kind: 'slow',
        milliseconds: numberOf(fields.milliseconds, 60_000),
        ...(operation && { operation }),
      })
    case 'fail':
      return scenario({
        kind: 'fail',
        as: oneOf('as', failures, fields.as),
        times: numberOf(fields.times ?? 1, 1_000),
        ...(operation && { operation }),
      })
    case 'lag':
      return scenario({ kind: 'lag', milliseconds: numberOf(fields.milliseconds, 60_000) })
    case 'reject':
      return scenario({
        kind: 'reject',
        provider: oneOf('provider', providerNames, fields.provider),
        times: numberOf(fields.times ?? 1, 1_000),
      })
    case 'sockets':
      return { kind: 'sockets', how: oneOf('how', ['drop', 'freeze'] as const, fields.how), isForAll }
    case 'clock':
      return { kind: 'clock', by: intervalOf(fields.by) }
    case 'retryLimit':
      return { kind: 'retryLimit', stepId: textOf(fields.stepId) ?? '' }
    case 'chain':
      return { kind: 'chain', contractId: textOf(fields.contractId) ?? '' }
    case 'links':
      return { kind: 'links', email: textOf(fields.email) ?? '' }
    case 'payment':
      return { kind: 'payment', payment: parseReportedPayment(body) }
    case 'recall':
      return { kind: 'recall', key: textOf(fields.key) ?? '' }
  }
  throw invalidRequest(
    'kind must be slow, fail, lag, reject, sockets, clock, retryLimit, chain, links, payment or recall.',
  )
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

function numberOf(value: unknown, most: number): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw invalidRequest(`${String(value)} must be a whole number from 1 to ${most}.`)
}

function oneOf<T extends string>(name: string, known: readonly T[], value: unknown): T {
  const found = known.find((one) => one === String(value))
  if (found) return found
  throw invalidRequest(`${name} must be one of ${known.join(', ')}.`)
}

/** Only valid intervals reach the database. */
function intervalOf(value: unknown): string {
  const text = textOf(value) ?? ''
  if (text === '0' || /^-?\d{1,5} (second|minute|hour|day|month|year)s?$/.test(text)) return text
  throw invalidRequest('by must be such as 3 days, -2 hours or 0.')
}
