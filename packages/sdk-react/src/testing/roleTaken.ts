import { fixtureIds, type FakeServer } from '@capstan/sdk-core/testing'
import { waitFor } from 'storybook/test'
import { onPlatform, type StoryPlatform } from './onPlatform'

type Role = 'account_owner' | 'account_viewer'

/** A platform that takes the reader's role away while the page is open, by `take`. */
export function roleTaken(mockApi: (server: FakeServer, role: Role) => void) {
  let shown: StoryPlatform | undefined
  return {
    platform: () => (shown = onPlatform((server) => mockApi(server, 'account_owner'))()),
    /** Takes the role away and notifies the followers. */
    take: async () => {
      await waitFor(() => {
        if (!shown?.socket.subscribed.has('users_accounts:')) throw new Error('The role is not followed.')
      })
      if (!shown) return
      mockApi(shown.server, 'account_viewer')
      shown.socket.push('users_accounts', fixtureIds.membership, 2)
    },
  }
}
