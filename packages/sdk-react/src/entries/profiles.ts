'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  AccountProfile,
  type AccountProfileProps,
  AccountProfileView,
  type AccountProfileViewProps,
} from '../features/profiles/AccountProfile'
export { profilesMessages, type ProfilesMessages } from '../features/profiles/messages'
