import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { useTreasureLog } from './use-treasure-log.tsx'

/** The log of the treasure on a page of its own. */
export const TreasureLogScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('treasure')
  const { tabs, list } = useTreasureLog()
  return (
    <Screen
      width="rows"
      top={
        <>
          <NavBar title={t('wallet.treasureLog')} onBack={goBack} />
          {tabs}
        </>
      }
    >
      {list}
    </Screen>
  )
}
