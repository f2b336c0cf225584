import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'

interface TextLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** A word that leads to another page. */
export const TextLink = ({ to, children }: TextLinkProps) => (
  <Link component={LinkBase} to={to}>
    {children}
  </Link>
)
