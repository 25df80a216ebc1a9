import type { Plugin } from 'vite'

/** Finds every module that some modules import statically, also indirectly: a page waits for all of them. */
export function reachedFrom(entries: RegExp) {
  const reached = new Set<string>()
  const plugin: Plugin = {
    name: 'host-app-reached-from',
    buildEnd() {
      const waiting = [...this.getModuleIds()].filter((id) => entries.test(id))
      for (const id of waiting) {
        if (reached.has(id)) continue
        reached.add(id)
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
  return { plugin, has: (id: string) => reached.has(id) }
}
