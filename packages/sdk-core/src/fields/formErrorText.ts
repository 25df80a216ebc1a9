/** Texts by error code, for a form with its own messages for refusals of the platform. */
export type ErrorTexts = Readonly<Record<string, string>>

/** Returns the text that a generic form shows when the platform refuses: the form's text for the code, else the message. */
export function formErrorText(error: { code: string; message: string }, texts: ErrorTexts = {}): string {
  return (Object.hasOwn(texts, error.code) ? texts[error.code] : undefined) ?? error.message
}
