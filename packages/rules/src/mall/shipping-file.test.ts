import type { MallOrderState } from '@cliffhanger/contract/mall/states.ts'
import { describe, expect, it } from 'vitest'
import { judgeShipping, readShippingFile, type ShippedOrder } from './shipping-file.ts'

const head = 'order_no,carrier,tracking_no'
const rowsOf = (text: string) => {
  const read = readShippingFile(text)
  return read.isGood ? read.rows : read.problem
}
const parcel = (line: number, orderNo = 'A1', carrier = 'GHN', trackingNo = 'T1') => ({
  line,
  orderNo,
  carrier,
  trackingNo,
})

describe('a shipping file', () => {
  it.each<[string, string]>([
    ['as it is', `${head}\na1,GHN,T1`],
    ['with the mark of UTF-8 and the line ends of Windows', `\uFEFF${head}\r\nA1,GHN,T1\r\n`],
    ['with everything in quotes', '"order_no","carrier","tracking_no"\n"A1","GHN","T1"\n'],
    ['apart by semicolons', `${head.replaceAll(',', ';')}\nA1;GHN;T1`],
    ['apart by tabs, with blanks and capitals in its names', 'Order No\tCARRIER\tTracking-No\n A1 \tGHN\t T1 '],
  ])('is read %s', (_what, text) => {
    expect(rowsOf(text)).toEqual([parcel(2)])
  })

  it('has its columns in any order, others beside them, and quotes around what has a comma', () => {
    expect(rowsOf('note,tracking_no,order_no,carrier\n"a, b","T""1",A1,"Post, Ltd"')).toEqual([
      parcel(2, 'A1', 'Post, Ltd', 'T"1'),
    ])
  })

  it('names the line a row begins in, past empty ones and cells of several lines', () => {
    expect(rowsOf(`note,${head}\r\n\r\n"two\r\nlines",A1,GHN,T1\r\n,,,\r\nx,A2,GHN,T2`)).toEqual([
      parcel(3),
      parcel(6, 'A2', 'GHN', 'T2'),
    ])
  })

  it.each<[string, string, string]>([
    ['nothing', '', 'empty'],
    ['no parcels', `${head}\n\n`, 'empty'],
    ['no names', 'A1,GHN,T1', 'columns'],
    ['a name twice', `${head},carrier\nA1,GHN,T1,GHN`, 'columns'],
    ['too many lines', `${head}\n${'A1,GHN,T1\n'.repeat(5001)}`, 'tooLong'],
  ])('is refused with %s', (_what, text, problem) => {
    expect(rowsOf(text)).toBe(problem)
  })

  it('is read and judged with 5,000 lines in no time', () => {
    const text = `${head}\n${Array.from({ length: 5000 }, (_, index) => `A${index},GHN,T${index}`).join('\n')}`
    const began = performance.now()
    const rows = rowsOf(text)
    const lines = typeof rows === 'string' ? [] : judgeShipping(rows, new Map())
    expect(lines).toHaveLength(5000)
    expect(lines.at(-1)).toMatchObject({ line: 5001, order_no: 'A4999', problem: 'unknown' })
    expect(performance.now() - began).toBeLessThan(3000)
  })
})

describe('lines of a shipping file', () => {
  const order = (state: MallOrderState, changes: Partial<ShippedOrder> = {}): ShippedOrder => ({
    kind: 'physical',
    state,
    carrier: '',
    trackingNo: '',
    ...changes,
  })
  const judge = (row: ReturnType<typeof parcel>, known?: ShippedOrder) => {
    const [line] = judgeShipping([row], new Map(known ? [['A1', known]] : []))
    return [line?.state, line?.problem]
  }

  it.each<[string, ReturnType<typeof parcel>, ShippedOrder | undefined, string[]]>([
    ['an order that waits', parcel(2), order(1), ['ready', '']],
    ['a parcel that is on its way', parcel(2), order(2, { carrier: 'GHN', trackingNo: 'T1' }), ['done', '']],
    ['a parcel that arrived', parcel(2), order(3, { carrier: 'GHN', trackingNo: 'T1' }), ['done', '']],
    ['another parcel', parcel(2), order(2, { carrier: 'GHN', trackingNo: 'T2' }), ['wrong', 'shipped']],
    ['an order there is none of', parcel(2), undefined, ['wrong', 'unknown']],
    ['a cancelled order', parcel(2), order(-2), ['wrong', 'cancelled']],
    ['virtual goods', parcel(2), order(3, { kind: 'virtual' }), ['wrong', 'virtual']],
    ['no number', parcel(2, ''), order(1), ['wrong', 'orderNo']],
    ['no carrier', parcel(2, 'A1', ''), order(1), ['wrong', 'carrier']],
    ['a carrier that is too long', parcel(2, 'A1', 'x'.repeat(41)), order(1), ['wrong', 'carrier']],
    ['no tracking number', parcel(2, 'A1', 'GHN', ''), order(1), ['wrong', 'trackingNo']],
  ])('judges %s', (_what, row, known, outcome) => {
    expect(judge(row, known)).toEqual(outcome)
  })

  it('refuses an order the second time it is named, even with the same parcel', () => {
    const lines = judgeShipping([parcel(2), parcel(3)], new Map([['A1', order(1)]]))
    expect(lines.map(({ problem }) => problem)).toEqual(['', 'twice'])
  })
})
