import { exportedRowsLimit, listCalls } from '@cliffhanger/contract/operators/list-calls.ts'
import { type ListRow, writeListCsv } from '@cliffhanger/rules/operators/list-csv.ts'
import { useEffect, useRef, useState } from 'react'
import { type Identifier, useDataProvider, useListContext } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { shownFilter } from '../../platform/shown-filter.ts'
import { saveBlob } from '../save-file.ts'
import { useExportScope } from './exported-rows.tsx'

/** Rows of a page, the most the server hands out. */
const pageRows = 100

/** Between pages, so that an export leaves most of the operator's budget of calls to their work. */
const pauseMs = 150

export type ExportState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'running'; readonly done: number }
  /** What was read stays: the next try goes on from there. */
  | { readonly kind: 'failed'; readonly done: number; readonly error: unknown }
  | { readonly kind: 'done'; readonly done: number }

/**
 * Reads the list page after page as the filter stands, has the log keep it, and saves the file. Of rows that moved to a later page
 * meanwhile each comes once.
 */
export function useListExport(): {
  readonly state: ExportState
  /** How many rows the file will have. */
  readonly total: number
  readonly run: () => Promise<void>
} {
  const { resource, filterValues, filter, sort, total: found = 0 } = useListContext()
  const { draw } = useExportScope()
  const provider = useDataProvider()
  const [state, setState] = useState<ExportState>({ kind: 'ready' })
  const read = useRef({ page: 0, rows: new Map<Identifier, ListRow>() })
  const isWanted = useRef(true)
  useEffect(() => {
    isWanted.current = true
    return () => {
      isWanted.current = false
    }
  }, [])
  const total = Math.min(found, exportedRowsLimit)
  const chosen = { ...filterValues, ...filter }

  /** False where nobody waits for it any more. */
  async function readPages(): Promise<boolean> {
    const { rows } = read.current
    while (rows.size < exportedRowsLimit) {
      const pagination = { page: read.current.page + 1, perPage: pageRows }
      const { data } = await provider.getList(resource, { pagination, sort, filter: chosen })
      if (!isWanted.current || !draw) return false
      for (const [at, row] of draw(data).entries()) rows.set(data[at]?.id, row)
      read.current.page += 1
      setState({ kind: 'running', done: Math.min(rows.size, exportedRowsLimit) })
      if (data.length < pageRows) return true
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return true
  }

  const run = async (): Promise<void> => {
    setState({ kind: 'running', done: read.current.rows.size })
    try {
      if (!(await readPages())) return
      const rows = [...read.current.rows.values()].slice(0, exportedRowsLimit)
      await callServer(listCalls.recordExport, {
        list: resource,
        filter: shownFilter(chosen),
        row_total: rows.length,
      })
      if (!isWanted.current) return
      saveBlob(
        `${resource}-${new Date().toISOString().slice(0, 10)}.csv`,
        new Blob([writeListCsv(rows)], { type: 'text/csv;charset=utf-8' }),
      )
      setState({ kind: 'done', done: rows.length })
    } catch (error) {
      if (isWanted.current) setState({ kind: 'failed', done: read.current.rows.size, error })
    }
  }
  return { state, total, run }
}
