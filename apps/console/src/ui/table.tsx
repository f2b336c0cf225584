import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { DataTable, type RaRecord } from 'react-admin'
import { useTexts } from '../platform/texts.ts'
import { Nothing } from './list-page.tsx'
import { ExportedCell, ExportedRows, useIsExported } from './lists/exported-rows.tsx'

interface TableProps {
  readonly children: ReactNode
  readonly rowClick?: 'edit' | 'show' | false
  readonly expand?: ReactNode
  /** What it shows; without, the page of the list it stands in. */
  readonly rows?: readonly RaRecord[]
}

/** A table without choosing rows and without sorting: the server's order is the only one. Where it is wider than its place it is moved
 *  sideways in it, also with the keys. */
export const Table = ({ children, rowClick = false, expand, rows }: TableProps) => (
  <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
    <DataTable
      rowClick={rowClick}
      bulkActionButtons={false}
      empty={<Nothing />}
      {...(expand !== undefined && { expand })}
      {...(rows && { data: [...rows], total: rows.length, sort: unsorted })}
    >
      {children}
    </DataTable>
    {!rows && <ExportedRows>{children}</ExportedRows>}
  </Box>
)

const unsorted = { field: 'id', order: 'ASC' } as const

interface ColumnProps<Row> {
  readonly source: keyof Row & string
  readonly label: string
  readonly children?: (row: Row) => ReactNode
  readonly isNumber?: boolean
}

/** A column of `Row`: the plain value, or what `children` makes of the row. */
export const Column = <Row extends object>({ source, label, children, isNumber = false }: ColumnProps<Row>) => {
  if (useIsExported())
    return (
      <ExportedCell<Row> source={source} label={label}>
        {children}
      </ExportedCell>
    )
  return (
    <DataTable.Col
      source={source}
      label={label}
      disableSort
      {...(isNumber && { align: 'right' as const })}
      {...(children && { render: (record: RaRecord & Row) => children(record) })}
    />
  )
}

/** The column of what can be done with a row; it is no part of an exported list. */
export const ActsColumn = <Row extends object>(column: Omit<ColumnProps<Row>, 'label'>) => {
  const t = useTexts()
  return useIsExported() ? null : <Column<Row> {...column} label={t('shell.acts')} />
}
