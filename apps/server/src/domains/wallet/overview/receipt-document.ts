import type { Bill, OutsidePurchase } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatDecimal, formatMoney, withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { receiptTexts } from '@cliffhanger/i18n/receipt-texts.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { PrintedDocument } from '../../../platform/documents/document.ts'

interface ReceiptFrame {
  readonly number: string
  readonly language: Language
  readonly timeZone: string
  /** What the platform calls its money. */
  readonly moneyName: string
  readonly nowMs: number
}

/** A receipt of what was paid outside of a member's wallets for one order, and of what it or a record did to them, line by line. */
export function receiptDocument(
  bills: readonly Bill[],
  outside: readonly OutsidePurchase[],
  frame: ReceiptFrame,
): PrintedDocument {
  const { number, language, timeZone, nowMs } = frame
  const t = receiptTexts(language)
  const momentOf = (ms: number) => formatMoment(ms, 'second', language, timeZone)
  return {
    title: `Cliffhanger · ${t.title}`,
    language,
    createdMs: nowMs,
    footer: `${number} · ${t.made(formatMoment(nowMs, 'moment', language, timeZone))}`,
    blocks: [
      { kind: 'facts', facts: [[t.number, number]] },
      ...outside.map((purchase) => ({
        kind: 'facts' as const,
        facts: [
          [t.kind, purchase.title],
          [t.about, purchase.subject?.name ?? ''],
          [t.amount, formatMoney(purchase.amount, frame.moneyName, language)],
          [t.channel, purchase.channel],
          [t.refunded, isSome(purchase.refunded) ? formatMoney(purchase.refunded, frame.moneyName, language) : ''],
          [t.time, momentOf(purchase.pay_time * 1000)],
        ].flatMap(knownFact),
      })),
      ...bills.map((bill) => ({
        kind: 'facts' as const,
        facts: [
          [t.kind, bill.title],
          [t.about, bill.subject?.name ?? ''],
          [t.amount, withDirection(writeAmount(bill, frame), bill.direction === 'in')],
          [t.note, bill.remark],
          [t.time, momentOf(bill.create_time * 1000)],
        ].flatMap(knownFact),
      })),
    ],
  }
}

/** A line of a receipt; what is not there is left out. */
const knownFact = ([name = '', value = '']: readonly string[]): (readonly [string, string])[] =>
  value === '' ? [] : [[name, value]]

/** Whether an amount is other than nothing. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount)

export const writeAmount = (
  { amount, coin_code: coin }: Pick<Bill, 'amount' | 'coin_code'>,
  { language, moneyName }: Pick<ReceiptFrame, 'language' | 'moneyName'>,
): string => {
  if (coin === 'gold') return `${formatDecimal(amount, language)} ${messageText(language, 'coinGold')}`
  if (coin === 'point') return `${formatDecimal(amount, language)} ${messageText(language, 'coinPoint')}`
  return formatMoney(amount, moneyName, language)
}
