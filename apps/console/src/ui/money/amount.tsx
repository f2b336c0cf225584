import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { Box } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'
import { amountText, coinAmountText, coinName } from './amounts.ts'

interface AmountProps {
  readonly value: string
  /** Named where it does not follow from the place. */
  readonly coin?: CoinCode
  /** Drawn in the colour of what came or went. */
  readonly isSigned?: boolean
}

/** An amount in one line, never broken. Its plain number stands beside the words, for what reads the page. */
export const Amount = ({ value, coin, isSigned = false }: AmountProps) => {
  const t = useTexts()
  const color = value.startsWith('-') ? 'error.main' : 'success.main'
  return (
    <Box
      component="data"
      value={value}
      {...(coin && { 'data-unit': coinName(t, coin), 'data-unit-name': t('lists.coin') })}
      sx={{ whiteSpace: 'nowrap', ...(isSigned && { color }) }}
    >
      {isSigned && !value.startsWith('-') && '+'}
      {coin ? coinAmountText(t, value, coin) : amountText(value)}
    </Box>
  )
}
