import type { VipBenefit, VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { benefitIcons } from './benefit-icons.ts'
import styles from './benefit-lines.module.css'

const mostLines = 4

interface BenefitLinesProps {
  readonly benefits: readonly VipBenefit[]
  readonly kind: VipKind
}

/** What one gets of a kind, in a few lines before its price; of many those that the kind has alone, since the table below has all. */
export const BenefitLines = ({ benefits, kind }: BenefitLinesProps) => {
  const t = useTexts()
  const own = benefits
    .filter(({ vip_type }) => vip_type <= kind)
    .toSorted((one, other) => other.vip_type - one.vip_type)
    .slice(0, mostLines)
  if (own.length === 0) return null
  return (
    <ul className={styles.lines} aria-label={t('membership.benefits')}>
      {own.map(({ icon, title, text, vip_type }) => (
        <li key={`${vip_type} ${title}`} className={styles.line}>
          <span className={styles.sign} data-vip={kind}>
            <Icon of={benefitIcons[icon]} size={20} />
          </span>
          <span>
            <span className={styles.title}>{title}</span>
            {text !== '' && <span className={styles.text}>{text}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
