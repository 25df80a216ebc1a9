import { Fragment, type ReactNode } from 'react'

/** Puts elements into a text, as `fillIn` puts values. An element in another language keeps its `lang`. */
export function fillInParts(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, at) => {
    const isName = at % 2 === 1
    return <Fragment key={at}>{isName ? parts[part] : part}</Fragment>
  })
}
