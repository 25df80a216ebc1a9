import { describe, expect, it } from 'vitest'
import { activeLink, navigationOf } from './navigationOf'

describe('navigationOf', () => {
  it.each([
    ['NAV-001', 'admin', 1, 3, 'Forms', '/admin/forms'],
    ['NAV-002', 'admin', 2, 3, 'Reports', '/admin/reports'],
    ['NAV-003', 'admin', 3, 3, 'Types', '/admin/types'],
    ['NAV-004', 'agent', 1, 2, 'Distributions', '/distributions'],
    ['NAV-005', 'agent', 2, 2, 'Contacts', '/contacts'],
    ['NAV-006', 'ats', 1, 2, 'Securities', '/securities'],
    ['NAV-007', 'ats', 2, 2, 'Contacts', '/contacts'],
    ['NAV-008', 'investor', 1, 3, 'Portfolio', '/portfolio'],
    ['NAV-009', 'investor', 2, 3, 'Wallet', '/wallet'],
    ['NAV-010', 'investor', 3, 3, 'Documents', '/investor-documents'],
    ['NAV-011', 'issuer', 1, 6, 'Dashboard', '/dashboard'],
    ['NAV-012', 'issuer', 2, 6, 'Assets', '/assets'],
    ['NAV-013', 'issuer', 3, 6, 'Securities', '/securities'],
    ['NAV-014', 'issuer', 4, 6, 'Capitalization', '/capitalization'],
    ['NAV-015', 'issuer', 5, 6, 'Reports', '/reports'],
    ['NAV-016', 'issuer', 6, 6, 'Contacts', '/contacts'],
    ['NAV-017', 'broker', 1, 5, 'Dashboard', '/dashboard'],
    ['NAV-018', 'broker', 2, 5, 'Assets', '/assets'],
    ['NAV-019', 'broker', 3, 5, 'Capitalization', '/capitalization'],
    ['NAV-020', 'broker', 4, 5, 'Reports', '/reports'],
    ['NAV-021', 'broker', 5, 5, 'Contacts', '/contacts'],
  ] as const)('[%s] gives %s, as link %i of %i, %s to %s', (_row, type, position, count, text, path) => {
    const links = navigationOf(type)

    expect(links).toHaveLength(count)
    expect(links[position - 1]).toEqual({ text, path })
  })
})

describe('activeLink', () => {
  it.each([
    ['investor', '/portfolio', 'Portfolio'],
    ['issuer', '/assets', 'Assets'],
    ['issuer', '/contacts/anything', 'Contacts'],
    ['agent', '/distributions/7', 'Distributions'],
    ['agent', '/distributions', 'Distributions'],
    ['issuer', '/distributions', 'Dashboard'],
    ['investor', '/distribution/7', 'Portfolio'],
    ['investor', '/offer-wall/7/offering/7', 'Portfolio'],
    ['issuer', '/asset-class/7/manage', 'Assets'],
    ['broker', '/asset-class/7/capital', 'Assets'],
    ['investor', '/asset-class/7/manage', 'Portfolio'],
    ['issuer', '/holding/7', 'Assets'],
    ['investor', '/holding/7', 'Portfolio'],
    ['ats', '/security/7', 'Securities'],
    ['broker', '/security/7', undefined],
    ['broker', '/issuers', 'Dashboard'],
    ['issuer', '/transaction/7', 'Dashboard'],
    ['investor', '/transaction/7', undefined],
    ['investor', '/settings/account', undefined],
    ['investor', '/constructor', undefined],
  ] as const)('goes by the first segment for %s at %s: %s', (type, path, text) => {
    // proves NAV-022
    expect(activeLink(type, path)?.text).toBe(text)
  })

  it.each([
    ['/admin/forms', 'Forms'],
    ['/admin/reports/7', 'Reports'],
    ['/admin/types', 'Types'],
    ['/admin', undefined],
    ['/forms', undefined],
  ])('goes by the second segment for an admin at %s: %s', (path, text) => {
    // proves NAV-023
    expect(activeLink('admin', path)?.text).toBe(text)
  })
})
