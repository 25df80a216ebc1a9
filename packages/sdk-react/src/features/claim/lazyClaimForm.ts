import { lazyPart } from '../../ui/lazy/lazyPart'
import type { ClaimFormProps } from './ClaimForm'

/** The form of a claim: whoever follows a link of a mail sees none. */
export const ClaimForm = /*#__PURE__*/ lazyPart<ClaimFormProps>(
  async () => (await import('./ClaimForm')).ClaimForm,
)
