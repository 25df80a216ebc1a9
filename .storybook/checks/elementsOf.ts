/** Returns all elements below a root, including those in open shadow roots, without Storybook's own. */
export function elementsOf(root: ParentNode): Element[] {
  return [...root.children].flatMap((element) =>
    element.matches(others)
      ? []
      : [element, ...elementsOf(element), ...(element.shadowRoot ? elementsOf(element.shadowRoot) : [])],
  )
}

const others = 'script, style, .sb-wrapper, [id^="storybook-"]:not(#storybook-root), [data-live-announcer]'
