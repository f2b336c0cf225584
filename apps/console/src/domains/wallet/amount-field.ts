import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { Texts } from '../../platform/texts.ts'
import type { ActionField } from '../../ui/dialogs/action-input.tsx'
import { isAmount } from '../../ui/money/amounts.ts'

/** The amount an act is about. Its coin may be another field, and then only the server can judge it. */
export const amountField = (
  t: Texts,
  coin: CoinCode | undefined,
  words: Partial<ActionField<'amount'>> = {},
): ActionField<'amount'> => ({
  name: 'amount',
  label: t('wallet.amount'),
  isNumeric: true,
  longest: 24,
  ...(coin && { problemOf: (text) => (isAmount(text, coin) ? undefined : t('wallet.amountWrong')) }),
  ...words,
})
