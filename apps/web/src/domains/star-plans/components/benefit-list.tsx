import type { StarBenefit } from '@cliffhanger/contract/star-plans/schemas.ts'
import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import ChartColumn from 'lucide-react/icons/chart-column'
import Images from 'lucide-react/icons/images'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './benefit-list.module.css'

const icons: Readonly<Record<StarBenefit, LucideIcon>> = { badge: BadgeCheck, posters: Images, statistics: ChartColumn }

const benefitName = (benefit: StarBenefit, t: Translate): string => {
  switch (benefit) {
    case 'badge':
      return t('starPlans.badge')
    case 'posters':
      return t('starPlans.posters')
    case 'statistics':
      return t('starPlans.statistics')
    default:
      return benefit satisfies never
  }
}

/** What a package gives: services, and nothing else (S-100). */
export const BenefitList = ({ benefits }: { readonly benefits: readonly StarBenefit[] }) => {
  const t = useTexts()
  return (
    <ul className={styles.list} aria-label={t('starPlans.gives')}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon of={icons[benefit]} size={18} />
          <span>{benefitName(benefit, t)}</span>
        </li>
      ))}
    </ul>
  )
}
