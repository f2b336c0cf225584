import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import styles from './opened-shelf.module.css'

interface MembershipFactsProps {
  /** In seconds; 0 for who is no member. */
  readonly endTime: number
}

/** What renews, when it ends and what is lost then: what one asks before one pays. */
export const MembershipFacts = ({ endTime }: MembershipFactsProps) => {
  const t = useTexts()
  const language = useLanguage()
  return (
    <section aria-label={t('membership.goodToKnow')}>
      <h2 className={styles.heading}>{t('membership.goodToKnow')}</h2>
      <DetailList
        lines={[
          ...(endTime === 0
            ? []
            : [
                {
                  label: t('membership.ends'),
                  value: unbroken(formatMoment(endTime * 1000, 'dayInFull', language)),
                },
              ]),
          { label: t('membership.renewal'), value: t('membership.renewalNone') },
          { label: t('membership.toCancel'), value: t('membership.toCancelNothing') },
          { label: t('membership.afterwards'), value: t('membership.afterwardsText') },
        ]}
      />
    </section>
  )
}
