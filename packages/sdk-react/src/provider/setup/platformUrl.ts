import type { Capstan } from '@capstan/sdk-core'

/** An address of the platform: a path is the platform's own, which in an embed is not the page's. */
export function platformUrl({ endpoint }: Pick<Capstan['options'], 'endpoint'>, path: string): string {
  return new URL(path, new URL(endpoint, document.baseURI)).href
}
