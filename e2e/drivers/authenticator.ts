import type { Page } from '@playwright/test'

/** What a page's browser holds passkeys in: a fingerprint reader whose finger comes by itself. */
export interface Authenticator {
  /** Whether the person lets themself be recognized: nobody who cancels is. */
  recognizes: (isVerified: boolean) => Promise<void>
  /** How many passkeys it holds. */
  count: () => Promise<number>
}

/** Gives the page an authenticator of its own, empty. */
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
