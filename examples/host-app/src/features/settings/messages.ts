/** Every word of the settings. */
export const settingsMessages = {
  title: 'Settings',
}
