import { Fragment, type ReactNode } from 'react'

/** Puts parts into a text, as `fillIn` puts values: what is in another language keeps the mark that says so. */
export function fillInParts(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, at) => {
    const isName = at % 2 === 1
    return <Fragment key={at}>{isName ? parts[part] : part}</Fragment>
  })
}
