import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import Papa from 'papaparse'
import type { Minor } from '../money.ts'
import { parseMinor } from '../money.ts'

/** What the ledger booked for a provider by one act; below zero: it went back to who paid. */
export interface Booking {
  readonly reference: string
  readonly amount: Minor
  readonly atMs: number
  readonly bizNo: string
  /** 0: it belongs to no recharge. */
  readonly rechargeId: number
}

/** A line of a provider's report. Without a time it is of the day the report is said to be of. */
export interface ReportLine {
  readonly reference: string
  readonly amount: Minor
  readonly atMs?: number
}

interface Compared {
  readonly kind: 'matched' | 'ours' | 'theirs' | 'amount'
  readonly reference: string
  readonly bizNo: string
  readonly rechargeId: number
  readonly ours: Minor | null
  readonly theirs: Minor | null
}

interface Day {
  readonly startMs: number
  readonly endMs: number
}

/** A reference as it is compared: what people type has blanks and capitals in other places. */
export const referenceKey = (reference: string): string => reference.replace(/\s+/g, '').toLowerCase()

const sumOf = (parts: readonly { readonly amount: Minor }[]): Minor =>
  parts.reduce((total, { amount }) => total + amount, 0n)

/**
 * Holds a report against what was booked, by reference. Both sides may reach over the day's ends, so that what the two clocks put on
 * different days finds its other half: a pair belongs to the day it was booked on, and what has no other half to its own day. `matched`
 * are references that another day's report had already.
 */
export function compareDay(
  bookings: readonly Booking[],
  lines: readonly ReportLine[],
  day: Day,
  matched: ReadonlySet<string>,
): Compared[] {
  const isOfDay = (atMs: number | undefined) => atMs === undefined || (atMs >= day.startMs && atMs < day.endMs)
  const ours = Map.groupBy(bookings, ({ reference }) => referenceKey(reference))
  const theirs = Map.groupBy(lines, ({ reference }) => referenceKey(reference))
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((reference): Compared[] => {
    const booked = ours.get(reference) ?? []
    const notified = theirs.get(reference) ?? []
    const [first] = booked
    const line = {
      reference,
      bizNo: first?.bizNo ?? '',
      rechargeId: first?.rechargeId ?? 0,
      ours: first ? sumOf(booked) : null,
      theirs: notified.length > 0 ? sumOf(notified) : null,
    }
    const isUntimed = notified.some(({ atMs }) => atMs === undefined)
    if (!isUntimed && !isOfDay(first ? first.atMs : notified[0]?.atMs)) return []
    if (notified.length === 0) return matched.has(reference) ? [] : [{ ...line, kind: 'ours' }]
    if (!first) return [{ ...line, kind: 'theirs' }]
    return [{ ...line, kind: line.ours === line.theirs ? 'matched' : 'amount' }]
  })
}

export type ReadReport =
  | { readonly isGood: true; readonly lines: readonly ReportLine[] }
  /** `line` counts from 1; 0: there is nothing in it, or too much. */
  | { readonly isGood: false; readonly line: number }

const mostLines = 5000
const longestReference = 120

/** Reads a report of two columns, reference and amount of money, apart by comma, semicolon or tab; a first line of names is left out. */
export function readReport(text: string): ReadReport {
  const lines: ReportLine[] = []
  // Empty lines count where a line is named, and not where the separator is guessed.
  const { meta } = Papa.parse(text, { delimitersToGuess: [';', '\t', ','], skipEmptyLines: 'greedy', preview: 1 })
  const rows = Papa.parse<string[]>(text, { delimiter: meta.delimiter })
    .data.map((cells, index) => ({ cells: cells.map((cell) => cell.trim()), number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  for (const [index, { cells, number }] of rows.entries()) {
    const [reference = '', amount = '', ...others] = cells
    // A third cell may be the end of an amount with its thousands apart.
    const minor = others.every((cell) => cell === '') ? readSigned(amount) : undefined
    if (minor === undefined && index === 0 && !/\d/.test(cells.join(''))) continue
    if (minor === undefined || reference === '' || reference.length > longestReference)
      return { isGood: false, line: number }
    lines.push({ reference, amount: minor })
  }
  return lines.length === 0 || lines.length > mostLines ? { isGood: false, line: 0 } : { isGood: true, lines }
}

function readSigned(text: string): Minor | undefined {
  const minor = parseMinor(text.replace(/^[-+]/, ''), coinScale.money)
  return minor !== undefined && text.startsWith('-') ? -minor : minor
}
