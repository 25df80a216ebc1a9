import type { Page } from '@playwright/test'

/** A virtual authenticator of the browser, which verifies its user without interaction. */
export interface Authenticator {
  /** Sets the result of user verification; false simulates a person who cancels. */
  recognizes: (isVerified: boolean) => Promise<void>
  /** Returns the number of its passkeys. */
  count: () => Promise<number>
}

/** Gives the page a new, empty authenticator. */
export async function withAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognizes: async (isUserVerified) =>
      void (await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
    count: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
