// An account as its own settings show it, and how it is changed.

export type { OwnAccount, CardAddress, CardParty, EmailPreference } from '../features/settings/OwnAccount'
export { accountCardQuery } from '../features/settings/accountCardQuery'
export { addEmailAddress, removeEmailAddress } from '../features/settings/addEmailAddress'
export {
  saveAccountCard,
  saveAddress,
  saveEmailPreference,
  type AccountCardChanges,
  type AddressChanges,
} from '../features/settings/saveAccountCard'
