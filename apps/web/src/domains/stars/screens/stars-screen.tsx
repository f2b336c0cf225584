import type { Banner } from '@cliffhanger/contract/drama/schemas.ts'
import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { queryClient, useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import { Chips } from '../../../ui/forms/chips.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Columns, SidePart } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { DiscoverGrid } from '../components/discover-grid.tsx'
import { NoticeLine } from '../components/notice-line.tsx'
import { StarGrid } from '../components/star-grid.tsx'

interface StarsScreenProps {
  readonly Banners: ComponentType<{ readonly banners: readonly Banner[] }>
}

/** The stars, by name, category and how well they are liked, below what operators put there. */
export const StarsScreen = ({ Banners }: StarsScreenProps) => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const query = useScreenQuery()
  const keyword = query.get('q') ?? ''
  const category = Number(query.get('cate_id')) || 0
  const sort = query.get('sort') === 'new' ? 'new' : 'hot'
  const isDesktop = useIsDesktop()
  const [typed, setTyped] = useState(keyword)
  const settled = useSettled(typed.trim(), 300)
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== keyword) changeQuery('q', wanted === '' ? null : wanted)
  })
  useEffect(() => search(settled), [settled])
  const banners = useCall(starCalls.listStarBanners, {}).data?.list ?? []
  return (
    <Screen width="wide" top={<NavBar title={t('stars.stars')} onBack={goBack} />}>
      <PullToRefresh onRefresh={() => queryClient.invalidateQueries()}>
        <Columns
          side={
            <>
              {banners.length > 0 && <Banners banners={banners} />}
              <DiscoverGrid />
              <NoticeLine />
              <SearchField label={t('stars.search')} value={typed} onChange={setTyped} />
              <SidePart>
                <Categories chosen={category} inLine={!isDesktop} />
              </SidePart>
            </>
          }
        >
          <Tabs
            label={t('stars.sort')}
            tabs={[
              { value: 'hot', label: t('stars.hot') },
              { value: 'new', label: t('stars.new') },
            ]}
            value={sort}
            onChange={(value) => changeQuery('sort', value === 'hot' ? null : value)}
            fill
          />
          <StarGrid
            key={`${keyword} ${category} ${sort}`}
            filter={{ keyword, category, sort }}
            onClear={() => {
              setTyped('')
              relaunch('stars')
            }}
          />
        </Columns>
      </PullToRefresh>
    </Screen>
  )
}

/** The categories, where there are some to choose from. */
const Categories = ({ chosen, inLine }: { readonly chosen: number; readonly inLine: boolean }) => {
  const t = useTexts()
  const { data } = useCall(starCalls.listStarCategories, {})
  if (!data || data.list.length === 0) return null
  return (
    <Chips
      inLine={inLine}
      label={t('stars.categories')}
      options={[{ value: 0, label: t('stars.all') }, ...data.list.map(({ id, name }) => ({ value: id, label: name }))]}
      value={chosen}
      onChange={(id) => changeQuery('cate_id', id === 0 ? null : String(id))}
    />
  )
}
