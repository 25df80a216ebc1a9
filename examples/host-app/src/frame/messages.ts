/** Every word of the frame. */
export const frameMessages = {
  skip: 'Skip to content',
  home: '{product} home',
  mainNavigation: 'Main',
  menu: 'Menu',
  accountNavigation: 'Account',
  accountMenu: 'Account menu',
  switchRole: 'Switch Role',
  settings: 'Settings',
  support: 'Support',
  logout: 'Logout',
  terms: 'Terms',
  privacyPolicy: 'Privacy Policy',
  supportCenter: 'Support Center',
  /** While people of a broker act for an issuer that it runs. */
  actingRegion: 'Account you act for',
  actingFor: 'You act for {account}, which {broker} manages.',
  backTo: 'Back to {broker}',
  /** While a tab shows a brand that is not published. */
  previewRegion: 'Preview of a brand',
  brandPreview: 'This page shows a brand that is not published.',
  backToBrand: 'Back to the brand',
  endPreview: 'End the preview',
  offline: 'You are offline. What you see may be out of date.',
  stale: 'Live updates have been interrupted since {time}. What you see may be out of date.',
  /** The names of the account types. */
  accountTypes: {
    issuer: 'Issuer',
    broker: 'Broker',
    agent: 'Agent',
    ats: 'ATS',
    investor: 'Investor',
    admin: 'Admin',
  },
  /** The names of the roles in an account. */
  roles: {
    account_owner: 'Owner',
    account_admin: 'Admin',
    account_viewer: 'Viewer',
  },
}
