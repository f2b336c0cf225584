import { type CoinCode, coinCodes, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { numberFormat } from './formats.ts'
import { useSiteInfo } from './platform-info.ts'
import { type Translate, useLanguage, useTexts } from './texts.ts'

interface Writing {
  readonly language: string
  readonly coin: CoinCode
  /** Decimals the platform shows (SiteInfo.show_decimal). */
  readonly decimals: number
}

/** A decimal text as people write it: whole thousands apart, the platform's decimals. A decimal that is not 0 is never left out, and
 *  the text never becomes a number, which could not hold every amount. */
export const writeAmount = (amount: string, { language, coin, decimals }: Writing): string =>
  numberFormat(language, {
    minimumFractionDigits: Math.min(decimals, coinScale[coin]),
    maximumFractionDigits: 8,
  }).format(amount as `${number}`)

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
  const write = (amount: string, coin: CoinCode): string => writeAmount(amount, { language, coin, decimals })
  return {
    /** What a coin is called. */
    name,
    /** `1,250.00` */
    write,
    /** `1,250.00 USD`; what lies in the treasure is money. */
    show: (amount: string, coin: CoinCode): string =>
      `${write(amount, coin)} ${name(coin === 'treasure' ? 'money' : coin)}`.trimEnd(),
  }
}

/** The coin of a code that came from elsewhere; undefined where this version knows none of that name. */
export const coinOf = (code: string): CoinCode | undefined => coinCodes.find((coin) => coin === code)
