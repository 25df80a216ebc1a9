import { fixtureIds, type FakeServer } from '@capstan/sdk-core/testing'
import { expect, waitFor } from 'storybook/test'
import { onPlatform, type StoryPlatform } from './onPlatform'

/** The role of the user before and after. */
type Role = 'account_owner' | 'account_viewer'

/** A platform on which the owner becomes a viewer of the account while a page is open. */
export function losingRole(mockApi: (server: FakeServer, role: Role) => void) {
  let shown: StoryPlatform | undefined
  return {
    platform: () => (shown = onPlatform((server) => mockApi(server, 'account_owner'))()),
    /** Takes the role away, once the page would be notified. */
    async take() {
      await waitFor(() => expect(shown?.socket.subscribed).toContain('users_accounts:'))
      if (!shown) return
      mockApi(shown.server, 'account_viewer')
      shown.socket.push('users_accounts', fixtureIds.membership, 2)
    },
  }
}
