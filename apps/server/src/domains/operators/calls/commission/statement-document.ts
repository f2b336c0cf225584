import type { StatementLine, StatementSums } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMoment, formatMonth } from '@cliffhanger/i18n/format/moments.ts'
import { formatCount, formatDecimal } from '@cliffhanger/i18n/format/numbers.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { statementTexts } from '@cliffhanger/i18n/statement-texts.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import type { Column, PrintedDocument } from '../../../../platform/documents/document.ts'

/** The most earners that are printed; the CSV has all of them. */
const mostPrinted = 2000

const kinds = ['vip', 'video', 'fee'] as const

interface StatementDocument {
  readonly month: string
  readonly list: readonly StatementLine[]
  readonly sums: StatementSums
  readonly language: Language
  readonly timeZone: string
  readonly nowMs: number
}

/** A statement of a month for the books: its sums, each kind of sale, and each earner. */
export function statementDocument(statement: StatementDocument): PrintedDocument {
  const { month, list, sums, language, timeZone, nowMs } = statement
  const t = statementTexts(language)
  const write = (amount: string): string => formatDecimal(amount, language, 2)
  const title = t.title(formatMonth(month, language))
  const amountColumn = (name: string): Column => ({ title: name, share: 2, align: 'end' })
  const printed = list.slice(0, mostPrinted)
  const isCut = list.length > printed.length
  const all = formatCount(list.length, language)
  return {
    title,
    language,
    createdMs: nowMs,
    footer: `${title} · ${t.made(formatMoment(nowMs, 'moment', language, timeZone))}`,
    blocks: [
      { kind: 'paragraph', text: t.explanation },
      { kind: 'heading', text: t.sums },
      {
        kind: 'facts',
        facts: [
          [t.openBefore, write(sums.open_before)],
          [t.earned, write(totalOf(sums.earned))],
          [t.reversed, write(totalOf(sums.reversed))],
          [t.reversedSettled, write(sums.reversed_settled)],
          [t.settled, write(sums.settled)],
          [t.openAfter, write(sums.open_after)],
        ],
      },
      { kind: 'heading', text: t.byKind },
      {
        kind: 'table',
        columns: [{ title: t.kind, share: 3 }, amountColumn(t.earned), amountColumn(t.reversed)],
        rows: kinds.map((kind) => [t[kind], write(sums.earned[kind]), write(sums.reversed[kind])]),
      },
      { kind: 'heading', text: t.byEarner },
      // Before the table: nobody reads fifty pages to learn that some are missing.
      ...(isCut ? [{ kind: 'paragraph' as const, text: t.more(formatCount(printed.length, language), all) }] : []),
      {
        kind: 'table',
        columns: [
          { title: t.earner, share: 3 },
          ...[t.openBefore, t.earned, t.reversed, t.settled, t.openAfter].map(amountColumn),
        ],
        rows: [
          ...printed.map(({ earner, ...moved }) => [
            `${earner.nick_name} · ${earner.user_no || earner.user_id}`,
            ...amountsOf(moved).map(write),
          ]),
          [isCut ? t.totalOfAll(all) : t.total, ...amountsOf(sums).map(write)],
        ],
      },
    ],
  }
}

const totalOf = (amounts: StatementSums['earned']): string =>
  formatMinor(
    kinds.reduce((sum, kind) => sum + (parseMinor(amounts[kind], coinScale.money) ?? 0n), 0n),
    coinScale.money,
  )

const amountsOf = ({ open_before, earned, reversed, settled, open_after }: StatementSums): string[] => [
  open_before,
  totalOf(earned),
  totalOf(reversed),
  settled,
  open_after,
]
