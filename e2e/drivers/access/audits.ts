// Functions that run in a page: each is serialized to it, and returns its findings briefly.

/** Neighbours whose visual order differs from the reading order, and Tab stops that are moved ahead of others. */
export function outOfOrder(): string[] {
  const isPlaced = (each: Element) => {
    const { position, float } = getComputedStyle(each)
    return each.checkVisibility() && /static|relative/.test(position) && float === 'none' && each.textContent
  }
  const isBefore = (one: DOMRect, other: DOMRect) => {
    const isAbove = one.bottom <= other.top + 1
    const isBeside = one.top < other.bottom - 1 && other.top < one.bottom - 1
    return isAbove || (isBeside && one.right <= other.left + 1)
  }
  const moved = [...document.querySelectorAll('body *')].filter((next) => {
    const first = next.previousElementSibling
    if (!first || !isPlaced(next) || !isPlaced(first)) return false
    const [one, other] = [first.getBoundingClientRect(), next.getBoundingClientRect()]
    const isNothing = [one, other].some(({ width, height }) => width < 2 || height < 2)
    return !isNothing && isBefore(other, one)
  })
  const ahead = [...document.querySelectorAll<HTMLElement>('[tabindex]')].filter(
    ({ tabIndex }) => tabIndex > 0,
  )
  return [...moved, ...ahead].map(({ outerHTML }) => outerHTML.slice(0, 200))
}

/** Returns controls whose name lacks their visible text: a user of speech input cannot press them. */
export function unnamedWords(): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const seen = (each: Element): string =>
    [...each.childNodes]
      .map((node) => {
        if (node instanceof Text) return node.data
        if (!(node instanceof HTMLElement) || !node.checkVisibility() || node.ariaHidden === 'true') return ''
        const { clipPath, position } = getComputedStyle(node)
        return clipPath !== 'none' && position === 'absolute' ? '' : ` ${seen(node)} `
      })
      .join('')
  const nameOf = (each: Element) => {
    const ids = each.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const named = ids.map((id) => {
      const part = document.getElementById(id)
      return part?.getAttribute('aria-label') ?? part?.textContent ?? ''
    })
    return named.length > 0 ? named.join(' ') : (each.getAttribute('aria-label') ?? undefined)
  }
  const wordsOf = (each: Element) =>
    each instanceof HTMLInputElement ? [...(each.labels ?? [])].map(seen).join(' ') : seen(each)
  return [
    ...document.querySelectorAll(
      'a, button, input, [role="button"], [role="tab"], [role="menuitem"], summary',
    ),
  ]
    .filter((each) => {
      const name = nameOf(each)
      return each.checkVisibility() && name !== undefined && !plain(name).includes(plain(wordsOf(each)))
    })
    .map((each) => `"${wordsOf(each).trim()}" is called "${nameOf(each)}"`)
}

/** Links without a clear purpose, by their text and its context. */
export function alikeLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((each) =>
    each.checkVisibility(),
  )
  const textOf = (each: Element | null) => (each?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (each: Element) =>
    each.getAttribute('aria-label') ?? (textOf(each) || (each.querySelector('img')?.alt ?? ''))
  const aroundOf = (each: Element) =>
    textOf(each.closest('li, [role="row"], tr, p, article, section, header, footer, nav')) +
    (each.getAttribute('aria-describedby') ?? '')
  const isVague = (each: HTMLAnchorElement) =>
    /^(|here|click here|more|link|read more|details|learn more)$/i.test(nameOf(each).trim())
  const isAlike = (one: HTMLAnchorElement) =>
    links.some(
      (other) =>
        other.href !== one.href && nameOf(other) === nameOf(one) && aroundOf(other) === aroundOf(one),
    )
  return links.filter((each) => isVague(each) || isAlike(each)).map((each) => `${nameOf(each)}: ${each.href}`)
}

/** Returns states shown by colour alone: an invalid field, the current entry, a status. */
export function colourAlone(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  const isExplained = (each: Element) => {
    const group = each.closest('[aria-describedby]')
    const ids = [each, group].flatMap((part) => part?.getAttribute('aria-describedby')?.split(/\s+/) ?? [])
    return ids.some((id) => document.getElementById(id)?.textContent.trim())
  }
  // Bold or marked text may be a part of the element.
  const partsOf = (each: Element) =>
    [each, ...each.querySelectorAll('*')].filter((part) => part.checkVisibility())
  const drawnOf = (each: Element) =>
    JSON.stringify(
      partsOf(each).map((part) => {
        const { fontWeight, textDecorationLine, borderBottomWidth, borderInlineStartWidth } =
          getComputedStyle(part)
        const { content, height, width, opacity } = getComputedStyle(part, '::after')
        const mark = content === 'none' ? '' : [content, height, width, opacity]
        return [part.tagName, fontWeight, textDecorationLine, borderBottomWidth, borderInlineStartWidth, mark]
      }),
    )
  const isLikeOthers = (current: Element) => {
    const others = [
      ...(current.closest('ul, ol, nav, [role="tablist"]')?.querySelectorAll(current.tagName) ?? []),
    ]
    const beside = others.filter((each) => each !== current && each.className === current.className)
    return beside.some((each) => drawnOf(each) === drawnOf(current))
  }
  const wrong = shown('[aria-invalid="true"]').filter((each) => !isExplained(each))
  const current = shown('[aria-current]:not([aria-current="false"]), [aria-selected="true"]').filter(
    isLikeOthers,
  )
  const wordless = shown('.capstan-chip').filter((each) => !each.textContent.trim())
  return [...wrong, ...current, ...wordless].map(({ outerHTML }) => outerHTML.slice(0, 200))
}
