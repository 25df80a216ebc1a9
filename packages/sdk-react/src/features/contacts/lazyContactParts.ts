import { lazyPart } from '../../ui/lazy/lazyPart'
import type { AddContactProps } from './AddContact'

/** The form, which most who look at contacts do not open. */
export const AddContact = /*#__PURE__*/ lazyPart<AddContactProps>(
  async () => (await import('./AddContact')).AddContact,
)
