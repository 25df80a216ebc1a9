/** Every element below a root, those of open shadow roots as well; Storybook's own are left out. */
export function elementsOf(root: ParentNode): Element[] {
  return [...root.children].flatMap((element) =>
    element.matches(others)
      ? []
      : [element, ...elementsOf(element), ...(element.shadowRoot ? elementsOf(element.shadowRoot) : [])],
  )
}

const others = 'script, style, .sb-wrapper, [id^="storybook-"]:not(#storybook-root), [data-live-announcer]'
