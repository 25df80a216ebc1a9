import { createCapstan } from '@capstan/sdk-core'
import { InvestFlow } from '@capstan/sdk-react/invest'
import { CapstanProvider, CapstanRoot } from '@capstan/sdk-react/provider'
import { createRoot } from 'react-dom/client'
import { fetchPlace, fetchSession } from './session'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const { platform, account, offerWallId, offeringId } = await fetchPlace()

const capstan = createCapstan({
  account,
  endpoint: `${platform}/api/v2/graphql`,
  socketUrl: `${platform.replace('http', 'ws')}/wss/v1/`,
  fetchSession,
})

createRoot(document.getElementById('invest') as HTMLElement).render(
  <CapstanProvider instance={capstan} nonce={nonce}>
    <CapstanRoot isolation="shadow">
      <InvestFlow offerWallId={offerWallId} offeringId={offeringId} />
    </CapstanRoot>
  </CapstanProvider>,
)
