import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Coins from 'lucide-react/icons/coins'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Sparkles from 'lucide-react/icons/sparkles'
import WalletIcon from 'lucide-react/icons/wallet'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { hiddenAmount, useIsHidden } from '../hidden-amounts.ts'

const icons = { money: WalletIcon, gold: Coins, point: Sparkles, treasure: PiggyBank }

/** The coins beside the main balance; each leads to its lines, the treasure to itself. */
export const CoinCells = ({ wallets }: { readonly wallets: readonly Wallet[] }) => {
  const { name, write } = useAmounts()
  const isHidden = useIsHidden()
  return (
    <CellGroup>
      {wallets.map((wallet) => {
        const { coin_code: coin, balance } = wallet
        return (
          <Cell
            key={coin}
            icon={icons[coin]}
            title={name(coin)}
            description={
              coin === 'gold' && !isHidden && /[1-9]/.test(balance) ? <GoldParts wallet={wallet} /> : undefined
            }
            value={isHidden ? hiddenAmount : write(balance, coin)}
            href={coin === 'treasure' ? hrefTo('treasure') : hrefTo('bills', { coin })}
            isShortcut={coin !== 'treasure'}
          />
        )
      })}
    </CellGroup>
  )
}

/** S-113: bought gold never ends; granted gold may, at the date shown with it. */
const GoldParts = ({ wallet: { bought = '0', granted = '0', expiring = [] } }: { readonly wallet: Wallet }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write, show } = useAmounts()
  const [next] = expiring
  const date = next && formatMoment(next.time * 1000, 'day', language)
  const isSome = (amount: string): boolean => /[1-9]/.test(amount)
  const parts = [
    ...(isSome(bought) ? [t('wallet.boughtPart', { amount: write(bought, 'gold') })] : []),
    ...(isSome(granted) ? [t('wallet.grantedPart', { amount: write(granted, 'gold') })] : []),
  ]
  return (
    <>
      {parts.join(' · ')}
      {next && date !== undefined && (
        <>
          <br />
          {t('wallet.expires', { amount: show(next.amount, 'gold'), date })}
        </>
      )}
    </>
  )
}
