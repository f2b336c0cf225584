import type { CallData } from '@cliffhanger/contract/call.ts'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import Gift from 'lucide-react/icons/gift'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { forgetAbout } from '../wallet-answers.ts'
import { CodeForm } from './code-form.tsx'
import styles from './redeem-screen.module.css'

type Benefit = CallData<typeof couponCalls.redeemCode>

/** Turns a redemption code into what it stands for. */
export const RedeemScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('wallet')
  const [benefit, setBenefit] = useState<Benefit>()
  const redeem = async (code: string): Promise<void> => {
    setBenefit(await payOnce(couponCalls.redeemCode, code, { code }))
    await forgetAbout('coupon')
  }
  return (
    <Screen top={<NavBar title={t('coupons.redeem')} onBack={goBack} />}>
      <div className={styles.page}>
        <div className={styles.picture}>
          <Icon of={Gift} size={40} />
        </div>
        <p className={styles.hint}>{t('coupons.redeemHint')}</p>
        <CodeForm label={t('coupons.redeemCode')} submitLabel={t('coupons.redeemNow')} onSend={redeem} />
      </div>
      <Sheet
        isOpen={benefit !== undefined}
        onClose={() => setBenefit(undefined)}
        title={t('coupons.redeemed')}
        position="center"
      >
        {benefit && <Given benefit={benefit} onClose={() => setBenefit(undefined)} />}
      </Sheet>
    </Screen>
  )
}

const Given = ({ benefit, onClose }: { readonly benefit: Benefit; readonly onClose: () => void }) => {
  const t = useTexts()
  return (
    <div className={styles.given}>
      <strong className={styles.value}>
        <BenefitValue benefit={benefit} />
      </strong>
      {benefit.title !== '' && <p className={styles.hint}>{benefit.title}</p>}
      {benefit.benefit_type === 'coupon' ? (
        <a className={styles.link} href={hrefTo('coupons')}>
          {t('coupons.openCoupons')}
        </a>
      ) : (
        <a className={styles.link} href={hrefTo('wallet')}>
          {t('coupons.openWallet')}
        </a>
      )}
      <Button block onClick={onClose}>
        {t('shell.confirm')}
      </Button>
    </div>
  )
}

const BenefitValue = ({
  benefit: { benefit_type: type, benefit_value: value, end_time },
}: {
  readonly benefit: Benefit
}) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  switch (type) {
    case 'gold':
    case 'point':
    case 'money':
      return withDirection(show(value, type), true)
    case 'coupon':
      return t('coupons.gotCoupon')
    case 'vip':
    case 'svip': {
      const name = type.toUpperCase()
      if (end_time === undefined) return name
      const date = formatMoment(end_time * 1000, 'day', language)
      return t('coupons.memberUntil', { name, date })
    }
    default:
      return type satisfies never
  }
}
