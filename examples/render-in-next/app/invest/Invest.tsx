// app/invest/Invest.tsx
'use client'
import { createCapstan } from '@capstan/sdk-core'
import { InvestFlow } from '@capstan/sdk-react/invest'
import { CapstanProvider } from '@capstan/sdk-react/provider'
import { useState } from 'react'

export interface InvestProps {
  /** The origin of the platform: `https://platform.example`. */
  platform: string
  account: string
  offerWallId: string
  offeringId: string
  isolation?: 'shadow'
}

export function Invest({ platform, account, ...flow }: InvestProps) {
  const [capstan] = useState(() =>
    createCapstan({
      account,
      endpoint: `${platform}/api/v2/graphql`,
      socketUrl: `${platform.replace('http', 'ws')}/wss/v1/`,
      locale: 'en-US',
      fetchSession: async () => {
        const answer = await fetch('/session', { method: 'POST' })
        if (!answer.ok) throw new Error(`My server answered ${answer.status}`)
        return answer.json()
      },
    }),
  )
  return (
    <CapstanProvider instance={capstan}>
      <InvestFlow {...flow} />
    </CapstanProvider>
  )
}
