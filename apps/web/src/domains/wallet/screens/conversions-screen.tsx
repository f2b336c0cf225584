import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { ConversionList } from '../components/conversion-list.tsx'

/** My conversions on a page of their own. */
export const ConversionsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('convert')
  return (
    <Screen width="rows" top={<NavBar title={t('wallet.conversions')} onBack={goBack} />}>
      <ConversionList />
    </Screen>
  )
}
