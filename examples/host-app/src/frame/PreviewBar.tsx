import { useMessages } from '@capstan/sdk-react/provider'
import { Alert, Button, LinkButton } from '@capstan/sdk-react/ui'
import { useLocation } from 'react-router'
import { useHost } from '../session/Host'
import { frameMessages } from './messages'

/** Says on every page that it shows a brand that is not published, and leads back to it. */
export function PreviewBar() {
  const { preview, showPreview } = useHost()
  const { pathname } = useLocation()
  const messages = useMessages('frame', frameMessages)
  if (!preview || pathname === '/admin/types/brands') return null
  return (
    <Alert
      tone="info"
      action={
        <>
          <LinkButton href={`/admin/types/brands?brand=${preview.slug}`}>{messages.backToBrand}</LinkButton>
          <Button onPress={() => showPreview(undefined)}>{messages.endPreview}</Button>
        </>
      }
    >
      {messages.brandPreview}
    </Alert>
  )
}
