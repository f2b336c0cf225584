import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Names and values of one thing, in two columns where there is room. */
export const Facts = ({ rows }: { readonly rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
      columnGap: 4,
      rowGap: { xs: 0.25, sm: 1.25 },
      m: 0,
    }}
  >
    {rows.map(([name, value]) => [
      <Box key={`${name} name`} component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>,
      <Box key={`${name} value`} component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
        {value === '' ? '—' : value}
      </Box>,
    ])}
  </Box>
)
