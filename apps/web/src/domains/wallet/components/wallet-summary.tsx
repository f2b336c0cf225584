import ChevronRight from 'lucide-react/icons/chevron-right'
import WalletIcon from 'lucide-react/icons/wallet'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useModules } from '../../../shared/modules.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { hiddenAmount, useIsHidden } from '../hidden-amounts.ts'
import { openEntries } from '../open-entries.ts'
import { useWallets } from '../use-wallets.ts'
import { WalletActions } from './wallet-actions.tsx'
import styles from './wallet-summary.module.css'
import card from './worth-card.module.css'

/** My wallet on the page about me: a row that leads there; on a desktop, where the navigation does, what is in it and what to do with it. */
export const WalletSummary = () => (useIsDesktop() ? <Balances /> : <WalletRow />)

const WalletRow = () => {
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

/** Its place is kept while the amounts are on their way. */
const Balances = () => {
  const t = useTexts()
  const { name, write } = useAmounts()
  const isHidden = useIsHidden()
  const modules = useModules()
  const { wallets, walletOf } = useWallets()
  const amountOf = (coin: 'money' | 'gold' | 'point'): string => {
    const wallet = walletOf(coin)
    return wallet ? (isHidden ? hiddenAmount : write(wallet.balance, coin)) : emptyLine
  }
  return (
    <>
      <a className={classNames(card.card, styles.card)} href={hrefTo('wallet')}>
        <span className={styles.head}>
          {t('wallet.wallet')}
          <Icon of={ChevronRight} size={18} />
        </span>
        <span className={card.balance}>{amountOf('money')}</span>
        <span className={styles.others}>
          {(['gold', 'point'] as const).map((coin) => (
            <span key={coin} className={styles.other}>
              <strong>{amountOf(coin)}</strong> {name(coin)}
            </span>
          ))}
        </span>
      </a>
      <WalletActions open={openEntries(modules, wallets ?? [])} />
    </>
  )
}
