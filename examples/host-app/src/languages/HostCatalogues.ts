import type { Spoken } from '@capstan/sdk-react/provider'
import type { developerMessages } from '../features/developer/messages'
import type { loginMessages } from '../features/login/messages'
import type { settingsMessages } from '../features/settings/messages'
import type { frameMessages } from '../frame/messages'
import type { problemMessages } from '../problems/messages'
import type { PageTitle } from '../routing/pageTitles'

/** Every word of this app, beside the kit's. */
export interface HostCatalogues {
  developer: Spoken<typeof developerMessages>
  frame: Spoken<typeof frameMessages>
  login: Spoken<typeof loginMessages>
  problems: Spoken<typeof problemMessages>
  settings: Spoken<typeof settingsMessages>
  titles: Readonly<Record<PageTitle, string>>
}
