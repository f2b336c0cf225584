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

/** How many spins there are, and what to do where there are none. */
const useSpinsLeft = ({ wheel: { times, cost, daily_max: most, my_today: used }, spin }: SpinBarProps): string => {
  const t = useTexts()
  const isDayUsed = used >= most
  const canSpin = times > 0 || (cost !== null && !isDayUsed) || spin.isUnsure || spin.isBusy
  const left = times > 0 ? t('wheel.left', { count: times }) : t(isDayUsed ? 'wheel.dayIsUsed' : 'wheel.noneLeft')
  return canSpin || isDayUsed ? left : `${left} · ${t('wheel.noneLeftHint')}`
}

/** The same on the page where letters are so large that the bar has room for its button alone; who listens hears it from the bar. */
export const SpinsLeft = (props: SpinBarProps) => {
  const words = useSpinsLeft(props)
  return (
    <p className={styles.leftInPage} aria-hidden="true">
      {words}
    </p>
  )
}

/** How many spins there are, and the one thing to do: spin, see what became of a spin, or earn some. */
export const SpinBar = ({ wheel, spin }: SpinBarProps) => {
  const t = useTexts()
  const words = useSpinsLeft({ wheel, spin })
  const { times, cost, daily_max: most, my_today: used } = wheel
  const { show } = useAmounts()
  const isDayUsed = used >= most
  const isPaid = times === 0 && cost !== null && !isDayUsed
  const canSpin = times > 0 || isPaid || spin.isUnsure || spin.isBusy
  const label = spin.isUnsure
    ? t('wheel.seeResult')
    : isPaid && cost
      ? t('wheel.spinFor', { price: show(cost.amount, cost.coin_code) })
      : t('wheel.spin')
  return (
    <BottomBar>
      <p className={styles.left} role={spin.isUnsure ? 'alert' : 'status'}>
        {spin.isUnsure ? t('wheel.unsure') : words}
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
