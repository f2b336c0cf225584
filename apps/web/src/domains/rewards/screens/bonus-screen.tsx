import Gift from 'lucide-react/icons/gift'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'

export const BonusScreen = () => {
  const t = useTexts()
  return (
    <Screen hasGlow top={<NavBar isClear title={t('rewards.bonus')} />}>
      <EmptyState
        icon={Gift}
        title={t('rewards.noTasks')}
        hint={t('rewards.noTasksHint')}
        action={<Button onClick={() => goTo('home')}>{t('rewards.watchNow')}</Button>}
      />
    </Screen>
  )
}
