import { Box, Paper, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LocalesMenuButton } from 'react-admin'

interface FrontPageProps {
  readonly title: string
  /** What stands below the title. */
  readonly hint?: string
  readonly children: ReactNode
}

/** A page before the console, for somebody who is not signed in: one card with the mark of the platform and the choice of the language. */
export const FrontPage = ({ title, hint, children }: FrontPageProps) => (
  <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: { xs: 2, sm: 3 } }}>
    <Paper sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
      <Stack spacing={2.5}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <img src="./icon.svg" alt="" width={40} height={40} />
          <LocalesMenuButton />
        </Stack>
        <Box>
          <Typography variant="h5" component="h1">
            {title}
          </Typography>
          {hint !== undefined && (
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {hint}
            </Typography>
          )}
        </Box>
        {children}
      </Stack>
    </Paper>
  </Box>
)
