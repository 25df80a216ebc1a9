/** The target of a search in a page: an element by its role and its name, or a text. */
export interface Target {
  role: string
  /** The whole name, or the source of a pattern that it matches. */
  name?: string
  pattern?: string
  /** An element around it. */
  within?: Target
  /** The place among those that match, the first if it is not given. */
  nth?: number
}

/** An element that was found. */
export interface Found {
  /** The middle of the area that a pointer presses. */
  x: number
  y: number
  /** True when a press at this place reaches the element, which can then be used. */
  isReached: boolean
  isFocused: boolean
  isChecked: boolean
  text: string
  value: string
  href: string
}

/**
 * Finds an element in the page, also in shadow roots, and scrolls to it. Runs in the page, from its source: it uses nothing
 * outside of itself.
 */
export function findInPage(target: Target, isToPress: boolean): Found | null {
  const roles: Record<string, string> = {
    A: 'link',
    ASIDE: 'complementary',
    BUTTON: 'button',
    DIALOG: 'dialog',
    H1: 'heading',
    H2: 'heading',
    H3: 'heading',
    INPUT: 'textbox',
    LI: 'listitem',
    MAIN: 'main',
    OL: 'list',
    SECTION: 'region',
    TABLE: 'table',
    TEXTAREA: 'textbox',
    TR: 'row',
    UL: 'list',
  }
  const inputs: Record<string, string> = {
    checkbox: 'checkbox',
    radio: 'radio',
    search: 'searchbox',
    submit: 'button',
  }
  const roleOf = (element: Element) =>
    element.getAttribute('role') ??
    (element instanceof HTMLInputElement ? inputs[element.type] : undefined) ??
    roles[element.tagName]

  const textOf = (root: Document | ShadowRoot, ids: string) =>
    ids
      .split(/\s+/)
      .map((id) => root.getElementById(id))
      .map((named) => named?.getAttribute('aria-label') ?? named?.textContent ?? '')
      .join(' ')
  const nameOf = (element: Element) => {
    const root = element.getRootNode() as Document | ShadowRoot // it is in the page
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const names = [
      textOf(root, element.getAttribute('aria-labelledby') ?? ''),
      element.getAttribute('aria-label') ?? '',
      labels.map((label) => label.textContent).join(' '),
      element.textContent,
    ]
    return (names.find((name) => name.trim() !== '') ?? '').replace(/\s+/g, ' ').trim()
  }

  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element],
    )
  const isHit = (element: Element) => element.matches('[type=checkbox], [type=radio]')
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isHidden = element.closest('[inert], [aria-hidden=true]') !== null
    return !isHidden && (width > 0 || height > 0 || isHit(element)) && element.checkVisibility()
  }
  const matches = (element: Element, { role, name, pattern }: Target) => {
    if (roleOf(element) !== role || !isShown(element)) return false
    if (name !== undefined) return nameOf(element) === name
    return pattern === undefined || new RegExp(pattern).test(nameOf(element))
  }
  const find = (each: Target): Element | undefined => {
    const around = each.within ? find(each.within) : document
    return around && within(around).filter((element) => matches(element, each))[each.nth ?? 0]
  }

  const element = find(target)
  if (!element) return null
  // A box that is drawn is hidden behind its mark, which people press.
  const pressed = isHit(element)
    ? (element.closest('label')?.querySelector('.capstan-choice-mark') ?? element.closest('label') ?? element)
    : element
  const middle = () => {
    const { x, y, width, height } = pressed.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  }
  const isReached = () => {
    const { x, y } = middle()
    let top = document.elementFromPoint(x, y)
    while (top?.shadowRoot) {
      const inner = top.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === top) break
      top = inner
    }
    const isDisabled = element.matches(':disabled, [aria-disabled=true], [data-pending]')
    return top !== null && pressed.contains(top) && !isDisabled
  }
  if (isToPress && !isReached()) {
    // An open list closes when the page around it scrolls.
    const block = target.role === 'option' ? 'nearest' : 'center'
    pressed.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  }
  const root = element.getRootNode() as Document | ShadowRoot // it is in the page
  return {
    ...middle(),
    isReached: isReached(),
    isFocused: root.activeElement === element,
    isChecked: element instanceof HTMLInputElement && element.checked,
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    value: element instanceof HTMLInputElement ? element.value : '',
    href: element instanceof HTMLAnchorElement ? element.href : '',
  }
}

/** Returns the text of the page, with that of its shadow roots. Runs in the page, from its source. */
export function readPage(): string {
  const textOf = (root: ParentNode): string =>
    [...root.querySelectorAll('*')]
      .filter((element) => element.shadowRoot)
      .map((element) => {
        const shadow = element.shadowRoot as ParentNode // filtered above
        const parts = [...shadow.querySelectorAll('*:not(style, script)')]
        return (
          parts.map((part) => (part instanceof HTMLElement ? part.innerText : '')).join(' ') + textOf(shadow)
        )
      })
      .join(' ')
  return `${document.body.innerText} ${textOf(document)}`.replace(/\s+/g, ' ')
}

/** Collects the errors of the page from now on, and returns those since the last call. Runs in the page, from its source. */
export function readErrors(): string[] {
  const page = window as unknown as { errorsOfTest?: string[] } // a property of the tests alone
  if (!page.errorsOfTest) {
    const errors: string[] = []
    page.errorsOfTest = errors
    const report = console.error
    console.error = (...words: unknown[]) => {
      errors.push(words.map(String).join(' '))
      report(...words)
    }
    addEventListener('error', ({ message }) => void errors.push(`uncaught: ${message}`))
    addEventListener('unhandledrejection', ({ reason }) => void errors.push(`unhandled: ${String(reason)}`))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      errors.push(`violation: ${violatedDirective} ${blockedURI}`)
    })
  }
  return page.errorsOfTest.splice(0)
}
