import { themeDeclarations } from '@capstan/theme'
import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'

type Tokens = Readonly<Record<string, string>>

/** The tokens that the page sets around a block: inherited in its place, copied for parts that stand elsewhere on the page. */
export interface TokensAround {
  inherited: CSSProperties
  copied: CSSProperties
}

/**
 * Finds the tokens that the page sets on an element around a root, once the root is mounted. The root declares all tokens, so
 * that those of the page would never reach it; the ones listed here are inherited from the page.
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
