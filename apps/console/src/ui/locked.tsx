import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface LockedProps {
  readonly isLocked: boolean
  readonly children: ReactNode
}

/** Fields that can be read but not written while it is locked. */
export const Locked = ({ isLocked, children }: LockedProps) => (
  <Box component="fieldset" disabled={isLocked} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    {children}
  </Box>
)
