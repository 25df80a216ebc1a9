import { lazyPart } from '../../ui/lazy/lazyPart'
import type { AddSecurityProps } from './AddSecurity'
import type { EditSecurityProps } from './EditSecurity'

/** Forms, which most readers of securities never open. */
export const AddSecurity = /*#__PURE__*/ lazyPart<AddSecurityProps>(
  async () => (await import('./AddSecurity')).AddSecurity,
)

export const EditSecurity = /*#__PURE__*/ lazyPart<EditSecurityProps>(
  async () => (await import('./EditSecurity')).EditSecurity,
)
