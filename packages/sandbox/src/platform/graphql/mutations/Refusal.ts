import { type ErrorText, inEnglish } from '../../language/errorTexts.ts'

/** A refusal of our own, as the database raises its: a code, a text of the catalogue, and a text for each wrong field. */
export class Refusal extends Error {
  readonly code = 'CPSTN'
  readonly detail: string

  constructor(
    code: string,
    text: ErrorText,
    { details, fields }: { details?: object; fields?: Record<string, ErrorText> } = {},
  ) {
    super(inEnglish(text))
    const sentences = Object.entries(fields ?? {}).map(([name, each]) => [name, inEnglish(each)])
    this.detail = JSON.stringify({
      ...details,
      ...(fields && { fields: Object.fromEntries(sentences) }),
      code,
      texts: { message: text, fields },
    })
  }
}
