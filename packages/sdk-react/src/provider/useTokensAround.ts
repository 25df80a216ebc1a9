import { themeDeclarations } from '@capstan/theme'
import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'

type Tokens = Readonly<Record<string, string>>

/** What the page around a block says of its tokens: in its place they are inherited, elsewhere on the page they are copied. */
export interface TokensAround {
  inherited: CSSProperties
  copied: CSSProperties
}

/**
 * Finds the tokens that the page sets on an element around a root, once the root stands there. The root declares all of
 * them, so that those of the page would never reach what it draws; what it is told to inherit follows the page.
 */
export function useTokensAround(root: RefObject<HTMLElement | null>, isInside: boolean): TokensAround {
  const [tokens, setTokens] = useState<Tokens>(none)

  useLayoutEffect(() => {
    const parent = root.current?.parentElement
    if (parent && !isInside) setTokens(tokensOf(parent))
  }, [root, isInside])

  const inherited = Object.fromEntries(Object.keys(tokens).map((name) => [name, 'inherit']))
  return { inherited: inherited as CSSProperties, copied: tokens as CSSProperties }
}

const none: Tokens = {}

function tokensOf(element: Element): Tokens {
  const styles = getComputedStyle(element)
  const found = tokenNames().flatMap((name) => {
    const value = styles.getPropertyValue(name)
    return value ? [[name, value]] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : none
}

/** Every custom property that a root declares. */
function tokenNames(): string[] {
  return [...themeDeclarations().matchAll(/^--[\w-]+/gm)].map(([name]) => name)
}
