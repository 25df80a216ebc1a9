'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  AccountSettings,
  type AccountSettingsProps,
  AccountSettingsView,
  type AccountSettingsViewProps,
} from '../features/settings/AccountSettings'
export { settingsMessages, type SettingsMessages } from '../features/settings/messages'
