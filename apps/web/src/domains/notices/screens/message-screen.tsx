import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { HelpList, NewsList } from '../components/article-lists.tsx'
import { MyNotices } from '../components/my-notices.tsx'

const tabs = ['mine', 'news', 'help'] as const

/** Messages of the platform: what concerns me, its news, and help. The chosen tab stands in the address. */
export const MessageScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const query = useScreenQuery()
  // An article that was not chosen from the list says no tab: it stands among the news.
  const wanted = query.get('tab') ?? (query.get('kind') === 'news' ? 'news' : 'mine')
  const tab = tabs.find((each) => each === wanted) ?? 'mine'
  return (
    <Screen
      width="rows"
      top={
        <>
          <NavBar title={t('notices.messages')} onBack={goBack} />
          <Tabs
            label={t('notices.messages')}
            tabs={tabs.map((value) => ({ value, label: t(`notices.${value}`) }))}
            value={tab}
            onChange={(value) => changeQuery('tab', value === 'mine' && !query.has('kind') ? null : value)}
            fill
          />
        </>
      }
    >
      {tab === 'mine' && <MyNotices />}
      {tab === 'news' && <NewsList />}
      {tab === 'help' && <HelpList />}
    </Screen>
  )
}
