// An account as its own settings show it, and how it is changed.

export type { AccountCard, CardAddress, CardParty, EmailPreference } from '../features/settings/AccountCard'
export { accountCardQuery } from '../features/settings/accountCardQuery'
export {
  saveAccountCard,
  saveAddress,
  saveEmailPreference,
  type AccountCardChanges,
  type AddressChanges,
} from '../features/settings/saveAccountCard'
