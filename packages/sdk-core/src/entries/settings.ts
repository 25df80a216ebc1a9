// The settings of an account.

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
