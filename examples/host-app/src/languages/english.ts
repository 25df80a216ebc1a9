import { bootMessages } from '../boot/messages'
import { administrationMessages } from '../features/administration/messages'
import { developerMessages } from '../features/developer/messages'
import { loginMessages } from '../features/login/messages'
import { settingsMessages } from '../features/settings/messages'
import { frameMessages } from '../frame/messages'
import { problemMessages } from '../problems/messages'
import { pageTitles, type PageTitle } from '../routing/pageTitles'

const named = pageTitles.map((title) => [title, title])

/** Every word of this app beside the kit's, in English. */
export const english = {
  administrationPages: administrationMessages,
  boot: bootMessages,
  developer: developerMessages,
  frame: frameMessages,
  login: loginMessages,
  problems: problemMessages,
  settingsPage: settingsMessages,
  titles: Object.fromEntries(named) as Record<PageTitle, string>,
}
