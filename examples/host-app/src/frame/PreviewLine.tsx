import { useMessages } from '@capstan/sdk-react/provider'
import { Button, Icon, LinkButton } from '@capstan/sdk-react/ui'
import { useLocation } from 'react-router'
import { useHost } from '../session/Host'
import { FrameLine } from './ManagedLine'
import { frameMessages } from './messages'

/** Line on every page that shows a brand that is not published, with the link back to it. */
export function PreviewLine() {
  const { preview, showPreview } = useHost()
  const { pathname } = useLocation()
  const messages = useMessages('frame', frameMessages)
  // The page of the brands shows it beside the buttons that publish the brand.
  if (!preview || pathname === '/admin/types/brands') return null

  return (
    <FrameLine className="capstan-preview-line" role="region" aria-label={messages.previewRegion}>
      <Icon name="eye" dense />
      <p>{messages.brandPreview}</p>
      <LinkButton dense href={`/admin/types/brands?brand=${preview.slug}`}>
        {messages.backToBrand}
      </LinkButton>
      <Button dense onPress={() => showPreview(undefined)}>
        {messages.endPreview}
      </Button>
    </FrameLine>
  )
}
