import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { literalText } from './literalText.js'

const problems = (code: string) =>
  new Linter().verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { capstan: { rules: { 'literal-text': literalText } } },
        rules: { 'capstan/literal-text': 'error' },
      },
    ],
    { filename: 'some.tsx' },
  ).length

describe('literal-text', () => {
  it.each([
    `const a = <p>Invest</p>`,
    `const a = <p>{'Invest'}</p>`,
    `const a = <>{isOpen && 'Open'}</>`,
    `const a = <p>{name || 'Unknown'}</p>`,
    'const a = <p>{`${count} units`}</p>',
    `const a = <button aria-label="Close" />`,
    `const a = <Field label={isLong ? 'Name' : messages.name} />`,
    `const a = <img alt={'Logo of ' + name} />`,
    `const a = <p>Größe</p>`,
  ])('refuses %s', (code) => {
    expect(problems(code)).toBe(1)
  })

  it.each([
    `const a = <p>{messages.invest}</p>`,
    `const a = <p>{first} · {second}</p>`,
    'const a = <p>{`${first}, ${second}`}</p>',
    `const a = <p>© {year}</p>`,
    `const a = <button type="submit" data-status="open" className="capstan-button" />`,
    `const a = <p>{kind === 'holding' && name}</p>`,
    `const a = <img alt="" />`,
  ])('takes %s', (code) => {
    expect(problems(code)).toBe(0)
  })
})
