import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Booking, compareDay, type ReportLine, readReport } from './reconciliation.ts'

const day = { startMs: 1000, endMs: 2000 }
const none = new Set<string>()
const booked = (reference: string, amount: bigint, atMs = 1500): Booking => ({
  reference,
  amount,
  atMs,
  bizNo: `R-${reference}`,
  rechargeId: 7,
})
const notified = (reference: string, amount: bigint, atMs?: number): ReportLine => ({
  reference,
  amount,
  ...(atMs !== undefined && { atMs }),
})
const kinds = (bookings: Booking[], lines: ReportLine[], matched: ReadonlySet<string> = none) =>
  compareDay(bookings, lines, day, matched).map(({ kind, reference }) => `${kind} ${reference}`)

describe('a day held against a report', () => {
  it('says what both have, what only one has, and what has another amount', () => {
    const bookings = [booked('A', 100n), booked('B', 200n), booked('C', 300n), booked('C', -100n)]
    const lines = [notified('a', 100n, 1200), notified('c', 250n, 1200), notified('D', 5n, 1200)]
    expect(kinds(bookings, lines)).toEqual(['matched a', 'ours b', 'amount c', 'theirs d'])
    expect(compareDay(bookings, lines, day, none)[2]).toMatchObject({ ours: 200n, theirs: 250n, bizNo: 'R-C' })
  })

  it('puts a pair on the day it was booked on, and what stands alone on its own', () => {
    expect(kinds([booked('A', 100n, 1000)], [notified('A', 100n, 999)])).toEqual(['matched a'])
    expect(kinds([booked('A', 100n, 2000)], [notified('A', 100n, 1999)])).toEqual([])
    expect(kinds([booked('A', 100n, 2000)], [notified('B', 100n, 999)])).toEqual([])
  })

  it('takes a line without a time for one of the day it is said to be of', () => {
    expect(kinds([booked('A', 100n, 5000)], [notified('A', 100n), notified('B', 1n)])).toEqual([
      'matched a',
      'theirs b',
    ])
  })

  it('does not miss what another day’s report had', () => {
    expect(kinds([booked('A B', 100n)], [], new Set(['ab']))).toEqual([])
  })

  it('finds every reference at most once, and loses no amount of the day', () => {
    const amounts = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.bigInt(-50n, 50n)), { maxLength: 20 })
    fc.assert(
      fc.property(amounts, amounts, (ours, theirs) => {
        const lines = compareDay(
          ours.map(([reference, amount]) => booked(reference, amount)),
          theirs.map(([reference, amount]) => notified(reference, amount, 1100)),
          day,
          none,
        )
        expect(new Set(lines.map(({ reference }) => reference)).size).toBe(lines.length)
        const sum = (values: readonly (bigint | null)[]) => values.reduce<bigint>((all, one) => all + (one ?? 0n), 0n)
        expect(sum(lines.map((line) => line.ours))).toBe(sum(ours.map(([, amount]) => amount)))
        expect(sum(lines.map((line) => line.theirs))).toBe(sum(theirs.map(([, amount]) => amount)))
      }),
    )
  })
})

describe('a report somebody brings', () => {
  it.each([
    ['BANK-1,25.00\nBANK-2,-3', [notified('BANK-1', 2500n), notified('BANK-2', -300n)]],
    ['\uFEFFReference;Amount\r\nBANK 1;25\r\n\r\n', [notified('BANK 1', 2500n)]],
    ['"A, ""b""",1.5', [notified('A, "b"', 150n)]],
    ['A\t+7', [notified('A', 700n)]],
    ['A,7,,', [notified('A', 700n)]],
  ])('reads %j', (text, lines) => {
    expect(readReport(text)).toEqual({ isGood: true, lines })
  })

  it.each([
    ['', 0],
    ['Reference,Amount', 0],
    ['A,1\nB,1.005', 2],
    ['A,1\n\n,2', 3],
    ['A,1e3', 1],
    ['A,1\nReference,Amount', 2],
    ['A', 0],
    ['A,1\nB', 2],
    [`${'A'.repeat(121)},1`, 1],
    ['A,1,000.00', 1],
  ])('says where %j cannot be read', (text, line) => {
    expect(readReport(text)).toEqual({ isGood: false, line })
  })
})
