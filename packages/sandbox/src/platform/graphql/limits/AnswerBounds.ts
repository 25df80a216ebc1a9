import { GraphQLError, type ExecutionResult } from 'postgraphile/graphql'
import { answerLimits, type AnswerLimits } from './limits.ts'
import { type ErrorText, inEnglish } from '../../language/errorTexts.ts'

/** Counts the size of the answer to one request, and compares it with the limits. */
export class AnswerBounds {
  readonly #limits: AnswerLimits
  readonly #until: number
  #values = 0
  #problem: GraphQLError | undefined

  constructor(limits = answerLimits) {
    this.#limits = limits
    this.#until = performance.now() + limits.time
  }

  /** The error that ends the request; undefined while it is within its limits. */
  get problem(): GraphQLError | undefined {
    return this.#problem
  }

  /** Counts values of the answer; returns true if it may hold them. */
  takeValues(count: number): boolean {
    this.#values += count
    if (this.#values > this.#limits.values) this.#problem ??= tooLarge()
    return !this.#problem
  }

  /** Throws once there is a reason to ask the database nothing more. */
  checkTime(now = performance.now()): void {
    if (now > this.#until) this.#problem ??= tookTooLong()
    if (this.#problem) throw this.#problem
  }

  /** The answer, or the error that replaces it: the size of the read rows is measured before they are written. */
  answer(result: ExecutionResult): ExecutionResult {
    if (!this.#problem && !this.#fits(result.data)) this.#problem = tooLarge()
    return this.#problem ? { errors: [this.#problem] } : result
  }

  #fits(data: unknown): boolean {
    let left = this.#limits.characters
    const take = (value: unknown): boolean => {
      if (typeof value === 'string') left -= value.length + 2
      else if (typeof value !== 'object' || value === null) left -= 5
      else if (Array.isArray(value)) return (left -= value.length + 2) >= 0 && value.every(take)
      else
        for (const name in value) {
          left -= name.length + 4
          if (!take((value as Record<string, unknown>)[name])) return false
        }
      return left >= 0
    }
    return take(data)
  }
}

const tooLarge = () => coded('answer_too_large', 'answerTooLarge')

const tookTooLong = () => coded('took_too_long', 'tookTooLong')

/** The planning of a document took too long. */
export const plannedTooLong = tookTooLong

const coded = (code: string, text: ErrorText) =>
  new GraphQLError(inEnglish(text), { extensions: { code, texts: { message: text } } })
