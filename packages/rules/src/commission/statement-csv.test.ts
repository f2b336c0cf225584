import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { writeStatementCsv } from './statement-csv.ts'

const moved = {
  open_before: '1.00',
  earned: { vip: '3.00', video: '0.06', fee: '0.00' },
  reversed: { vip: '1.50', video: '0.00', fee: '0.00' },
  reversed_settled: '0.50',
  settled: '2.00',
  open_after: '1.06',
}

it('has a line for each earner and the sums last; a name is never a formula', () => {
  const earner = { user_id: 7, user_no: '100007', nick_name: '=1+1', avatar_url: '' }
  const csv = writeStatementCsv('2026-11', [{ earner, ...moved }], moved)
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true })
  expect(data).toEqual([
    expect.objectContaining({ earner_id: '7', earner: "'=1+1", earned_vip: '3.00', reversed_vip: '1.50' }),
    expect.objectContaining({ earner_id: '0', earner: 'total', settled: '2.00', open_after: '1.06' }),
  ])
})
