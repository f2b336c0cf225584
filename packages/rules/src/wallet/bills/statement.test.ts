import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addStatement } from './statement.ts'

const most = 10n ** 15n
const sum = (of: readonly bigint[]): bigint => of.reduce((total, amount) => total + amount, 0n)
const ledger = fc.array(fc.bigInt({ min: -most, max: most }), { maxLength: 300 })

it('opening and every line are the closing balance, whatever was booked and however many lines are printed', () => {
  fc.assert(
    fc.property(fc.bigInt(), ledger, fc.nat(300), (opening, booked, printed) => {
      const ins = sum(booked.filter((amount) => amount > 0n))
      const outs = -sum(booked.filter((amount) => amount < 0n))
      const newest = booked.slice(Math.max(0, booked.length - printed)).map((amount) => ({ amount }))
      const added = addStatement({ opening, ins, outs, count: booked.length }, newest)
      expect(added.closing).toBe(opening + sum(booked))
      expect(added.closing).toBe(
        opening + (added.earlier?.amount ?? 0n) + sum(added.lines.map(({ line }) => line.amount)),
      )
      expect((added.earlier?.count ?? 0) + added.lines.length).toBe(booked.length)
      expect(added.lines.at(-1)?.after ?? added.earlier?.after ?? opening).toBe(added.closing)
      let before = added.earlier?.after ?? opening
      for (const { line, after } of added.lines) {
        expect(after).toBe(before + line.amount)
        before = after
      }
    }),
  )
})
