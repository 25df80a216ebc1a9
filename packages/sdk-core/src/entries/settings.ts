// The settings of an account.

export type { OwnAccount, CardAddress, CardParty, EmailPreference } from '../features/settings/OwnAccount'
export { accountCardQuery } from '../features/settings/accountCardQuery'
export { addEmailAddress, removeEmailAddress } from '../features/settings/addEmailAddress'
export {
  addAddress,
  saveAccountCard,
  saveAddress,
  saveEmailPreference,
  type AccountCardChanges,
  type AddressChanges,
  type NewAddress,
} from '../features/settings/saveAccountCard'
