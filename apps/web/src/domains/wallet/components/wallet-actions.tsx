import { type ScreenName } from '@cliffhanger/contract/client-paths.ts'
import type { LucideIcon } from 'lucide-react'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Send from 'lucide-react/icons/send'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { ListLink } from '../../../ui/layout/list-link.tsx'
import styles from './wallet-actions.module.css'

interface WalletActionsProps {
  readonly open: { readonly recharge: boolean; readonly withdraw: boolean }
}

/** What one does with money most; what is closed is not there. */
export const WalletActions = ({ open }: WalletActionsProps) => {
  const t = useTexts()
  const actions: readonly { screen: ScreenName; icon: LucideIcon; label: string; isOpen: boolean }[] = [
    { screen: 'recharge', icon: ArrowDownToLine, label: t('wallet.recharge'), isOpen: open.recharge },
    { screen: 'withdrawal', icon: ArrowUpFromLine, label: t('wallet.withdraw'), isOpen: open.withdraw },
    { screen: 'transfer', icon: Send, label: t('wallet.transfer'), isOpen: true },
    { screen: 'convert', icon: RefreshCw, label: t('wallet.convert'), isOpen: true },
  ]
  return (
    <nav className={styles.acts} aria-label={t('wallet.entries')}>
      {actions
        .filter(({ isOpen }) => isOpen)
        .map(({ screen, icon, label }) => (
          <ListLink key={screen} className={styles.act} href={hrefTo(screen)}>
            <span className={styles.icon}>
              <Icon of={icon} size={22} />
            </span>
            <span className={styles.label}>{label}</span>
          </ListLink>
        ))}
    </nav>
  )
}
