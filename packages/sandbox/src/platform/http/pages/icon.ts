import { type Html, html } from './html.ts'

const paths = {
  'arrow-right': 'M4 10h11.5M11.5 5.8l4.2 4.2-4.2 4.2',
  check: 'M4.5 10.5l3.6 3.6 7.4-8.2',
  shield: 'M10 3l6 2.2V10c0 3.5-2.4 6-6 7-3.6-1-6-3.5-6-7V5.2L10 3ZM7.3 9.9l2 2 3.5-3.7',
}

/** One of the product's icons, drawn beside a word that says the same. */
export function icon(name: keyof typeof paths): Html {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${paths[name]}" /></svg>`
}

/** The product's mark and name. */
export const logo = html`<span class="logo"
  ><svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
    <path
      d="M7 3h10a1 1 0 0 1 .97.76L18.5 6h-13l.53-2.24A1 1 0 0 1 7 3ZM5 8h14v3.5c0 .6-.4 1-1 1h-1.8l.9 4.5H6.9l.9-4.5H6c-.6 0-1-.4-1-1V8ZM4.5 19h15a1 1 0 0 1 1 1v1h-17v-1a1 1 0 0 1 1-1Z"
    /></svg
  ><span>Capstan</span></span
>`
