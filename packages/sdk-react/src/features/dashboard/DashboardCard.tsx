import type { ReactNode } from 'react'
import { useRouter } from '../../provider/useRouter'
import type { QueryState } from '../../provider/queries/useCapstanQuery'
import { LinkButton } from '../../ui/actions/LinkButton'
import { TextLink } from '../../ui/actions/TextLink'
import { Card } from '../../ui/layout/Card'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'

export interface DashboardCardProps {
  /** The title of the list. */
  title: string
  /** The page with all of it. */
  href: string
  /** The words that lead there; the title does where there are none. */
  more?: string
  children: ReactNode
}

/** A section of the dashboard: the newest records of a kind, and a link to all of them. */
export function DashboardCard({ title, href, more, children }: DashboardCardProps) {
  const router = useRouter()
  const place = router.href(href)

  return (
    <Card
      flush
      title={
        more ? (
          title
        ) : (
          <TextLink quiet href={place}>
            {title}
          </TextLink>
        )
      }
      actions={
        more && (
          <LinkButton variant="quiet" dense href={place}>
            {more}
          </LinkButton>
        )
      }
    >
      {children}
    </Card>
  )
}

/** Renders a part, or an error when it could not be read. */
export function PartOf<Data>({
  state,
  children,
}: {
  state: QueryState<Data>
  children: (data: Data) => ReactNode
}) {
  switch (state.status) {
    case 'loading':
      return <Loading visible={state.visible} />
    case 'error':
      return <ErrorNotice error={state.error} onRetry={state.retry} />
    case 'ready':
      return children(state.data)
  }
}
