import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { OrderView } from '../orders/order-view.tsx'

/** Pays a recharge: where the money goes, its proof, and where it stands. */
export const PayRechargeScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('recharge')
  const orderNo = useScreenQuery().get('order_no') ?? ''
  return (
    <Screen
      top={
        <NavBar
          title={t('recharge.payTitle')}
          onBack={goBack}
          right={
            <IconButton icon={CircleQuestionMark} label={t('recharge.guide')} onClick={() => goTo('rechargeGuide')} />
          }
        />
      }
    >
      <OrderView orderNo={orderNo} />
    </Screen>
  )
}
