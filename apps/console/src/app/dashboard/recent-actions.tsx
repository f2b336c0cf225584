import type { AuditEntry } from '@cliffhanger/contract/operators/schemas.ts'
import { Box, Button, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { LinkBase, useGetList } from 'react-admin'
import { actionText } from '../../domains/operators/action-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { Nothing } from '../../ui/list-page.tsx'
import { Section } from '../../ui/section.tsx'
import { Time } from '../../ui/time.tsx'

/** What operators did last. */
export const RecentActions = () => {
  const t = useTexts()
  const { data = [] } = useGetList<AuditEntry>('audit', { pagination: { page: 1, perPage: 8 } })
  return (
    <Section
      title={t('dashboard.recentActs')}
      actions={
        <Button component={LinkBase} to="/audit" size="small">
          {t('dashboard.all')}
        </Button>
      }
    >
      {data.length === 0 && <Nothing />}
      {/* Moved sideways where it is wider than its place, also with the keys. */}
      <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={t('dashboard.recentActs')}>
          <TableBody>
            {data.map((entry) => (
              <TableRow key={entry.id}>
                <TableCell>
                  <Time seconds={entry.create_time} />
                </TableCell>
                <TableCell>{entry.operator_name || t('audit.system')}</TableCell>
                <TableCell>
                  <Stack direction="row" spacing={1}>
                    <span>{actionText(t, entry.action)}</span>
                    <Typography variant="body2" color="textSecondary">
                      {entry.target}
                    </Typography>
                  </Stack>
                </TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>{entry.reason}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  )
}
