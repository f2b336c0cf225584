import { expect, it } from 'vitest'
import type { PrintedDocument } from './document.ts'
import { openPrinter } from './print.ts'

const document = (title: string): PrintedDocument => ({
  title,
  language: 'en',
  createdMs: 0,
  blocks: [{ kind: 'paragraph', text: title }],
})
const waits = { hasLeft: () => false }
const busy = { refusal: 'tooManyRequests', details: { retry_after: 10 } }

it('turns away who comes while as many wait as may, and prints for the others', async () => {
  const print = openPrinter(2)
  const taken = ['1', '2', '3'].map((title) => print(document(title), waits))
  await expect(print(document('4'), waits)).rejects.toMatchObject(busy)
  const pdfs = await Promise.all(taken)
  expect(pdfs.map((pdf) => pdf.toString('latin1', 0, 5))).toEqual(['%PDF-', '%PDF-', '%PDF-'])
  await expect(print(document('4'), waits)).resolves.toBeInstanceOf(Buffer)
})

it('prints nothing for who hung up while they waited, and goes on after an error', async () => {
  const print = openPrinter(2)
  let hasLeft = false
  const wrong = print({ ...document('1'), createdMs: Number.NaN }, waits)
  const gone = print(document('2'), { hasLeft: () => hasLeft })
  const last = print(document('3'), waits)
  hasLeft = true
  await expect(wrong).rejects.toThrow()
  await expect(gone).rejects.toMatchObject(busy)
  await expect(last).resolves.toBeInstanceOf(Buffer)
})
