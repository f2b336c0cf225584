import { useTexts } from '../../../../platform/texts.ts'
import { grouped } from '../../grouped-text.ts'
import styles from './card-preview.module.css'

interface CardPreviewProps {
  /** '' while it is not chosen, as the next ones while nothing is typed. */
  readonly bank: string
  readonly number: string
  readonly holder: string
}

/** As many digits as most cards have: places for those that are not typed yet. */
const usualDigits = 16

/** The card that is being typed, as it lies before the member; readers hear the fields instead. */
export const CardPreview = ({ bank, number, holder }: CardPreviewProps) => {
  const t = useTexts()
  const digits = grouped(number.padEnd(usualDigits, '•'), ' ')
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.card} data-theme="dark">
        <span className={bank === '' ? styles.empty : styles.bank}>{bank || t('withdrawal.bankName')}</span>
        <span className={styles.chip} />
        <span className={styles.number}>{digits}</span>
        <span className={holder.trim() === '' ? styles.empty : styles.holder}>
          {holder.trim() || t('withdrawal.realName')}
        </span>
      </div>
    </div>
  )
}
