import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import styles from './online-line.module.css'

/** How many of those I invited are online now; empty until it is known, and where the platform does not show it. */
export const OnlineLine = () => {
  const t = useTexts()
  const language = useLanguage()
  const online = useCall(collectionCalls.getOnline, {}).data
  if (!online || online.online_total === 0) return <p className={styles.line}>{emptyLine}</p>
  const { team_online: count } = online
  return (
    <p className={styles.line}>
      {count > 0
        ? t('collection.teamOnline', { count, total: formatCount(count, language) })
        : t('collection.teamAway')}
    </p>
  )
}
