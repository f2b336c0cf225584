import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { VList, type VListHandle } from 'virtua'
import { useIsDesktop } from '../../platform/appearance/desktop.ts'
import { EmptyList, type EmptyListProps } from '../feedback/empty-list.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { SkeletonRows } from '../feedback/skeleton.tsx'
import { StaleNote } from '../feedback/stale-note.tsx'
import { Panes } from '../layout/panes.tsx'
import { InfiniteScroll } from './infinite-scroll.tsx'
import { isListHeading } from './list-heading.tsx'
import styles from './record-list.module.css'

/** Pixels of a row; the list reckons with it where it has not measured yet. */
const rowPx = 72

interface RecordListProps<Item> {
  /** What usePagedCall answers. */
  readonly pages: {
    readonly query: {
      readonly isPending: boolean
      readonly error: unknown
      readonly refetch: () => Promise<unknown>
    }
    readonly list: readonly Item[]
    readonly scroll: Parameters<typeof InfiniteScroll>[0]
  }
  /** The rows of the items, with keys; there may be headings between them. */
  readonly renderRows: (items: readonly Item[]) => readonly ReactElement[]
  /** Rows above the first item, with keys; they scroll with the list, and stay while it is asked for. */
  readonly before?: readonly ReactElement[]
  /** Rows below the last item, with keys. */
  readonly after?: readonly ReactElement[]
  /** What the records are part of: above everything on a phone, in a column of its own on a desktop. Null while it is on its
   *  way. The page has the width of panes. */
  readonly beside?: ReactElement | null
  /** How many records stand side by side on a desktop. */
  readonly columns?: 1 | 2
  /** What is asked for, where that changes while the list stays: a list that was scrolled far begins again. */
  readonly of?: string
  /** Stands in place of the records while there are none: a line of words where they are the end of a page that says more. */
  readonly empty: EmptyListProps | string
}

/** Records page by page, however many: only those in sight are drawn. Fills its place and scrolls by itself. */
export const RecordList = <Item,>({ beside, before = [], after = [], columns = 1, ...list }: RecordListProps<Item>) => {
  const isDesktop = useIsDesktop()
  const perRow = isDesktop ? columns : 1
  if (beside === undefined) return <Rows {...list} before={before} after={after} columns={perRow} />
  if (!isDesktop)
    return <Rows {...list} before={beside ? [beside, ...before] : before} after={after} columns={perRow} />
  return (
    <Panes side={beside}>
      <Rows {...list} before={before} after={after} columns={perRow} />
    </Panes>
  )
}

type RowsProps<Item> = Omit<RecordListProps<Item>, 'beside'> & {
  readonly before: readonly ReactElement[]
  readonly after: readonly ReactElement[]
  readonly columns: 1 | 2
}

const Rows = <Item,>({ pages, renderRows, before, after, columns, empty, of }: RowsProps<Item>) => {
  const rows = useRef<VListHandle>(null)
  const shown = useRef(of)
  useLayoutEffect(() => {
    const list = rows.current
    if (shown.current === of) return
    shown.current = of
    // What is above the records may have changed it: it does not move from under the finger.
    if (list && list.scrollOffset > list.viewportSize) list.scrollTo(0)
  }, [of])
  const { query, list, scroll } = pages
  const retry = () => void query.refetch()
  const isMissing = query.error !== null && query.error !== undefined && list.length === 0
  const end = query.isPending ? (
    <SkeletonRows key="waiting" />
  ) : isMissing ? (
    <ErrorState key="error" error={query.error} onRetry={retry} />
  ) : list.length === 0 ? (
    <Nothing key="empty" of={empty} />
  ) : (
    <InfiniteScroll key="more" {...scroll} />
  )
  if (before.length === 0 && (query.isPending || isMissing)) return end
  return (
    <VList ref={rows} className={styles.list} itemSize={rowPx} tabIndex={0} data-records>
      {query.error !== null && query.error !== undefined && !isMissing && <StaleNote key="stale" onRetry={retry} />}
      {before}
      {columns === 1 ? renderRows(list) : inPairs(renderRows(list))}
      {end}
      {after}
    </VList>
  )
}

const Nothing = ({ of }: { readonly of: EmptyListProps | string }) =>
  typeof of === 'string' ? <p className={styles.line}>{of}</p> : <EmptyList {...of} />

/** The list draws what is in sight row by row: two records make one, a heading is one alone. */
const inPairs = (records: readonly ReactElement[]): readonly ReactElement[] => {
  const rows: ReactElement[] = []
  for (let at = 0; at < records.length; at++) {
    const [record, next] = [records[at], records[at + 1]]
    if (!record) break
    if (isListHeading(record)) {
      rows.push(record)
      continue
    }
    const isPair = next !== undefined && !isListHeading(next)
    if (isPair) at++
    rows.push(
      <div key={`pair ${record.key}`} className={styles.pair}>
        {record}
        {/* The last one alone is as wide as the others. */}
        {isPair ? next : <div />}
      </div>,
    )
  }
  return rows
}
