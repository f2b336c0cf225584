import ChevronRight from 'lucide-react/icons/chevron-right'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { LargeSum } from '../../../shared/figures/large-sum.tsx'
import { useModules } from '../../../shared/modules.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import tiles from '../../../ui/layout/entry-tiles.module.css'
import { hiddenAmount, useIsHidden } from '../hidden-amounts.ts'
import { openEntries } from '../open-entries.ts'
import { useWallets } from '../use-wallets.ts'
import { WalletActions } from './wallet-actions.tsx'
import styles from './wallet-summary.module.css'

/** My wallet on the page about me: what is in it and, on a desktop, what to do with it. Its place is kept while the amounts are on their way. */
export const WalletSummary = () => {
  const t = useTexts()
  const isDesktop = useIsDesktop()
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
      <a className={classNames(tiles.tile, styles.card)} href={hrefTo('wallet')}>
        <span className={styles.head}>
          {t('wallet.wallet')}
          <Icon of={ChevronRight} size={18} />
        </span>
        <span className={styles.balance}>
          <LargeSum written={amountOf('money')} />
        </span>
        <span className={styles.others}>
          {(['gold', 'point'] as const).map((coin) => (
            <span key={coin} className={styles.other}>
              <strong>{amountOf(coin)}</strong> {name(coin)}
            </span>
          ))}
        </span>
      </a>
      {isDesktop && <WalletActions open={openEntries(modules, wallets ?? [])} />}
    </>
  )
}
