import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import styles from './my-badge.module.css'
import { VipBadge } from './vip-badge.tsx'

/** What kind of member I am, beside my name; it leads to my membership. */
export const MyBadge = () => {
  const { data } = useCall(overviewCalls.getOverview, {})
  if (!data || data.vip_type === 0) return null
  return (
    <a className={styles.link} href={hrefTo('myVip')}>
      <VipBadge vipType={data.vip_type} />
    </a>
  )
}
