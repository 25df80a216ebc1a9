import { createHash } from 'node:crypto'
import { Html, html } from '../../platform/http/pages/html.ts'
import { type Stroke, strokesOf } from './strokes.ts'

const style = `body{max-width:44rem;margin:3rem auto;padding:0 1.5rem;color:#171f28;background:#fff;font:400 15px/1.6 Georgia,"Times New Roman",serif}
h2{font-size:20px;text-align:center;margin:2.5rem 0 1rem}
.muted,footer{color:#58606b;font-size:13px}
.signature{margin-top:3rem;border-top:1px solid #838a93;padding-top:.5rem;break-inside:avoid}
.signature svg{display:block;height:90px;max-width:100%}
.typed{margin:0;font:italic 34px/1.3 "Snell Roundhand","Segoe Script","Brush Script MT",Georgia,serif;overflow-wrap:anywhere}`

// The hash is of every character between the tags.
const styleElement = new Html(`<style>${style}</style>`)

/** Allows the one style of the file, and nothing else. */
export const signedFilePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox`

/** The content of a signed file, its signer, and the signature. */
export interface Signed {
  title: string
  body: Html
  signedBy: string
  drawn: string
  signedAt: Date | undefined
}

/** The file that is kept: one page that needs nothing else, with the signature in it. */
export function signedFile({ title, body, signedBy, drawn, signedAt }: Signed): string {
  const strokes = strokesOf(drawn)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        ${body}
        <div class="signature">
          ${strokes.length > 0 ? drawing(strokes, signedBy) : html`<p class="typed">${signedBy}</p>`}
          <footer>
            Signed electronically by ${signedBy} on
            ${signedAt?.toISOString().slice(0, 16).replace('T', ' at ')} UTC
          </footer>
        </div>
      </body>
    </html>`.text
}

function drawing(strokes: Stroke[], signedBy: string): Html {
  const points = strokes.flat()
  const width = Math.max(...points.map(([x]) => x)) + 4
  const height = Math.max(...points.map(([, y]) => y)) + 4
  return html`<svg
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="Signature of ${signedBy}"
    fill="none"
    stroke="#171f28"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${strokes.map(
      // A dot is a line to itself.
      (stroke) =>
        html`<polyline
          points="${[...stroke, ...stroke.slice(0, 1 / stroke.length)].map((point) => point.join(',')).join(' ')}"
        />`,
    )}
  </svg>`
}
