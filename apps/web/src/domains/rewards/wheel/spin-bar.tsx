import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import styles from './turntable.module.css'
import type { useSpin, WheelAnswer } from './use-spin.ts'

interface SpinBarProps {
  readonly wheel: WheelAnswer
  readonly spin: Pick<ReturnType<typeof useSpin>, 'run' | 'isBusy' | 'isUnsure'>
}

/** How many spins there are, and the one thing to do: spin, see what became of a spin, or earn some. */
export const SpinBar = ({ wheel: { times, cost, daily_max: most, my_today: used }, spin }: SpinBarProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const isDayUsed = used >= most
  const isPaid = times === 0 && cost !== null && !isDayUsed
  const canSpin = times > 0 || isPaid || spin.isUnsure || spin.isBusy
  const left = times > 0 ? t('wheel.left', { count: times }) : t(isDayUsed ? 'wheel.dayIsUsed' : 'wheel.noneLeft')
  const hint = canSpin || isDayUsed ? '' : t('wheel.noneLeftHint')
  const label = spin.isUnsure
    ? t('wheel.seeResult')
    : isPaid && cost
      ? t('wheel.spinFor', { price: show(cost.amount, cost.coin_code) })
      : t('wheel.spin')
  return (
    <BottomBar>
      <p className={styles.left} role={spin.isUnsure ? 'alert' : 'status'}>
        {spin.isUnsure ? t('wheel.unsure') : [left, hint].filter((part) => part !== '').join(' · ')}
      </p>
      {canSpin ? (
        <Button block busy={spin.isBusy} onClick={spin.run}>
          {label}
        </Button>
      ) : (
        <Button block onClick={() => goTo('tasks')}>
          {t('wheel.doTasks')}
        </Button>
      )}
    </BottomBar>
  )
}
