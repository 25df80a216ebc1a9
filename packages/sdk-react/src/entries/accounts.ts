'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { AccountPicker, type AccountPickerProps } from '../features/accounts/AccountPicker'
export { AccountPickerView, type AccountPickerViewProps } from '../features/accounts/AccountPickerView'
export { accountTypeWord, roleWord } from '../features/accounts/accountWords'
export type { AdminSwitches } from '../features/accounts/adminSwitches'
export { accountsMessages, type AccountsMessages } from '../features/accounts/messages'
