import { offerWallQuery } from '@capstan/sdk-core/offerWall'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { offerWallMessages } from './messages'
import { OfferWallView, type OfferWallViewProps } from './OfferWallView'

export interface OfferWallProps extends Pick<OfferWallViewProps, 'headingLevel' | 'onOpen'>, BlockProps {
  /** The account of the offer wall to list; the offerings of every wall by default. */
  offerWallId?: string
}

/** The offerings that the account of this instance was invited to, and those listed for all investors. @public */
export const OfferWall = block(function OfferWall({ offerWallId, ...view }: OfferWallProps) {
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
})
