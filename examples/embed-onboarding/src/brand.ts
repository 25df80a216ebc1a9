/** The brand of this site, for the embedded components: other colours are derived from these, and made readable. */
export const brand = {
  slug: 'larkspur-site',
  name: 'Larkspur Securities',
  colors: { primary: '#2f4a3c', secondary: '#b5651d', background: '#fffdf8' },
  fontFamily: 'Charter, "Bitstream Charter", Cambria, serif',
  radius: 2,
}
