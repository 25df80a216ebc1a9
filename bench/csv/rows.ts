/** A row of a table of distributions: text, quotes, line ends, numbers of 18 decimals, addresses. */
export function rowsOf(count: number): string[][] {
  return Array.from({ length: count }, (_, at) => [
    `d${at}`,
    at % 7 === 0 ? `O"Brien, ${at}` : `Investor ${at}`,
    `investor${at}@example.com`,
    `${at}.123456789012345678`,
    String(at % 990),
    'US',
    at % 50 === 0 ? 'line one\nline two' : 'Quarterly distribution',
    '2026-01-02',
    `0x${String(at).padStart(40, '0')}`,
    'sent',
  ])
}

export const headers = [
  'id',
  'name',
  'email',
  'amount',
  'units',
  'country',
  'note',
  'day',
  'wallet',
  'status',
]
