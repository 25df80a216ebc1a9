import { brandTheme, defaultBrand, type BrandDocument, type BrandTheme } from '../packages/theme/src/index'
import { isTest } from 'virtual:kit'
import { inter } from './fonts'

const documents: BrandDocument[] = [
  // Tests measure in a typeface of the machine.
  isTest ? defaultBrand : { ...defaultBrand, fontFamily: inter },
  {
    slug: 'halden',
    name: 'Halden Biologics',
    colors: { primary: '#0B6E4F', secondary: '#C9A227', background: '#ffffff' },
  },
  {
    slug: 'ember',
    name: 'Ember (loud)',
    colors: { primary: '#FF4F00', secondary: '#7A00FF', background: '#FFFFFF' },
    fontFamily: 'Georgia, "Times New Roman", serif',
  },
  {
    slug: 'lemon',
    name: 'Lemon (very light)',
    colors: { primary: '#FFE600', secondary: '#111111', background: '#ffffff' },
  },
]

/** The brands of the toolbar, ready to show. */
export const brands: Record<string, BrandTheme> = Object.fromEntries(
  documents.map((document) => [document.slug, brandTheme(document)]),
)
