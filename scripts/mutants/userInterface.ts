import { mutantsIn } from './mutantsIn.ts'

/** The parts every screen is made of. */
export const userInterface = mutantsIn('react', 'packages/sdk-react/src', [
  {
    name: 'a load of a moment flickers',
    file: 'ui/lazy/loadingHold.ts',
    find: 'appears: 50',
    replace: 'appears: 0',
    test: 'ui/lazy/useLoadingHold.test.tsx',
  },
  {
    name: 'a loading view goes the moment it came',
    file: 'ui/lazy/loadingHold.ts',
    find: 'stays: 600',
    replace: 'stays: 0',
    test: 'ui/lazy/useLoadingHold.test.tsx',
  },
  {
    name: 'a success stays for ever',
    file: 'ui/feedback/Alert.tsx',
    find: "tone === 'success' ? 6000 : undefined",
    replace: 'undefined',
    test: 'ui/feedback/Alert.test.tsx',
  },
  {
    name: 'an error goes by itself',
    file: 'ui/feedback/Alert.tsx',
    find: "tone === 'success' ? 6000 : undefined",
    replace: '6000',
    test: 'ui/feedback/Alert.test.tsx',
  },
  {
    name: 'a message goes while someone reads it',
    file: 'ui/feedback/useDismissTimer.ts',
    find: 'onMouseEnter: () => setIsHeld(true)',
    replace: 'onMouseEnter: () => {}',
    test: 'ui/feedback/Alert.test.tsx',
  },
  {
    name: 'a snackbar stays for ever',
    file: 'ui/feedback/SnackbarRegion.tsx',
    find: 'note.duration ?? 3000',
    replace: 'note.duration',
    test: 'ui/feedback/SnackbarRegion.test.tsx',
  },
  {
    name: 'an empty select is silent',
    file: 'ui/uiMessages.ts',
    find: "'None found'",
    replace: "''",
    test: 'ui/choices/SelectField.test.tsx',
  },
  {
    name: 'a search that finds nothing is silent',
    file: 'ui/uiMessages.ts',
    find: "'Nothing found'",
    replace: "''",
    test: 'ui/choices/TypeaheadField.test.tsx',
  },
  {
    name: 'terms open their links in the frame of the host',
    file: 'features/terms/sanitizeTerms.ts',
    find: "node.setAttribute('target', '_blank')",
    replace: '',
    test: 'features/terms/sanitizeTerms.test.ts',
  },
  {
    name: 'plain terms are shown as markup',
    file: 'features/terms/readAgreement.ts',
    find: "if (type !== 'html') return { kind: 'plain', text: agreement }",
    replace: '',
    test: 'features/terms/TermsOfServiceView.test.tsx',
  },
  {
    name: 'a partner’s words are not used',
    file: 'language/useMessages.ts',
    find: '[spoken, instead, own]',
    replace: '[spoken, instead]',
    test: 'provider/CapstanProvider.test.tsx',
  },
  {
    name: 'styles carry no nonce',
    file: 'provider/StyleTarget.tsx',
    find: ' nonce={nonce}',
    replace: '',
    test: 'provider/CapstanProvider.test.tsx',
  },
])
