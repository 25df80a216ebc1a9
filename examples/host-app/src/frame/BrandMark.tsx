import { styled } from 'styled-components'
import { LogoPicture } from './Logo'

/** The mark above the one card of a page. */
export function BrandMark() {
  return (
    <Mark>
      <LogoPicture />
    </Mark>
  )
}

const Mark = styled.div`
  display: flex;
  justify-content: center;
  img {
    height: calc(36 * var(--capstan-unit));
  }
`
