import { mutantsIn } from './mutantsIn.ts'

/** Who may see which page, for which account, and where sign-in may lead. */
export const hostApp = mutantsIn('react', 'examples/host-app/src', [
  {
    name: 'a page opens for every type of account',
    file: 'routing/accessTo.ts',
    find: "if (!route.allowed.includes(visitor.account.type)) return 'home'",
    replace: '',
    test: 'routes.test.ts',
  },
  {
    name: 'a page opens for every role',
    file: 'routing/accessTo.ts',
    find: "hasRole(route, visitor.role) ? 'open' : 'empty'",
    replace: "'open'",
    test: 'routes.test.ts',
  },
  {
    name: 'sign-in forgets the page that was asked for',
    file: 'Guarded.tsx',
    find: "withNext('/login', here)",
    replace: "'/login'",
    test: 'routes.test.ts',
  },
  {
    name: 'an unknown path is an empty page',
    file: 'routeObjects.tsx',
    find: '<Navigate replace to="/login" />',
    replace: '<p />',
    test: 'routes.test.ts',
  },
  {
    name: 'sign-in may lead to another site',
    file: 'routing/safeNext.ts',
    find: '/^\\/(?![/\\\\])/.test(path) && ',
    replace: '',
    test: 'routing/safeNext.test.ts',
  },
  {
    name: 'another tab decides for which account this one acts',
    file: 'session/startSession.ts',
    find: 'account: tabAccount.read() ?? known.account',
    replace: 'account: known.account',
    test: 'session/startSession.test.ts',
  },
  {
    name: 'logging out keeps the account of the tab',
    file: 'frame/AccountMenu.tsx',
    find: ' onAction={() => tabAccount.forget()}',
    replace: '',
    test: 'frame/TopBar.test.tsx',
  },
])
