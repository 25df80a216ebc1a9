'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { AccountPicker, type AccountPickerProps } from '../features/accounts/AccountPicker'
export { AccountPickerView, type AccountPickerViewProps } from '../features/accounts/AccountPickerView'
export { accountTypeWord, roleWord } from '../features/accounts/accountWords'
export type { AdminSwitches } from '../features/accounts/adminSwitches'
export { accountsMessages, type AccountsMessages } from '../features/accounts/messages'
