import type { ListRow } from '@cliffhanger/rules/operators/list-csv.ts'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { type RaRecord, RecordContextProvider, useRecordContext } from 'react-admin'
import { createPortal, flushSync } from 'react-dom'
import { readRow } from './read-row.ts'

/** Draws rows with the columns of a table and reads what they say. */
type DrawRows = (rows: readonly RaRecord[]) => readonly ListRow[]

interface ExportScope {
  /** Undefined where no table shows the rows of the list. */
  readonly draw: DrawRows | undefined
  /** The table of the list says how its rows are drawn, until it calls what it gets. */
  readonly register: (draw: DrawRows) => () => void
}

const ExportScopeContext = createContext<ExportScope>({ draw: undefined, register: () => () => undefined })

export const useExportScope = (): ExportScope => useContext(ExportScopeContext)

/** Within it, a button may export what a table shows, although neither knows the other. */
export const ExportScopeProvider = ({ children }: { readonly children: ReactNode }) => {
  const [draw, setDraw] = useState<DrawRows>()
  const register = useCallback((registered: DrawRows) => {
    setDraw(() => registered)
    return () => setDraw((before?: DrawRows) => (before === registered ? undefined : before))
  }, [])
  const scope = useMemo(() => ({ draw, register }), [draw, register])
  return <ExportScopeContext value={scope}>{children}</ExportScopeContext>
}

const IsExportedContext = createContext(false)

/** Whether this is drawn to be read into a file. */
export const useIsExported = (): boolean => useContext(IsExportedContext)

/**
 * Draws the columns of a table aside from the page, so that the file of a list has the words its columns show, and no list describes its columns twice.
 */
export const ExportedRows = ({ children }: { readonly children: ReactNode }) => {
  const { register } = useExportScope()
  const [rows, setRows] = useState<readonly RaRecord[]>([])
  const [body] = useState(() => document.createElement('tbody'))
  useEffect(
    () =>
      register((page) => {
        flushSync(() => setRows(page))
        const read = [...body.rows].map(readRow)
        flushSync(() => setRows([]))
        return read
      }),
    [register, body],
  )
  return createPortal(
    <IsExportedContext value>
      {rows.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <tr>{children}</tr>
        </RecordContextProvider>
      ))}
    </IsExportedContext>,
    body,
  )
}

interface ExportedCellProps<Row> {
  readonly source: string
  readonly label: string
  readonly children: ((row: Row) => ReactNode) | undefined
}

/** A column of such a row. */
export const ExportedCell = <Row extends object>({ source, label, children }: ExportedCellProps<Row>) => {
  const record = useRecordContext<RaRecord & Row>()
  return <td data-label={label}>{record && (children ? children(record) : plain(record[source]))}</td>
}

/** What is no text by itself is shown by `children`: only plain values come here. */
const plain = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
