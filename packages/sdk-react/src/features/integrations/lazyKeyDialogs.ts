import { lazyPart } from '../../ui/lazy/lazyPart'
import type { EmbedKeyDialogsProps } from './EmbedKeyDialogs'

/** The dialogs, whose forms most who look at their keys do not open. */
export const EmbedKeyDialogs = /*#__PURE__*/ lazyPart<EmbedKeyDialogsProps>(
  async () => (await import('./EmbedKeyDialogs')).EmbedKeyDialogs,
)

/** Asks for the code of the dialogs ahead of time. */
export async function prefetchKeyDialogs(): Promise<void> {
  await EmbedKeyDialogs.prefetch()
}
