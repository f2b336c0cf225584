import type { Language } from '../languages.ts'
import { asWritten, formatCompact, formatOf } from './compact.ts'

/** A count: `12,345`. */
export const formatCount = (count: number, language: Language): string => formatOf(language, {}).format(count)

/** A number with at most so many decimals, or with exactly `exactly`. */
export const formatNumber = (
  value: number,
  language: Language,
  decimals: { readonly most: number } | { readonly exactly: number },
): string =>
  'most' in decimals
    ? formatOf(language, { maximumFractionDigits: decimals.most }).format(value)
    : formatOf(language, {
        minimumFractionDigits: decimals.exactly,
        maximumFractionDigits: decimals.exactly,
      }).format(value)

/** What divides whole digits from decimals: `.` or `,`. */
export const decimalSeparator = (language: Language): string =>
  formatOf(language, {})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'

/** A part of a whole: `0.1234` is `12.34%`. */
export const formatShare = (share: number, language: Language): string =>
  formatOf(language, { style: 'percent', maximumFractionDigits: 2 }).format(share)

/** A size on a disk: `0.4 MB`, `1.2 GB`; kilobytes only where asked for. */
export const formatSize = (bytes: number, language: Language, least: 'kilobyte' | 'megabyte' = 'megabyte'): string => {
  const [unit, size] =
    bytes < 1e6 && least === 'kilobyte'
      ? (['kilobyte', 1e3] as const)
      : bytes < 1e9
        ? (['megabyte', 1e6] as const)
        : (['gigabyte', 1e9] as const)
  return formatOf(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    bytes / size,
  )
}

/** A decimal text as a language writes it, without ever becoming a number, which could not hold every amount. It has at least `least`
 *  decimals; those that are not 0 are never left out. */
export const formatDecimal = (decimal: string, language: Language, least = 0): string =>
  formatOf(language, decimalsOf(decimal, least)).format(decimal as `${number}`)

/** The decimals of a format that rounds nothing. */
const decimalsOf = (decimal: string, least: number) => ({
  minimumFractionDigits: least,
  maximumFractionDigits: Math.max(least, /\.(\d*?)0*$/.exec(decimal)?.[1]?.length ?? 0),
})

/** Money of a currency: `$1,250.00`, `1.250 ₫`; at least `least` decimals where the currency has as many. A name that is no code of
 *  ISO 4217, or has no symbol, stands behind: `1,250.00 USDT`. */
export const formatMoney = (amount: string, currency: string, language: Language, least = 2): string => {
  const decimals = decimalsOfSymbol(currency, language)
  if (decimals === undefined) return `${formatDecimal(amount, language, least)} ${currency}`.trimEnd()
  const options = { ...moneyOf(currency), ...decimalsOf(amount, Math.min(least, decimals)) }
  return formatOf(language, options).format(amount as `${number}`)
}

/** Money that need not be exact: `$12.3K`. */
export const formatCompactMoney = (value: number, currency: string, language: Language): string =>
  decimalsOfSymbol(currency, language) === undefined
    ? `${formatCompact(value, language)} ${currency}`.trimEnd()
    : asWritten(
        formatOf(language, { ...moneyOf(currency), notation: 'compact', maximumFractionDigits: 1 }).format(value),
        language,
      )

const moneyOf = (currency: string) => ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const

/** How many decimals a currency has that is written with a symbol; undefined for every other name. */
const decimalsOfSymbol = (currency: string, language: Language): number | undefined => {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined
  const format = formatOf(language, moneyOf(currency))
  const hasSymbol = format.formatToParts(0).some(({ type, value }) => type === 'currency' && value !== currency)
  return hasSymbol ? format.resolvedOptions().maximumFractionDigits : undefined
}

/** An amount that came in or went out: `+$5.00`, `−$5.00`. */
export const withDirection = (written: string, isIn: boolean): string => `${isIn ? '+' : '−'}${written}`
