import { mutantsIn } from './mutantsIn.ts'

/** A brand may look as it likes, as long as it can be read. */
export const theme = mutantsIn('core', 'packages/theme/src', [
  {
    name: 'words on the primary colour may be unreadable',
    file: 'pickPrimary.ts',
    find: 'contrast(colour, on) >= 4.5 &&',
    replace: 'contrast(colour, on) >= 1 &&',
    test: 'deriveColors.test.ts',
  },
  {
    name: 'a button may vanish in its surface',
    file: 'pickPrimary.ts',
    find: ' && surfaces.every((surface) => contrast(colour, surface) >= 3)',
    replace: '',
    test: 'deriveColors.test.ts',
  },
  {
    name: 'text may be unreadable',
    file: 'deriveTexts.ts',
    find: 'text: reach(n(0.235, 0.022, 0.95, 0.006), all, 12, away)',
    replace: 'text: n(0.7, 0.022, 0.5, 0.006)',
    test: 'deriveColors.test.ts',
  },
  {
    name: 'the name of a font may be any CSS',
    file: 'brandDocument.ts',
    find: 'optional(brand.fontFamily, isFont)',
    replace: 'true',
    test: 'brandDocument.test.ts',
  },
  {
    name: 'a brand without a document stops the page',
    file: 'loadBrand.ts',
    find: "return failed(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'missing')",
    replace: 'throw error',
    test: 'loadBrand.test.ts',
  },
  {
    name: 'a slow brand is waited for',
    file: 'loadBrand.ts',
    find: 'AbortSignal.any([signal, limit]) : limit',
    replace: 'signal : undefined',
    test: 'loadBrand.test.ts',
  },
])
