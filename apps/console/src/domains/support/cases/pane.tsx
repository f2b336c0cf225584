import { Paper } from '@mui/material'
import type { ReactNode } from 'react'

interface PaneProps {
  readonly width?: number | undefined
  readonly children: ReactNode
}

/** A part of the page that scrolls by itself. */
export const Pane = ({ width, children }: PaneProps) => (
  <Paper
    sx={{
      ...(width === undefined ? { flex: 1 } : { width, flexShrink: 0 }),
      minWidth: 0,
      minHeight: 0,
      overflow: 'hidden',
      boxShadow: 'none',
      display: 'flex',
      flexDirection: 'column',
    }}
  >
    {children}
  </Paper>
)
