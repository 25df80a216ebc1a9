import { PageHeader } from '@capstan/sdk-react/ui'
import type { ComponentType } from 'react'
import { Page } from './Page'
import type { PageProps } from '../routing/lazyPage'

/** The page of a block: its title, and the block under it. */
export function pageOf(Block: ComponentType): ComponentType<PageProps> {
  return function BlockPage({ title }) {
    return (
      <Page title={title}>
        <PageHeader title={title} />
        <Block />
      </Page>
    )
  }
}
