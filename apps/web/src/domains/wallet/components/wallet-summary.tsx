import WalletIcon from 'lucide-react/icons/wallet'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { hiddenAmount, useIsHidden } from '../hidden-amounts.ts'
import { useWallets } from '../use-wallets.ts'

/** My wallet on the page about me: what I have, and the way there. */
export const WalletSummary = () => {
  const t = useTexts()
  const { show } = useAmounts()
  const isHidden = useIsHidden()
  const { walletOf } = useWallets()
  const [money, gold] = [walletOf('money'), walletOf('gold')]
  const shown = [money, gold].flatMap((wallet) => (wallet ? [show(wallet.balance, wallet.coin_code)] : []))
  return (
    <CellGroup>
      <Cell
        icon={WalletIcon}
        title={t('wallet.wallet')}
        href={hrefTo('wallet')}
        description={isHidden ? hiddenAmount : shown.join(' · ') || emptyLine}
      />
    </CellGroup>
  )
}
