import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { useQuery } from '@tanstack/react-query'
import { useCapstan } from '../../provider/useCapstan'
import { LazyOfferWall } from './LazyOfferWall'
import { SetUpCard } from './SetUpCard'

/** Where an investor begins who has invested in nothing: the account, where it is not set up, and what is offered. */
export function EmptyPortfolio() {
  const capstan = useCapstan()
  const { data } = useQuery(usersDataQuery(capstan), capstan.queryClient)

  return (
    <>
      {data?.account && !data.account.setup && <SetUpCard />}
      <LazyOfferWall />
    </>
  )
}
