import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useModules } from '../../../shared/modules.ts'
import styles from './my-star-badge.module.css'

/** The badge beside my name while I hold a package that gives one; it leads to my package. */
export const MyStarBadge = () => {
  const t = useTexts()
  const isOpen = useModules().commission === 1
  const { data } = useCall(starPlanCalls.listStarPlans, {}, { enabled: isOpen })
  if (data?.my?.benefits.includes('badge') !== true) return null
  return (
    <a className={styles.link} href={hrefTo('starPackages')}>
      <span className={styles.badge}>{t('starPlans.starBadge')}</span>
    </a>
  )
}
