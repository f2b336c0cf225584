import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import styles from './block-reason.module.css'
import type { ExchangeBlock } from './exchange-block.ts'

/** Why something cannot be exchanged now, and where that can be changed. */
export const BlockReason = ({ block }: { readonly block: ExchangeBlock }) => {
  const t = useTexts()
  const { show } = useAmounts()
  switch (block.why) {
    case 'soldOut':
      return <p className={styles.reason}>{t('goods.soldOut')}</p>
    case 'limit':
      return <p className={styles.reason}>{t('goods.limitReached')}</p>
    case 'variant':
      return <p className={styles.reason}>{t('goods.chooseVariant')}</p>
    case 'points':
      return (
        <p className={styles.reason}>
          <span>{t('goods.short', { amount: show(block.missing, 'point') })}</span>
          <a className={styles.way} href={hrefTo('bonus')}>
            {t('goods.earn')}
          </a>
        </p>
      )
    case 'money':
      return (
        <p className={styles.reason}>
          <span>{t('goods.short', { amount: show(block.missing, 'money') })}</span>
          <a className={styles.way} href={hrefTo('recharge')}>
            {t('goods.topUp')}
          </a>
        </p>
      )
    default:
      return block satisfies never
  }
}
