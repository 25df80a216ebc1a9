import type { PendingTerms } from '@capstan/sdk-core/terms'

const paragraph =
  'You confirm that you act for yourself or for an account you may act for, that what you tell us is true, and that ' +
  'you will tell us when it changes.'

/** Returns terms to accept, for stories and tests. */
export function someTerms(different: Partial<PendingTerms> = {}): PendingTerms {
  return {
    id: '7be1c0de-0000-4000-8000-000000000001',
    type: 'html',
    agreement:
      '<h3>1. Using the platform</h3>' +
      `<p>${paragraph}</p>`.repeat(3) +
      '<h3>2. Your data</h3><ul><li>We keep what the law asks us to keep.</li><li>We sell <strong>nothing</strong>.</li></ul>' +
      '<p>The full policy is at <a href="https://example.com/privacy">example.com/privacy</a>.</p>' +
      '<h3>3. Changes</h3>' +
      `<p>${paragraph}</p>`.repeat(4),
    language: 'en',
    ...different,
  }
}

/** The same as plain text. */
export const plainTerms = someTerms({
  type: 'plain',
  agreement: `1. Using the platform\n\n${paragraph}\n\n2. Fees <none>\n\n${paragraph}`,
})
