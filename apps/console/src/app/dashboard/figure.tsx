import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { Box, Paper, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { currentLanguage } from '../../platform/texts.ts'

/** Figures that lead to where they come from, as many side by side as fit. */
export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))', gap: 1 }}>
    {children}
  </Box>
)

interface FigureProps {
  readonly name: string
  readonly value: number
  readonly to: string
  /** Colour of a figure above 0. */
  readonly color?: string
}

export const Figure = ({ name, value, to, color = 'text.primary' }: FigureProps) => (
  <Paper
    component={LinkBase}
    to={to}
    sx={{ ...tile, color: 'inherit', textDecoration: 'none', '&:hover': { borderColor: 'text.secondary' } }}
  >
    <Typography
      component="span"
      sx={{ minWidth: 28, fontSize: 20, lineHeight: 1.2, fontWeight: 700, color: value > 0 ? color : 'text.secondary' }}
    >
      {formatCount(value, currentLanguage())}
    </Typography>
    <Typography component="span" color="textSecondary">
      {name}
    </Typography>
  </Paper>
)

/** The places of figures that are on their way. */
export const FigurePlaces = ({ count }: { readonly count: number }) => (
  <Figures>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton key={place} variant="rounded" height={46} />
    ))}
  </Figures>
)

const tile = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1,
  minHeight: 46,
  px: 1.5,
  py: 1.25,
  bgcolor: 'background.raised',
  boxShadow: 'none',
} as const
