import { useMessages } from '@capstan/sdk-react/provider'
import type { PageTitle } from './pageTitles'

/** Says the name of a page in the language of the page. */
export function usePageTitle(): (title: PageTitle) => string {
  const titles: Partial<Record<PageTitle, string>> = useMessages('titles', english)

  return (title) => titles[title] ?? title
}

const english = {}
