import { offerWallQuery } from '@capstan/sdk-core/offerWall'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { offerWallMessages } from './messages'
import { OfferWallView, type OfferWallViewProps } from './OfferWallView'

export interface OfferWallProps extends Pick<OfferWallViewProps, 'headingLevel' | 'onOpen'> {
  /** The account whose offerings to list; without it those of every wall. */
  offerWallId?: string
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** The offerings that the account of this instance was invited to, and those that are listed for everybody. @public */
export function OfferWall({ isolation, ...props }: OfferWallProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedOfferWall {...props} />
    </CapstanRoot>
  )
}

function ConnectedOfferWall({ offerWallId, ...view }: Omit<OfferWallProps, 'isolation'>) {
  const messages = useMessages('offerWall', offerWallMessages)
  const offerings = useCapstanQuery(offerWallQuery(useCapstan(), { offerWallId }))

  switch (offerings.status) {
    case 'loading':
      return (
        <Card aria-label={messages.title}>
          <Loading visible={offerings.visible} />
        </Card>
      )
    case 'error':
      return (
        <Card aria-label={messages.title}>
          <ErrorNotice error={offerings.error} onRetry={offerings.retry} />
        </Card>
      )
    case 'ready':
      return <OfferWallView {...view} offerings={offerings.data} />
  }
}
