import { lazyPart } from '../../ui/lazy/lazyPart'

/** The questions of an investor type, loaded with their date fields and lists of countries while the type is chosen. */
export const AccountQuestions = /*#__PURE__*/ lazyPart<{ type: string }>(
  async () => (await import('./questions/AccountQuestions')).AccountQuestions,
)

/** The questions beyond the account itself. */
export const OtherQuestions = /*#__PURE__*/ lazyPart<{ type: string }>(
  async () => (await import('./questions/OtherQuestions')).OtherQuestions,
)

/** Loads the code of all questions ahead of need. */
export async function loadQuestions(): Promise<void> {
  await Promise.all([AccountQuestions.prefetch(), OtherQuestions.prefetch()])
}
