import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import styles from './online-line.module.css'

/** How many members are online, and of those I invited; empty where the platform does not show it. */
export const OnlineLine = () => {
  const t = useTexts()
  const language = useLanguage()
  const online = useCall(collectionCalls.getOnline, {}).data
  if (!online || online.online_total === 0) return <p className={styles.line}>{emptyLine}</p>
  const write = (count: number) => formatCount(count, language)
  const words = [
    t('collection.online', { total: write(online.online_total) }),
    online.team_online > 0 ? t('collection.teamOnline', { total: write(online.team_online) }) : '',
  ]
  return <p className={styles.line}>{words.filter((word) => word !== '').join(' · ')}</p>
}
