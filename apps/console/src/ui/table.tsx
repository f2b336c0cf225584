import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { BulkActionsToolbar, DataTable, type RaRecord } from 'react-admin'
import { useTexts } from '../platform/texts.ts'
import { Nothing } from './list-page.tsx'
import { ExportedCell, ExportedRows, useIsExported } from './lists/exported-rows.tsx'

interface TableProps {
  readonly children: ReactNode
  readonly rowClick?: 'edit' | 'show' | false
  readonly expand?: ReactNode
  /** What can be done with several chosen rows; without, none are chosen. */
  readonly bulk?: ReactNode
  /** What it shows; without, the page of the list it stands in. */
  readonly rows?: readonly RaRecord[]
}

/** A table in the server's order, or that of a column the server can sort by. Where it is wider than its place it is moved
 *  sideways in it, also with the keys. */
export const Table = ({ children, rowClick = false, expand, bulk, rows }: TableProps) => (
  <Box tabIndex={0} sx={{ overflowX: 'auto', ...bulkToolbar }}>
    <DataTable
      rowClick={rowClick}
      bulkActionButtons={bulk ?? false}
      {...(bulk !== undefined && {
        bulkActionsToolbar: <BulkActionsToolbar selectAllButton={false}>{bulk}</BulkActionsToolbar>,
      })}
      empty={<Nothing />}
      {...(expand !== undefined && { expand })}
      {...(rows && { data: [...rows], total: rows.length, sort: unsorted })}
    >
      {children}
    </DataTable>
    {!rows && <ExportedRows>{children}</ExportedRows>}
  </Box>
)

/** What can be done with chosen rows stands above them: react-admin draws it over what is above the table, which is moved sideways and would cut it off. */
const bulkToolbar = {
  '&& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    color: 'text.primary',
    backgroundColor: 'background.raised',
  },
} as const

const unsorted = { field: 'id', order: 'ASC' } as const

interface ColumnProps<Row> {
  readonly source: keyof Row & string
  readonly label: string
  readonly children?: (row: Row) => ReactNode
  readonly isNumber?: boolean
  /** What the list's call names this column in its `sort`: then a press on its head sorts by it. */
  readonly sortBy?: string
}

/** A column of `Row`: the plain value, or what `children` makes of the row. */
export const Column = <Row extends object>({ source, label, children, isNumber = false, sortBy }: ColumnProps<Row>) => {
  if (useIsExported())
    return (
      <ExportedCell<Row> source={source} label={label}>
        {children}
      </ExportedCell>
    )
  return (
    <DataTable.Col
      source={sortBy ?? source}
      label={label}
      {...(sortBy === undefined ? { disableSort: true } : { sortByOrder: 'DESC' as const })}
      // An amount and its currency are one figure.
      {...(isNumber && { align: 'right' as const, cellSx: () => ({ whiteSpace: 'nowrap' }) })}
      {...(children && { render: (record: RaRecord & Row) => children(record) })}
    />
  )
}

/** The column of what can be done with a row; it is no part of an exported list. */
export const ActsColumn = <Row extends object>(column: Omit<ColumnProps<Row>, 'label'>) => {
  const t = useTexts()
  return useIsExported() ? null : <Column<Row> {...column} label={t('shell.acts')} />
}
