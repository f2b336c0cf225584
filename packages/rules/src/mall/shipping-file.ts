import {
  type ShippingFileProblem,
  type ShippingLine,
  type ShippingProblem,
  shippingLinesLimit,
} from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { type MallOrderState, mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import Papa from 'papaparse'

/** The columns of a shipping file, in any order and with others beside them. */
const columns = ['order_no', 'carrier', 'tracking_no'] as const
type ColumnName = (typeof columns)[number]

/** One parcel as a file names it. */
export interface ShippingRow {
  /** Line of the file, counted from 1. */
  readonly line: number
  readonly orderNo: string
  readonly carrier: string
  readonly trackingNo: string
}

/** `empty`: there is no parcel in it; `tooLong`: more than one file may hold; `columns`: the first line does not name the three columns. */
export type ReadShipping =
  | { readonly isGood: true; readonly rows: readonly ShippingRow[] }
  | { readonly isGood: false; readonly problem: Exclude<ShippingFileProblem, ''> }

/** Reads what a spreadsheet saves: comma, semicolon or tab, with quotes, with the mark of UTF-8, with any end of line. */
export function readShippingFile(text: string): ReadShipping {
  const plain = text.replace(/^\uFEFF/, '')
  const { meta } = Papa.parse(plain, { delimitersToGuess: [';', '\t', ','], skipEmptyLines: 'greedy', preview: 1 })
  const lines = numbered(plain, meta.delimiter)
  const [first, ...others] = lines
  if (!first) return { isGood: false, problem: 'empty' }
  const names = first.cells.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  if (columns.some((name) => names.filter((each) => each === name).length !== 1))
    return { isGood: false, problem: 'columns' }
  if (others.length === 0) return { isGood: false, problem: 'empty' }
  if (others.length > shippingLinesLimit) return { isGood: false, problem: 'tooLong' }
  const cellOf = (cells: readonly string[], name: ColumnName): string => (cells[names.indexOf(name)] ?? '').trim()
  return {
    isGood: true,
    rows: others.map(({ line, cells }) => ({
      line,
      orderNo: cellOf(cells, 'order_no').toUpperCase(),
      carrier: cellOf(cells, 'carrier'),
      trackingNo: cellOf(cells, 'tracking_no'),
    })),
  }
}

/** Rows that hold something, with the line of the file they begin in: a quoted cell may reach over several. */
function numbered(text: string, delimiter: string): { readonly line: number; readonly cells: readonly string[] }[] {
  const rows: { line: number; cells: readonly string[] }[] = []
  let line = 1
  let seen = 0
  Papa.parse<string[]>(text, {
    delimiter,
    step({ data: cells, meta }) {
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
      line += countLines(text.slice(seen, meta.cursor))
      seen = meta.cursor
    },
  })
  return rows
}

const countLines = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0

/** What is known of the order a line names. */
export interface ShippedOrder {
  readonly kind: 'physical' | 'virtual'
  readonly state: MallOrderState
  readonly carrier: string
  readonly trackingNo: string
}

const longestCarrier = 40
const longestTrackingNo = 60

/** Judges each line by itself, and against the lines before it. */
export function judgeShipping(rows: readonly ShippingRow[], orders: ReadonlyMap<string, ShippedOrder>): ShippingLine[] {
  const firsts = new Map<string, number>()
  for (const { orderNo, line } of rows) if (!firsts.has(orderNo)) firsts.set(orderNo, line)
  return rows.map((row) => {
    const order = orders.get(row.orderNo)
    const isSame = order !== undefined && isDone(row, order)
    const problem = firsts.get(row.orderNo) !== row.line && row.orderNo !== '' ? 'twice' : problemOf(row, order, isSame)
    return {
      line: row.line,
      order_no: row.orderNo,
      carrier: row.carrier,
      tracking_no: row.trackingNo,
      state: problem !== '' ? 'wrong' : isSame ? 'done' : 'ready',
      problem,
    }
  })
}

/** The order was shipped with this very parcel, maybe by this very file. */
const isDone = (row: ShippingRow, { state, carrier, trackingNo }: ShippedOrder): boolean =>
  (state === mallOrderStates.awaitingReceipt || state === mallOrderStates.completed) &&
  carrier === row.carrier &&
  trackingNo === row.trackingNo

function problemOf(row: ShippingRow, order: ShippedOrder | undefined, isSame: boolean): ShippingProblem {
  if (row.orderNo === '') return 'orderNo'
  if (row.carrier === '' || row.carrier.length > longestCarrier) return 'carrier'
  if (row.trackingNo === '' || row.trackingNo.length > longestTrackingNo) return 'trackingNo'
  if (!order) return 'unknown'
  if (order.kind === 'virtual') return 'virtual'
  if (order.state === mallOrderStates.cancelled) return 'cancelled'
  return order.state === mallOrderStates.pendingShipment || isSame ? '' : 'shipped'
}
