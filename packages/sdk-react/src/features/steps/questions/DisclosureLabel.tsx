import { TextLink } from '../../../ui/actions/TextLink'
import type { Disclosure } from './disclosuresOf'

export interface DisclosureLabelProps {
  /** The statement that ticking the box confirms. */
  label: string
  /** The disclosures of the form. */
  disclosures: readonly Disclosure[]
}

/** The label of a box that names a disclosure: the name leads to it. */
export function DisclosureLabel({ label, disclosures }: DisclosureLabelProps) {
  const named = namedIn(label, disclosures)
  if (!named?.href) return <span>{label}</span>

  const at = label.indexOf(named.text)
  return (
    <span>
      {label.slice(0, at)}
      <TextLink href={named.href} external>
        <span lang={named.lang} dir="auto">
          {named.text}
        </span>
      </TextLink>
      {label.slice(at + named.text.length)}
    </span>
  )
}

/** Returns the disclosure that a label names, if it can be opened. */
export function namedIn(label: string, disclosures: readonly Disclosure[]): Disclosure | undefined {
  return disclosures.find(({ text, href }) => href && label.includes(text))
}
