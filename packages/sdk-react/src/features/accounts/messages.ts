import type { Spoken } from '../../language/Messages'

/** The texts of the account picker, in English. @public */
export const accountsMessages = {
  title: 'Select Account',
  lead: { other: 'You belong to {count} accounts. You can switch at any time from the account menu.' },
  leadFiltered: { other: 'Showing {shown} of your {count} accounts.' },
  claim: "Don't see your account? Click here to claim!",
  none: 'You do not belong to an account yet.',
  noneOfType: 'None of your accounts is of this type.',
  suspended: 'Suspended. An owner of the account can let you in again.',
  featureUnavailable: 'This feature is not available',
  featureSwitchedOff:
    'An administrator of the platform has switched this feature off for your account. Ask the operator of the platform to switch it on again. What you entered stays here and can be sent then.',
  accountSuspended: 'Suspended by the platform. Ask its operator.',
  typeAdmin: 'Admin',
  typeAgent: 'Agent',
  typeAts: 'ATS',
  typeBroker: 'Broker',
  typeInvestor: 'Investor',
  typeIssuer: 'Issuer',
  roleOwner: 'Owner',
  roleAdmin: 'Admin',
  roleViewer: 'Viewer',
  /** Under an account's name, by role: `Investor · account owner`. */
  lineRoles: {
    account_owner: 'account owner',
    account_admin: 'account admin',
    account_viewer: 'account viewer',
  },
}

/** The texts of the account picker that a partner may replace. @public */
export type AccountsMessages = Spoken<typeof accountsMessages>
