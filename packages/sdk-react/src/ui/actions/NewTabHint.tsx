import { Icon } from '../display/Icon'
import { useUiMessages } from '../uiMessages'
import { VisuallyHidden } from '../display/VisuallyHidden'

/** The icon and the text for a link that opens a new tab. */
export function NewTabHint() {
  const messages = useUiMessages()

  return (
    <>
      <Icon name="external" dense />
      <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
    </>
  )
}
