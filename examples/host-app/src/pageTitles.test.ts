import { describe, expect, it } from 'vitest'
import { settingsTabs } from './features/settings/settingsTabs'
import { routesFor } from './routes'
import { defaultConfig } from './session/readConfig'
import { everyType } from './testing/visitors'
import { navigationOf } from './routing/navigationOf'
import { pageTitles } from './routing/pageTitles'

describe('pageTitles', () => {
  it('has the name of every page, every entry of the navigation and every tab of the settings', () => {
    const pages = routesFor(defaultConfig.providers).flatMap((route) =>
      'title' in route ? [route.title] : [],
    )
    const links = everyType.flatMap((type) => [...navigationOf(type), ...settingsTabs(type)])
    const named = new Set([...pages, ...links.map(({ text }) => text)])

    expect([...pageTitles].sort()).toEqual([...named].sort())
  })
})
