import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { PrintedDocument } from './document.ts'
import { writePdf } from './pdf.ts'
import { printPdf } from './print.ts'

const statement: PrintedDocument = {
  title: 'Hợp đồng 合同',
  language: 'vi',
  createdMs: Date.UTC(2026, 10, 24),
  footer: 'SHA-256 d2a84f4b',
  blocks: [
    { kind: 'heading', text: '1. Các bên' },
    { kind: 'paragraph', text: 'Bên A: Cliffhanger. Bên B: Nguyễn Ánh.' },
    { kind: 'facts', facts: [['Số tiền', '₫1.000.000']] },
    {
      kind: 'table',
      columns: [
        { title: 'Ngày', share: 1 },
        { title: 'Lãi', share: 1, align: 'end' },
      ],
      rows: Array.from({ length: 100 }, (_row, index) => [`Ngày ${index + 1}`, `${index}.000`]),
    },
  ],
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/gu)?.length ?? 0

/** What a reader copies out of a document, by the tables of its fonts: every sign that it can draw. */
function signsOf(pdf: Buffer): Set<string> {
  const streams = [
    ...pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\n(?<data>[\s\S]*?)\nendstream/gu),
  ].map(({ groups }) => inflateSync(Buffer.from(groups?.data ?? '', 'latin1')).toString('latin1'))
  const hex = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .flatMap((stream) => [...stream.matchAll(/<(?<code>[0-9a-f]{4,8})>(?=[ \]])/giu)])
    .map(({ groups }) => groups?.code ?? '')
  return new Set(hex.map((code) => Buffer.from(code, 'hex').swap16().toString('utf16le')))
}

it('the same document is the same file, here and in a thread of its own', async () => {
  const pdf = await writePdf(statement)
  expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
  expect((await writePdf(statement)).equals(pdf)).toBe(true)
  expect((await printPdf(statement, { hasLeft: () => false })).equals(pdf)).toBe(true)
  expect((await writePdf({ ...statement, createdMs: 0 })).equals(pdf)).toBe(false)
})

it('a long table goes on over pages, and only the letters in use are in the file', async () => {
  const pdf = await writePdf(statement)
  expect(pagesOf(pdf)).toBe(4)
  expect(pdf.length).toBeLessThan(120_000)
})

it.each([
  ['vi', 'Hợp đồng gọi vốn: ₫'],
  ['zh-CN', '版权众筹合同。《夜车》'],
  ['ja', '契約書のテスト'],
  ['pt', 'Contrato de participação'],
] as const)('text in %s can be copied out again', async (language, text) => {
  const signs = signsOf(await writePdf({ title: text, language, createdMs: 0, blocks: [] }))
  expect(Array.from(text).filter((sign) => !signs.has(sign))).toEqual([])
})

it('a row that is taller than a page goes on on the next', async () => {
  const columns = [{ title: 'Note', share: 1 }]
  const rows = [['word '.repeat(3000)]]
  const pdf = await writePdf({ title: 'T', language: 'en', createdMs: 0, blocks: [{ kind: 'table', columns, rows }] })
  expect(pagesOf(pdf)).toBeGreaterThan(2)
})

it('what cannot be printed is an error of who asked', async () => {
  await expect(printPdf({ ...statement, createdMs: Number.NaN }, { hasLeft: () => false })).rejects.toThrow()
})
