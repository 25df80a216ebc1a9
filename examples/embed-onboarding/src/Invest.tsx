import { createCapstan } from '@capstan/sdk-core'
import { InvestFlow } from '@capstan/sdk-react/invest'
import { CapstanProvider } from '@capstan/sdk-react/provider'
import { useState } from 'react'
import { brand } from './brand'
import { type Place, type Session, sessionsFrom } from './session'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce

/** The flow for an investor in whose account this site may act. */
export function Invest({ place, session }: { place: Place; session: Session }) {
  const [capstan] = useState(() => connect(place, session))

  return (
    <CapstanProvider instance={capstan} nonce={nonce} appearance={{ theme: 'light' }}>
      <InvestFlow isolation="shadow" offerWallId={place.offerWallId} offeringId={place.offeringId} />
    </CapstanProvider>
  )
}

function connect({ platform }: Place, session: Session) {
  return createCapstan({
    account: session.account,
    endpoint: `${platform}/api/v2/graphql`,
    socketUrl: `${platform.replace('http', 'ws')}/wss/v1/`,
    fetchSession: sessionsFrom(session),
    brand,
  })
}
