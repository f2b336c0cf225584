import { Box, Stack, Typography } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import { List, Pagination, useListContext } from 'react-admin'
import { useTexts } from '../platform/texts.ts'
import { ExportButton } from './lists/export-button.tsx'
import { ExportScopeProvider } from './lists/exported-rows.tsx'
import { SavedFilters } from './lists/saved-filters.tsx'
import { LoadFailure } from './load-failure.tsx'

interface ListPageProps {
  readonly title: string
  readonly children: ReactNode
  readonly filters?: ReactElement[]
  readonly actions?: ReactElement | false
  /** What is asked for until somebody chooses. */
  readonly chosenFirst?: Readonly<Record<string, unknown>>
  /** How often the rows are read again by themselves; never unless told. */
  readonly pollMs?: number
  /** A list within a page of something else: its rows are of `resource`, and `filter` is no choice. */
  readonly within?: { readonly resource: string; readonly filter: Readonly<Record<string, unknown>> }
}

/** A table of the server's rows: its filters and page stand in the address, its order is the server's. */
export const ListPage = ({ title, children, filters, actions = false, chosenFirst, pollMs, within }: ListPageProps) => (
  <ExportScopeProvider>
    <List
      title={within ? <></> : title}
      {...(filters && { filters })}
      {...(chosenFirst && { filterDefaultValues: chosenFirst })}
      {...(within && { ...within, disableSyncWithLocation: true })}
      {...(pollMs !== undefined && { queryOptions: { refetchInterval: pollMs } })}
      actions={<Tools hasFilters={filters !== undefined && within === undefined}>{actions}</Tools>}
      empty={false}
      exporter={false}
      perPage={20}
      error={<ListFailure />}
      pagination={<Pages />}
      storeKey={false}
    >
      {children}
    </List>
  </ExportScopeProvider>
)

/** What can be done with the list as a whole: what every list can, then its own. */
const Tools = ({ hasFilters, children }: { readonly hasFilters: boolean; readonly children: ReactNode }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}>
    {hasFilters && <SavedFilters />}
    <ExportButton />
    {children}
  </Stack>
)

/** Why the rows could not be read, with the way to try again. */
const ListFailure = () => {
  const { error, refetch } = useListContext()
  return <LoadFailure error={error} onRetry={() => void refetch()} />
}

/** The counts of an earlier answer say nothing about rows that could not be read. */
const Pages = () => (useListContext().error ? null : <Pagination rowsPerPageOptions={[20, 50, 100]} />)

/** What stands where nothing is. */
export const Nothing = ({ children }: { readonly children?: ReactNode }) => {
  const t = useTexts()
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography color="textSecondary">{children ?? t('shell.empty')}</Typography>
    </Box>
  )
}
