import { Icon } from '../display/Icon'
import { useUiMessages } from '../uiMessages'
import { VisuallyHidden } from '../display/VisuallyHidden'

/** Says, in a drawing and in words, that a link leaves this tab. */
export function NewTabHint() {
  const messages = useUiMessages()

  return (
    <>
      <Icon name="external" dense />
      <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
    </>
  )
}
