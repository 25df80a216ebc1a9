export {}

declare global {
  /** The number of rendered components. */
  var renders: number
}

/** The data that React passes to developer tools about a rendered component. */
interface Fiber {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

/** Functions, with a ref or remembered. */
const components = new Set([0, 11, 14, 15])
const performedWork = 1

// Imported before React, which looks for developer tools once: counts the components that render.
globalThis.renders = 0
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => count(current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
})

function count(fiber: Fiber): void {
  if (components.has(fiber.tag) && fiber.flags & performedWork) renders += 1
  // Where the children are the ones of before, nothing below was rendered.
  if (fiber.child === fiber.alternate?.child) return
  for (let child = fiber.child; child; child = child.sibling) if (child !== child.alternate) count(child)
}
