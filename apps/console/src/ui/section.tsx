import { Paper, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  readonly explanation?: string
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A titled card on a page. */
export const Section = ({ title, explanation, actions, children }: SectionProps) => (
  <Paper component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: explanation ? 0.5 : 2 }}
    >
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {actions}
      </Stack>
    </Stack>
    {explanation && (
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {explanation}
      </Typography>
    )}
    {children}
  </Paper>
)
