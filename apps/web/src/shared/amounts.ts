import { type CoinCode, coinCodes, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatDecimal, formatMoney } from '@cliffhanger/i18n/format/numbers.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { useSiteInfo } from '../platform/server/platform-info.ts'
import { type Translate, useLanguage, useTexts } from '../platform/texts.ts'

interface Writing {
  readonly language: Language
  readonly coin: CoinCode
  /** Decimals the platform shows (SiteInfo.show_decimal). */
  readonly decimals: number
}

/** A decimal text as people write it: whole thousands apart, the platform's decimals. A decimal that is not 0 is never left out. */
export const writeAmount = (amount: string, { language, coin, decimals }: Writing): string =>
  formatDecimal(amount, language, Math.min(decimals, coinScale[coin]))

const nameOf = (coin: CoinCode, moneyName: string, t: Translate): string => {
  switch (coin) {
    case 'money':
      return moneyName === '' ? t('wallet.money') : moneyName
    case 'gold':
      return t('wallet.gold')
    case 'point':
      return t('wallet.point')
    case 'treasure':
      return t('wallet.treasureCoin')
    default:
      return coin satisfies never
  }
}

/** Writes amounts of every coin in the member's language, with the platform's own name of its money. */
export const useAmounts = () => {
  const t = useTexts()
  const language = useLanguage()
  const site = useSiteInfo()
  const decimals = site?.show_decimal ?? 2
  const name = (coin: CoinCode): string => nameOf(coin, site?.money_name ?? '', t)
  const digits = (amount: string, coin: CoinCode): string => writeAmount(amount, { language, coin, decimals })
  const isMoney = (coin: CoinCode): boolean => coin === 'money' || coin === 'treasure'
  const write = (amount: string, coin: CoinCode): string =>
    isMoney(coin) ? formatMoney(amount, name('money'), language, decimals) : digits(amount, coin)
  return {
    /** What a coin is called. */
    name,
    /** `1,250.00`, where a field says of what. */
    digits,
    /** `$1,250.00`, or what there is of a coin that is named beside it: `10`. */
    write,
    /** `$1,250`, `$0.50`: without decimals that are 0, where there is little room. */
    writeShort: (amount: string, coin: CoinCode): string =>
      isMoney(coin)
        ? formatMoney(amount, name('money'), language, /\.0*[1-9]/.test(amount) ? decimals : 0)
        : write(amount, coin),
    /** `$1,250.00`, `10 Gold`; savings are money. */
    show: (amount: string, coin: CoinCode): string =>
      isMoney(coin) ? write(amount, coin) : `${write(amount, coin)} ${name(coin)}`,
    /** An amount of another currency: `10.00 USDT`. */
    showForeign: (amount: string, currency: string): string => formatMoney(amount, currency, language, 2),
  }
}

/** The coin of a code that came from elsewhere; undefined where this version knows none of that name. */
export const coinOf = (code: string): CoinCode | undefined => coinCodes.find((coin) => coin === code)
