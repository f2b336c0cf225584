import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Crown from 'lucide-react/icons/crown'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { joined } from '../../../shared/unbroken.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { useDaysLeft } from '../use-days-left.ts'
import styles from './member-card.module.css'
import colours from './member-colours.module.css'

interface MemberCardProps {
  readonly vipType: 0 | 1 | 2
  /** In seconds; 0: none. */
  readonly endTime: number
}

/** What I am, until when, and that it ends by itself. */
export const MemberCard = ({ vipType, endTime }: MemberCardProps) => {
  const t = useTexts()
  const language = useLanguage()
  const daysLeft = useDaysLeft()
  const date = joined(formatMoment(endTime * 1000, 'momentInFull', language))
  return (
    <section className={classNames(styles.card, colours.colours)} data-vip={vipType} aria-label={t('membership.mine')}>
      <p className={styles.kind}>
        <Icon of={Crown} size={24} />
        {vipType === 0 ? t('membership.none') : t(vipType === 2 ? 'membership.svip' : 'membership.vip')}
      </p>
      {vipType !== 0 && <p className={styles.until}>{t('membership.until', { date })}</p>}
      <p className={styles.hint}>
        <Dotted>
          {vipType === 0 ? t('membership.noneHint') : [daysLeft(endTime), t('membership.nothingRenews')].join(' · ')}
        </Dotted>
      </p>
    </section>
  )
}
