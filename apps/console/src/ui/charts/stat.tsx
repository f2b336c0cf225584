import { Box, Paper, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface StatProps {
  readonly name: string
  /** Undefined while it is asked for. */
  readonly value: string | undefined
  /** How it compares, and what else belongs to it. */
  readonly children?: ReactNode
}

/** One figure of a page, large. */
export const Stat = ({ name, value, children }: StatProps) => (
  <Paper component="li" sx={{ p: 2, bgcolor: 'background.raised', boxShadow: 'none', minWidth: 0 }}>
    <Typography color="textSecondary">{name}</Typography>
    <Typography sx={{ fontSize: 26, fontWeight: 700, lineHeight: 1.3 }}>{value ?? <Skeleton width="60%" />}</Typography>
    <Box sx={{ fontSize: 13, color: 'text.secondary', minHeight: 20 }}>
      {value === undefined ? <Skeleton width="80%" /> : children}
    </Box>
  </Paper>
)

/** A row of figures, as many side by side as fit. */
export const Stats = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
      gap: 1.5,
      m: 0,
      p: 0,
      listStyle: 'none',
    }}
  >
    {children}
  </Box>
)
