/** A refusal of our own, as the database raises its: a code and a sentence for the reader. */
export class Refusal extends Error {
  readonly code = 'CPSTN'
  readonly detail: string

  constructor(code: string, message: string, details: object = {}) {
    super(message)
    this.detail = JSON.stringify({ ...details, code })
  }
}
