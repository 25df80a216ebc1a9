'use client'

export { AccountPicker, type AccountPickerProps } from '../accounts/AccountPicker'
export { AccountPickerView, type AccountPickerViewProps } from '../accounts/AccountPickerView'
export { accountTypeWord, roleWord } from '../accounts/accountWords'
export { accountsMessages, type AccountsMessages } from '../accounts/messages'
