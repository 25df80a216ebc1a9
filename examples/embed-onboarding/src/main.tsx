import { createCapstan } from '@capstan/sdk-core'
import { InvestFlow } from '@capstan/sdk-react/invest'
import { CapstanProvider } from '@capstan/sdk-react/provider'
import { createRoot } from 'react-dom/client'
import { brand } from './brand'
import { fetchPlace, fetchSession } from './session'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const { platform, account, offerWallId, offeringId } = await fetchPlace()

const capstan = createCapstan({
  account,
  endpoint: `${platform}/api/v2/graphql`,
  socketUrl: `${platform.replace('http', 'ws')}/wss/v1/`,
  fetchSession,
  brand,
})

createRoot(document.getElementById('invest') as HTMLElement).render(
  <CapstanProvider instance={capstan} nonce={nonce} appearance={{ theme: 'light' }}>
    <InvestFlow isolation="shadow" offerWallId={offerWallId} offeringId={offeringId} />
  </CapstanProvider>,
)
