import type { BenefitIcon, VipBenefit } from '@cliffhanger/contract/membership/schemas.ts'
import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Bell from 'lucide-react/icons/bell'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Crown from 'lucide-react/icons/crown'
import Gift from 'lucide-react/icons/gift'
import Minus from 'lucide-react/icons/minus'
import MonitorPlay from 'lucide-react/icons/monitor-play'
import Play from 'lucide-react/icons/play'
import Star from 'lucide-react/icons/star'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './benefit-matrix.module.css'

const icons: Readonly<Record<BenefitIcon, LucideIcon>> = {
  play: Play,
  crown: Crown,
  badge: BadgeCheck,
  gift: Gift,
  quality: MonitorPlay,
  bell: Bell,
  star: Star,
  clock: Clock,
}

/** What each membership has: SVIP everything that VIP has. */
export const BenefitMatrix = ({ benefits }: { readonly benefits: readonly VipBenefit[] }) => {
  const t = useTexts()
  if (benefits.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('membership.benefits')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('membership.benefit')}</th>
            <th scope="col">{t('membership.vip')}</th>
            <th scope="col">{t('membership.svip')}</th>
          </tr>
        </thead>
        <tbody>
          {benefits.map(({ icon, title, text, vip_type }) => (
            <tr key={`${vip_type} ${title}`}>
              <th scope="row">
                <span className={styles.benefit}>
                  <Icon of={icons[icon]} size={20} />
                  <span>
                    {title}
                    {text !== '' && <span className={styles.text}>{text}</span>}
                  </span>
                </span>
              </th>
              <Tick has={vip_type === 1} />
              <Tick has />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Tick = ({ has }: { readonly has: boolean }) => {
  const t = useTexts()
  return (
    <td className={has ? styles.has : styles.hasNot}>
      <Icon of={has ? Check : Minus} size={20} />
      <span className="visually-hidden">{t(has ? 'membership.has' : 'membership.hasNot')}</span>
    </td>
  )
}
