import { create } from 'storybook/theming/create'
import { inter } from './fonts'

/** The look of the pages around the stories. */
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
