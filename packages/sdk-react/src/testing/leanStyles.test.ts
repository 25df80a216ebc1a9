import { describe, expect, it } from 'vitest'
import { leanStyles } from '../../build/leanStyles.ts'

const leaned = (code: string) => leanStyles(code, 'Part.tsx')

describe('leanStyles', () => {
  it('removes comments and blanks from styles, and from texts between their expressions', () => {
    const code =
      "const Box = styled(Part)`\n  /* It's the page's. */\n  margin: ${size}  auto;\n  > a { color: red }\n`"

    expect(leaned(code)).toBe('const Box = styled(Part)` margin: ${size} auto; > a { color: red } `')
  })

  it('does not change the meaning of a style', () => {
    const code = 'const dots = css`content: "  /* no comment */  ";`'

    expect(leaned(code)).toBe(code)
  })

  it('marks calls that create components as pure', () => {
    const code = 'export const Mails = block(function Mails() {})\nconst Far = lazyPart<Props>(load)'

    expect(leaned(code)).toBe(
      'export const Mails = /*#__PURE__*/ block(function Mails() {})\nconst Far = /*#__PURE__*/ lazyPart<Props>(load)',
    )
  })

  it('leaves every other text alone', () => {
    const code = 'const text = `two  blanks /* said */`\nconst query = graphql`a  b`'

    expect(leaned(code)).toBe(code)
  })
})
