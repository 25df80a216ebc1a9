import { useMessages } from '@capstan/sdk-react/provider'

/** Returns the name of a page in the language of the page. */
export function usePageTitle(): (title: string) => string {
  const titles: Readonly<Record<string, string>> = useMessages('titles', english)

  return (title) => (Object.hasOwn(titles, title) && titles[title]) || title
}

const english = {}
