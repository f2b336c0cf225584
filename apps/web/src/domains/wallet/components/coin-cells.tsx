import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Coins from 'lucide-react/icons/coins'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Sparkles from 'lucide-react/icons/sparkles'
import WalletIcon from 'lucide-react/icons/wallet'
import { Fragment } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { unbroken } from '../../../shared/unbroken.ts'
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
              coin === 'gold' && !isHidden && hasGoldParts(wallet) ? <GoldParts wallet={wallet} /> : undefined
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

const isSome = (amount: string): boolean => /[1-9]/.test(amount)

/** Where all of it is of one part, that part is the balance, which stands beside it. */
const isMixed = ({ bought = '0', granted = '0' }: Wallet): boolean => isSome(bought) && isSome(granted)

const hasGoldParts = (wallet: Wallet): boolean =>
  isSome(wallet.balance) && (isMixed(wallet) || (wallet.expiring ?? []).length > 0)

/** S-113: bought gold never ends; granted gold may, at the date shown with it. */
const GoldParts = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write, show } = useAmounts()
  const { bought = '0', granted = '0', expiring = [] } = wallet
  const [next] = expiring
  const date = next && unbroken(formatMoment(next.time * 1000, 'day', language))
  const lines = [
    isMixed(wallet) &&
      [
        t('wallet.boughtPart', { amount: write(bought, 'gold') }),
        t('wallet.grantedPart', { amount: write(granted, 'gold') }),
      ].join(' · '),
    next && date !== undefined && t('wallet.expires', { amount: show(next.amount, 'gold'), date }),
  ].filter((line) => typeof line === 'string')
  return lines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
}
