import type { UserStar } from '@cliffhanger/contract/star-plans/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Star from 'lucide-react/icons/star'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { BenefitList } from './benefit-list.tsx'
import styles from './my-star-card.module.css'

/** The package I hold: until when, and what it gives me. */
export const MyStarCard = ({ star }: { readonly star: UserStar | null }) => {
  const t = useTexts()
  const language = useLanguage()
  return (
    <section className={classNames(styles.card, star !== null && styles.held)} aria-label={t('starPlans.mine')}>
      <p className={styles.name}>
        <Icon of={Star} size={24} />
        {star ? star.name : t('starPlans.none')}
      </p>
      {star ? (
        <>
          <p className={styles.until}>
            {t('starPlans.until', { date: formatMoment(star.end_time * 1000, 'dayInFull', language) })}
          </p>
          <BenefitList benefits={star.benefits} />
        </>
      ) : (
        <p className={styles.hint}>{t('starPlans.noneHint')}</p>
      )}
    </section>
  )
}
