import type { VipBenefit, VipKind, VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Minus from 'lucide-react/icons/minus'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { leastMonth } from '../least-month.ts'
import { useOpenedCounts } from '../use-opened.ts'
import { benefitIcons } from './benefit-icons.ts'
import styles from './benefit-matrix.module.css'

interface BenefitMatrixProps {
  readonly benefits: readonly VipBenefit[]
  /** Beside a shop, whose lines explain each: only which has which, and what a month of each costs. */
  readonly plans?: readonly VipPlan[]
  /** What one looks at. */
  readonly kind?: VipKind
}

/** What each membership has: SVIP everything that VIP has. */
export const BenefitMatrix = ({ benefits, plans, kind }: BenefitMatrixProps) => {
  const t = useTexts()
  const language = useLanguage()
  const counts = useOpenedCounts()
  if (benefits.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t(plans ? 'membership.compare' : 'membership.benefits')}</h2>
      <table className={styles.table} data-kind={kind}>
        <thead>
          <tr>
            <th scope="col">{t('membership.benefit')}</th>
            <th scope="col">{t('membership.vip')}</th>
            <th scope="col">{t('membership.svip')}</th>
          </tr>
        </thead>
        <tbody>
          {counts !== undefined && counts.svip > 0 && (
            <tr>
              <th scope="row">
                <span className={styles.benefit}>
                  <Icon of={Clapperboard} size={20} />
                  <span>{t('membership.opened')}</span>
                </span>
              </th>
              <td className={styles.count}>{formatCount(counts.vip, language)}</td>
              <td className={styles.count}>{formatCount(counts.svip, language)}</td>
            </tr>
          )}
          {plans && <MonthPrices plans={plans} />}
          {benefits.map(({ icon, title, text, vip_type }) => (
            <tr key={`${vip_type} ${title}`}>
              <th scope="row">
                <span className={styles.benefit}>
                  <Icon of={benefitIcons[icon]} size={20} />
                  <span>
                    {title}
                    {text !== '' && !plans && <span className={styles.text}>{text}</span>}
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

const MonthPrices = ({ plans }: { readonly plans: readonly VipPlan[] }) => {
  const t = useTexts()
  const { writeShort } = useAmounts()
  const least = ([1, 2] as const).map((kind) => leastMonth(plans, kind))
  if (least.every((each) => each === undefined)) return null
  return (
    <tr>
      <th scope="row">
        <span className={styles.benefit}>
          <Icon of={CalendarDays} size={20} />
          <span>{t('membership.fromMonth')}</span>
        </span>
      </th>
      {least.map((each, index) => (
        <td key={index === 0 ? 'vip' : 'svip'} className={styles.count}>
          {each ? writeShort(each.amount, each.coin) : '–'}
          {each && each.paid !== 'monthly' && (
            <span className={styles.paid}>
              {t(each.paid === 'yearly' ? 'membership.paidYearly' : 'membership.paidUpFront')}
            </span>
          )}
        </td>
      ))}
    </tr>
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
