import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { useWallets } from '../use-wallets.ts'
import styles from './recharge-form.module.css'

/** What one has of what can be topped up, and how it is done. */
export const RechargeHead = () => {
  const t = useTexts()
  const { show } = useAmounts()
  const { walletOf } = useWallets()
  const owned = (['money', 'gold'] as const).flatMap((coin) => {
    const wallet = walletOf(coin)
    return wallet ? [show(wallet.balance, coin)] : []
  })
  return (
    <div className={styles.headPlace}>
      <div className={styles.head}>
        <p className={styles.balance}>
          {t('recharge.balance')}{' '}
          <strong>{owned.length === 0 ? '–' : <Dotted>{owned.map(unbroken).join(' · ')}</Dotted>}</strong>
        </p>
        <a className={styles.guide} href={hrefTo('rechargeGuide')}>
          <span className={styles.guideWords}>{t('recharge.guide')}</span>
          <span className={styles.guideIcon}>
            <Icon of={CircleQuestionMark} size={22} />
          </span>
        </a>
      </div>
    </div>
  )
}
