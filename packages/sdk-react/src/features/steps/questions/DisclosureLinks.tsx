import { styled } from 'styled-components'
import { useMessages } from '../../../provider/useMessages'
import { TextLink } from '../../../ui/actions/TextLink'
import type { Disclosure } from './disclosuresOf'
import { stepsMessages } from '../messages'

export interface DisclosureLinksProps {
  /** The documents to read. */
  disclosures: readonly Disclosure[]
}

/** Links to the documents to read before a step is sent. */
export function DisclosureLinks({ disclosures }: DisclosureLinksProps) {
  const messages = useMessages('steps', stepsMessages)

  if (disclosures.length === 0) return null
  return (
    <List aria-label={messages.disclosures}>
      {disclosures.map(({ text, lang, href }, index) => {
        const words = (
          <span lang={lang} dir="auto">
            {text}
          </span>
        )
        return (
          <li key={index}>
            {href ? (
              <TextLink href={href} external>
                {words}
              </TextLink>
            ) : (
              words
            )}
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--capstan-space-1);
  max-width: 60ch;
  margin: 0 0 var(--capstan-space-5);
  padding: 0;
  list-style: none;
`
