'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { AccountProfile, type AccountProfileProps } from '../features/profiles/AccountProfile'
export { AccountProfileView, type AccountProfileViewProps } from '../features/profiles/AccountProfileView'
export { profilesMessages, type ProfilesMessages } from '../features/profiles/messages'
