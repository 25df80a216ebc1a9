import type { ReactNode } from 'react'
import { defaultBrand, deriveColors, sizeTokens } from '../../packages/theme/src/index'

const light: Record<string, string> = deriveColors(defaultBrand, 'light').roles
const dark: Record<string, string> = deriveColors(defaultBrand, 'dark').roles

/** Returns the tokens whose names begin with one of the words. */
const named = <Value,>(tokens: Record<string, Value>, words: readonly string[]): [string, Value][] =>
  Object.entries(tokens).filter(([name]) => words.some((word) => name.startsWith(`--capstan-${word}`)))

interface TableProps {
  headings: readonly string[]
  children: ReactNode
}

const Table = ({ headings, children }: TableProps) => (
  <table style={{ width: '100%' }}>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col" style={{ textAlign: 'left' }}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

/** The colours of the default brand, light and dark. */
export const Colors = () => (
  <Table headings={['Token', 'Light', 'Dark']}>
    {Object.entries(light).map(([name, color]) => (
      <tr key={name}>
        <td>
          <code>--capstan-{name}</code>
        </td>
        <td>
          <Swatch color={color} />
        </td>
        <td>
          <Swatch color={dark[name] ?? color} />
        </td>
      </tr>
    ))}
  </Table>
)

const Swatch = ({ color }: { color: string }) => (
  <>
    <span
      style={{
        ...{ display: 'inline-block', width: 48, height: 20, marginRight: 8, verticalAlign: 'middle' },
        ...{ borderRadius: 4, border: '1px solid #8a94a0', background: color },
      }}
    />
    <code>{color}</code>
  </>
)

/** Sizes, fonts and movement by the beginnings of their names; `shows` renders an example of a value. */
export const Sizes = ({ of, shows }: { of: readonly string[]; shows?: (value: string) => ReactNode }) => (
  <Table headings={['Token', 'Value', ...(shows ? ['Looks like'] : [])]}>
    {named(sizeTokens, of).map(([name, value]) => (
      <tr key={name}>
        <td>
          <code>{name}</code>
        </td>
        <td>
          <code>{inPixels(value)}</code>
        </td>
        {shows && <td>{shows(inPixels(value))}</td>}
      </tr>
    ))}
  </Table>
)

/** Replaces multiples of the unit by pixels, which are the default unit. */
const inPixels = (value: string): string => value.replace(/calc\((\S+) \* var\(--capstan-unit\)\)/g, '$1px')
