import { create } from 'storybook/theming/create'
import { inter } from './fonts'

/** The theme of Storybook's own pages. */
export const theme = create({
  base: 'light',
  brandTitle: 'Capstan',
  brandImage: './brand/color-full.svg',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: inter,
  colorPrimary: '#004A98',
  colorSecondary: '#004A98',
})
