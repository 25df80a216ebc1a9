/** The ids of the fixtures: well formed, and easy to distinguish in a failing test. */
export const fixtureIds = {
  user: '00000000-0000-4000-8000-000000000001',
  account: '00000000-0000-4000-8000-000000000002',
  membership: '00000000-0000-4000-8000-000000000003',
  terms: '00000000-0000-4000-8000-000000000004',
  offering: '00000000-0000-4000-8000-000000000005',
  offerWall: '00000000-0000-4000-8000-000000000006',
  distribution: '00000000-0000-4000-8000-000000000007',
  process: '00000000-0000-4000-8000-000000000008',
  step: '00000000-0000-4000-8000-000000000009',
  /** Any number of further ids. */
  nth: (count: number): string => `10000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
}
