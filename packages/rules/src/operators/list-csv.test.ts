import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type ListCell, writeListCsv } from './list-csv.ts'

const row = (cells: Readonly<Record<string, ListCell>>) => new Map(Object.entries(cells))
const read = (csv: string) => Papa.parse<string[]>(csv, { skipEmptyLines: true }).data

describe('an exported list', () => {
  it('has the labels first and a line for each row, as it stands', () => {
    const csv = writeListCsv([row({ Title: { text: 'A, "B"\nC' }, Amount: { text: '-12.50' } })])
    expect(csv.startsWith('\uFEFF')).toBe(true)
    expect(csv.endsWith('\r\n')).toBe(true)
    expect(read(csv.slice(1))).toEqual([
      ['Title', 'Amount'],
      ['A, "B"\nC', '-12.50'],
    ])
  })

  it('is never a formula: what a member wrote is text, what is an amount or a moment stays one', () => {
    const texts = ['=1+1', '+1', '-1+2', '@A1', '\t=1', '-5.00', '2026-11-28T05:00:00.000Z']
    const csv = writeListCsv(texts.map((text) => row({ '=X': { text } })))
    expect(read(csv.slice(1)).flat()).toEqual([
      "'=X",
      "'=1+1",
      "'+1",
      "'-1+2",
      "'@A1",
      "'\t=1",
      '-5.00',
      '2026-11-28T05:00:00.000Z',
    ])
  })

  it('keeps what a cell says besides in a column of its own, empty where a row has none', () => {
    const csv = writeListCsv([
      row({ Member: { text: 'Ada', parts: { number: '100007' } }, Amount: { text: '5' } }),
      row({ Member: { text: 'Platform' }, Amount: { text: '7', parts: { coin: 'gold' } } }),
    ])
    expect(read(csv.slice(1))).toEqual([
      ['Member', 'Member (number)', 'Amount', 'Amount (coin)'],
      ['Ada', '100007', '5', ''],
      ['Platform', '', '7', 'gold'],
    ])
  })
})
