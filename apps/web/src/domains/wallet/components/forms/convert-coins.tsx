import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { useWallets } from '../../use-wallets.ts'
import { CoinChoice } from './coin-choice.tsx'
import styles from './convert-form.module.css'

interface ConvertCoinsProps {
  readonly pairs: readonly ConvertPair[]
  readonly pair: ConvertPair
  readonly onChoose: (pair: { from: CoinCode; to: CoinCode }) => void
}

const unique = (coins: readonly CoinCode[]): readonly CoinCode[] => [...new Set(coins)]

/** The coin that is converted and the one it becomes, which change places where that pair exists too. */
export const ConvertCoins = ({ pairs, pair: { from, to }, onChoose }: ConvertCoinsProps) => {
  const t = useTexts()
  const { walletOf } = useWallets()
  return (
    <div className={styles.coins}>
      <CoinChoice
        label={t('wallet.from')}
        coins={unique(pairs.map((each) => each.from))}
        value={from}
        balance={walletOf(from)?.balance}
        onChange={(coin) => onChoose({ from: coin, to })}
      />
      <IconButton
        icon={ArrowLeftRight}
        label={t('wallet.swap')}
        disabled={!pairs.some((each) => each.from === to && each.to === from)}
        onClick={() => onChoose({ from: to, to: from })}
      />
      <CoinChoice
        label={t('wallet.to')}
        coins={unique(pairs.filter((each) => each.from === from).map((each) => each.to))}
        value={to}
        balance={walletOf(to)?.balance}
        onChange={(coin) => onChoose({ from, to: coin })}
      />
    </div>
  )
}
