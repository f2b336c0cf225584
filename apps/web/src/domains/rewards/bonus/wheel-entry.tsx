import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { WheelPicture } from '../wheel/wheel-picture.tsx'
import styles from './wheel-entry.module.css'

/** The way to the wheel, with how many spins I have; nothing while no prizes are laid out. */
export const WheelEntry = () => {
  const t = useTexts()
  const { data } = useCall(wheelCalls.getWheel, {})
  if (!data || data.is_open === 0) return null
  return (
    <a className={styles.entry} href={hrefTo('turntable')}>
      <span className={styles.picture}>
        <WheelPicture prizes={data.prizes} isSmall />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('wheel.title')}</span>
        <span className={styles.line} data-some={data.times > 0}>
          {data.times > 0 ? t('wheel.left', { count: data.times }) : t('wheel.noneLeftHint')}
        </span>
      </span>
      <span className={styles.arrow}>
        <Icon of={ChevronRight} size={20} />
      </span>
    </a>
  )
}
