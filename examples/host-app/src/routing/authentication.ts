/**
 * The paths of the authentication flow. The platform's server answers them: they are always reached by a full page
 * navigation, never by the client's router.
 */
export const authentication = {
  login: '/authenticate/login',
  /** Names the offering that a `next` leads to. */
  offering: '/authenticate/offering',
  appUser: '/authenticate/app-user',
  role: (accountId: string) => `/authenticate/role/${encodeURIComponent(accountId)}`,
  termsOfService: '/authenticate/terms-of-service',
  logout: '/authenticate/logout',
} as const

/** Returns true when the path is part of the authentication flow. */
export const belongsToSignIn = (path: string): boolean => path.startsWith('/authenticate/')
