import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import FileCheck from 'lucide-react/icons/file-check'
import FileText from 'lucide-react/icons/file-text'
import ScanFace from 'lucide-react/icons/scan-face'
import TicketCheck from 'lucide-react/icons/ticket-check'
import { type ComponentType, useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { joinFigures } from '../join-figures.ts'
import type { Joining } from '../use-join.ts'
import styles from './crowdfunding.module.css'
import { UnitsStepper } from './units-stepper.tsx'

/** What the wallet shows while units are bought. */
export interface JoinParts {
  readonly CouponChoice: ComponentType<{
    readonly coupons: readonly JudgedCoupon[]
    readonly chosen: readonly JudgedCoupon[]
    readonly onChange: (chosen: readonly JudgedCoupon[]) => void
  }>
}

interface JoinFormProps extends JoinParts {
  readonly project: CrowProject
  readonly joining: Joining
  readonly mustBeVerified: boolean
}

/** The button that asks for what is missing stands at the edge of the screen, wherever that is. */
const showProblem = (words: HTMLElement | null): void => words?.scrollIntoView({ block: 'center' })

/** Units with what they would earn and what leaving early costs, a coupon, the contract and the signature. */
export const JoinForm = ({ project, joining, mustBeVerified, CouponChoice }: JoinFormProps) => {
  const t = useTexts()
  const { write } = useAmounts()
  const { least, most, units, amount, problem, isAccepted } = joining
  const { day_rate, cycle_days } = project
  const figures = joinFigures({ amount, day_rate, cycle_days })
  return (
    <section className={styles.group} aria-label={t('crowdfunding.join')}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{t('crowdfunding.units')}</h2>
          <UnitsStepper value={units} least={least} most={most} onChange={joining.setUnits} />
        </div>
        <p className={styles.note}>{t('crowdfunding.unitsRange', { least, most })}</p>
        <DetailList
          isFlush
          lines={[
            { label: t('crowdfunding.putIn'), value: write(amount, 'money') },
            {
              label: t('crowdfunding.earnsDay'),
              value: /[1-9]/.test(figures.day) ? write(figures.day, 'money') : undefined,
            },
            { label: t('crowdfunding.earnsTerm'), value: write(figures.term, 'money') },
            { label: t('crowdfunding.exitCosts'), value: write(figures.penalty, 'money') },
          ]}
        />
        <p className={styles.note}>{t('crowdfunding.earnsHint')}</p>
      </div>
      {mustBeVerified && <VerifyPart />}
      <CouponPart joining={joining} CouponChoice={CouponChoice} />
      <CellGroup flush>
        <Cell
          icon={isAccepted ? FileCheck : FileText}
          title={t(isAccepted ? 'crowdfunding.accepted' : 'crowdfunding.readContract')}
          href={hrefTo('crowdContract', { project_id: project.id })}
        />
      </CellGroup>
      <div className={styles.card}>
        <TextField
          label={t('crowdfunding.signature')}
          name="sign_name"
          value={joining.name}
          onChange={joining.setName}
          hint={t('crowdfunding.signHint')}
          maxLength={50}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
        />
        {problem && (
          <p key={problem.words} ref={showProblem} role="alert" className={styles.problem}>
            {problem.words} {problem.isUncertified && <a href={hrefTo('realName')}>{t('crowdfunding.verify')}</a>}
          </p>
        )}
      </div>
    </section>
  )
}

/** The way to be verified, for members who are not yet. */
const VerifyPart = () => {
  const t = useTexts()
  const { data } = useCall(overviewCalls.getOverview, {})
  if (!data || data.real_status === realNameStates.certified) return null
  return (
    <CellGroup flush>
      <Cell
        icon={ScanFace}
        title={t('crowdfunding.needsName')}
        value={data.real_status === realNameStates.inReview ? t('payment.realNameReview') : undefined}
        href={hrefTo('realName')}
      />
    </CellGroup>
  )
}

const CouponPart = ({ joining, CouponChoice }: JoinParts & { readonly joining: Joining }) => {
  const t = useTexts()
  const { show } = useAmounts()
  const [isChoosing, setIsChoosing] = useState(false)
  const { coupons, offered, discount } = joining
  const usable = offered.filter((coupon) => coupon.usable === 1).length
  if (offered.length === 0) return null
  const chosen = /[1-9]/.test(discount)
    ? t('crowdfunding.couponSaves', { amount: show(discount, 'money') })
    : t('crowdfunding.couponChosen', { count: coupons.length })
  const open = usable === 0 ? t('crowdfunding.couponNone') : t('crowdfunding.couponsUsable', { count: usable })
  return (
    <>
      <CellGroup flush>
        <Cell
          icon={TicketCheck}
          title={t('crowdfunding.coupon')}
          value={coupons.length > 0 ? chosen : open}
          isDisabled={usable === 0}
          onClick={() => setIsChoosing(true)}
        />
      </CellGroup>
      {coupons.length > 0 && <p className={styles.note}>{t('crowdfunding.couponHint')}</p>}
      <Sheet isOpen={isChoosing} onClose={() => setIsChoosing(false)} title={t('crowdfunding.coupon')}>
        <CouponChoice coupons={offered} chosen={coupons} onChange={joining.setCoupons} />
        <Button block onClick={() => setIsChoosing(false)}>
          {t('crowdfunding.done')}
        </Button>
      </Sheet>
    </>
  )
}
