import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Crown from 'lucide-react/icons/crown'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import colours from './member-colours.module.css'
import styles from './membership-strip.module.css'

/** My membership on the page about me: what I am, until when and what it brings, or the way to become a member. Its place is kept while it is on its way. */
export const MembershipStrip = () => {
  const t = useTexts()
  const language = useLanguage()
  const { data } = useCall(overviewCalls.getOverview, {})
  const type = data?.vip_type ?? 0
  const date = unbroken(formatMoment((data?.vip_end_time ?? 0) * 1000, 'day', language))
  // What it is good for: when it ends is beside its name, that it costs once is said where it is bought.
  const line = t(type === 2 ? 'membership.opensSvip' : 'membership.opensVip')
  return (
    <a
      className={classNames(styles.strip, colours.colours)}
      data-vip={type}
      href={hrefTo(type === 0 ? 'vip' : 'myVip')}
    >
      <Icon of={Crown} size={24} />
      <span className={styles.words}>
        <span className={styles.title}>
          {type === 0 ? t('collection.vip') : t(type === 2 ? 'membership.svip' : 'membership.vip')}
          {type !== 0 && <span className={styles.until}>{t('membership.until', { date })}</span>}
        </span>
        <span className={styles.line}>{data ? line : emptyLine}</span>
      </span>
      <Icon of={ChevronRight} size={20} />
    </a>
  )
}
