import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { Bill, OutsidePurchase } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { billStatementTexts } from '@cliffhanger/i18n/bill-statement-texts.ts'
import { formatMoment, formatMonth, zoneName } from '@cliffhanger/i18n/format/moments.ts'
import { formatDecimal, formatMoney, withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { receiptTexts } from '@cliffhanger/i18n/receipt-texts.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { monthSpan } from '@cliffhanger/rules/platform-day.ts'
import type { StatementAdded, StatementLine } from '@cliffhanger/rules/wallet/bills/statement.ts'
import type { Block, PrintedDocument } from '../../../platform/documents/document.ts'
import { isSome, writeAmount } from './receipt-document.ts'

/** A line of the month with how its member reads it. */
interface PrintedLine extends StatementLine {
  readonly bill: Bill | undefined
}

/** One coin of the month. */
export interface CoinStatement {
  readonly coin: CoinCode
  readonly added: StatementAdded<PrintedLine>
}

interface StatementFrame {
  readonly month: string
  readonly member: { readonly name: string; readonly number: string }
  readonly language: Language
  readonly timeZone: string
  /** What the platform calls its money. */
  readonly moneyName: string
  readonly nowMs: number
}

const coinNames = { gold: 'coinGold', point: 'coinPoint', treasure: 'coinTreasure' } as const

/** A month of a member's bill, coin by coin: what it began with, every line, and what it ended with. */
export function statementDocument(
  coins: readonly CoinStatement[],
  outside: readonly OutsidePurchase[],
  frame: StatementFrame,
): PrintedDocument {
  const { month, member, language, timeZone, nowMs } = frame
  const t = billStatementTexts(language)
  const monthName = formatMonth(month, language)
  const printed: readonly Block[] = coins.length + outside.length === 0 ? [{ kind: 'paragraph', text: t.nothing }] : []
  return {
    title: `Cliffhanger · ${t.title(monthName)}`,
    language,
    createdMs: nowMs,
    footer: `${member.number} · ${monthName} · ${t.made(formatMoment(nowMs, 'moment', language, timeZone))}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [t.member, `${member.name} (${member.number})`],
          [t.period, monthName],
          [t.zone, zoneNames(month, language, timeZone)],
        ],
      },
      ...printed,
      ...coins.flatMap((each) => coinBlocks(each, frame)),
      ...(outside.length === 0 ? [] : outsideBlocks(outside, frame)),
    ],
  }
}

/** What the zone is called in that month: two names where its clocks changed. */
function zoneNames(month: string, language: Language, timeZone: string): string {
  const { startMs, endMs } = monthSpan(month, timeZone)
  const names = [startMs, endMs - 1].map((ms) => zoneName(ms, language, timeZone) ?? timeZone)
  return [...new Set(names)].join(' / ')
}

function coinBlocks({ coin, added }: CoinStatement, frame: StatementFrame): Block[] {
  const { language, timeZone, moneyName } = frame
  const t = billStatementTexts(language)
  const plain = (minor: bigint): string => formatMinor(minor, coinScale[coin])
  const whole = (minor: bigint): string => writeAmount({ amount: plain(minor), coin_code: coin }, frame)
  const moved = (minor: bigint): string =>
    withDirection(formatDecimal(plain(minor < 0n ? -minor : minor), language), minor > 0n)
  const balance = (minor: bigint): string => formatDecimal(plain(minor), language)
  const { earlier } = added
  const rows = [
    ...(earlier ? [['', t.earlier(String(earlier.count)), moved(earlier.amount), balance(earlier.after)]] : []),
    ...added.lines.map(({ line, after }) => [
      formatMoment((line.bill?.create_time ?? 0) * 1000, 'moment', language, timeZone),
      detailsOf(line.bill),
      moved(line.amount),
      balance(after),
    ]),
  ]
  const heading = coin === 'money' ? moneyName : messageText(language, coinNames[coin])
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'facts',
      facts: [
        [t.opening, whole(added.opening)],
        [t.ins, whole(added.ins)],
        [t.outs, whole(added.outs)],
        [t.closing, whole(added.closing)],
      ],
    },
    ...(rows.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: [
              { title: t.time, share: 3 },
              { title: t.what, share: 5 },
              { title: t.amount, share: 2, align: 'end' as const },
              { title: t.balance, share: 2, align: 'end' as const },
            ],
            rows,
          },
        ]),
  ]
}

const detailsOf = (bill: Bill | undefined): string =>
  bill ? [bill.title, bill.subject?.name ?? '', bill.remark].filter((part) => part !== '').join(' · ') : ''

/** What was refunded has a column where anything was. */
function outsideBlocks(
  outside: readonly OutsidePurchase[],
  { language, timeZone, moneyName }: StatementFrame,
): Block[] {
  const t = billStatementTexts(language)
  const money = (amount: string): string => formatMoney(amount, moneyName, language)
  const wasRefunded = outside.some(({ refunded }) => isSome(refunded))
  return [
    { kind: 'heading', text: t.outside },
    { kind: 'paragraph', text: t.outsideNote },
    {
      kind: 'table',
      columns: [
        { title: t.time, share: 3 },
        { title: t.what, share: 4 },
        { title: t.channel, share: 3 },
        { title: t.amount, share: 2, align: 'end' },
        ...(wasRefunded ? [{ title: receiptTexts(language).refunded, share: 2, align: 'end' as const }] : []),
      ],
      rows: outside.map(({ pay_time: time, title, subject, channel, amount, refunded }) => [
        formatMoment(time * 1000, 'moment', language, timeZone),
        subject ? `${title} · ${subject.name}` : title,
        channel,
        money(amount),
        ...(wasRefunded ? [isSome(refunded) ? money(refunded) : ''] : []),
      ]),
    },
  ]
}
