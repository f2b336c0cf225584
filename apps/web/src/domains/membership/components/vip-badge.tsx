import { useTexts } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './vip-badge.module.css'

/** A small mark that says what kind of member somebody is; nothing for who is none. */
export const VipBadge = ({ vipType }: { readonly vipType: 0 | 1 | 2 }) => {
  const t = useTexts()
  if (vipType === 0) return null
  return (
    <span
      className={classNames(styles.badge, vipType === 2 && styles.svip)}
      data-member={vipType === 2 ? 'svip' : 'vip'}
    >
      {t(vipType === 2 ? 'membership.svip' : 'membership.vip')}
    </span>
  )
}
