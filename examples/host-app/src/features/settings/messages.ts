/** Every word of the settings. */
export const settingsMessages = {
  title: 'Settings',
  /** (QSET-003) */
  accountSettings: 'Account Settings',
}
