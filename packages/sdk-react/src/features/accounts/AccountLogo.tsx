import { useState } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '../../ui/display/Avatar'

interface AccountLogoProps {
  /** The account's name, whose initials stand where there is no logo. */
  name: string
  /** The account's place in its list. */
  index: number
  /** The address of its logo. */
  src: string | undefined
}

/** The logo of an account; its initials until it is there, and where there is none. */
export function AccountLogo({ name, index, src }: AccountLogoProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading')

  return (
    <LogoBox className="capstan-account-logo" data-state={src ? state : 'missing'}>
      {src && state !== 'missing' && (
        // The name is beside it.
        <img src={src} alt="" onLoad={() => setState('shown')} onError={() => setState('missing')} />
      )}
      {(!src || state !== 'shown') && <Avatar name={name} index={index} large />}
    </LogoBox>
  )
}

const LogoBox = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: calc(40 * var(--capstan-unit));
  height: calc(40 * var(--capstan-unit));
  > img {
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    padding: var(--capstan-space-1);
    border: 1px solid var(--capstan-border);
    border-radius: var(--capstan-radius-base);
    /* Logos are drawn for white paper, in dark themes too. */
    background: white;
    /* A logo with words would be too small to read: its left end, where marks stand, fills the square. */
    object-fit: cover;
    object-position: left;
  }
  &[data-state='loading'] > img {
    position: absolute;
    opacity: 0;
  }
`
