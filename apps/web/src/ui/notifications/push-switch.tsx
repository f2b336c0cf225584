import Smartphone from 'lucide-react/icons/smartphone'
import { turnPushOff, turnPushOn, usePushState } from '../../platform/push/subscription.ts'
import { useTexts } from '../../platform/texts.ts'
import { SwitchCell } from '../forms/switch-cell.tsx'

/** Whether this device shows messages while the page is closed. The browser asks the member for permission when they turn it on. */
export const PushSwitch = () => {
  const t = useTexts()
  const state = usePushState()
  const hints = { on: 'push.hint', off: 'push.hint', blocked: 'push.blocked', absent: 'push.absent' } as const
  return (
    <SwitchCell
      icon={Smartphone}
      title={t('push.title')}
      description={t(hints[state])}
      isOn={state === 'on'}
      isDisabled={state === 'absent' || state === 'blocked'}
      onChange={(isOn) => (isOn ? turnPushOn() : turnPushOff())}
    />
  )
}
