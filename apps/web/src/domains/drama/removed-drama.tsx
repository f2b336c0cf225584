import Clapperboard from 'lucide-react/icons/clapperboard'
import { goTo, useGoBack } from '../../platform/navigation/navigation.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { NavBar } from '../../ui/layout/nav-bar.tsx'
import { Screen } from '../../ui/layout/screen.tsx'

/** What stands in place of a drama that members do not see any more. */
export const RemovedDrama = () => {
  const t = useTexts()
  const goBack = useGoBack('home')
  return (
    <Screen top={<NavBar title="" onBack={goBack} />}>
      <EmptyState
        icon={Clapperboard}
        title={t('drama.removed')}
        hint={t('drama.removedHint')}
        action={
          <Button kind="quiet" onClick={() => goTo('home', {}, { replace: true })}>
            {t('drama.backHome')}
          </Button>
        }
      />
    </Screen>
  )
}
