/** Every word of the settings. */
export const settingsMessages = {
  title: 'Settings',
  notBuilt: 'This page is not built yet. It comes in a later release.',
}
