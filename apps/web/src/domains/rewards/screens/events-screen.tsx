import CalendarDays from 'lucide-react/icons/calendar-days'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'

export const EventsScreen = () => {
  const t = useTexts()
  return (
    <Screen hasGlow top={<NavBar isClear title={t('rewards.events')} />}>
      <EmptyState
        icon={CalendarDays}
        title={t('rewards.noEvents')}
        hint={t('rewards.noEventsHint')}
        action={<Button onClick={() => goTo('home')}>{t('rewards.watchNow')}</Button>}
      />
    </Screen>
  )
}
