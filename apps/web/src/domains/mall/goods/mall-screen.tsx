import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { pathTo } from '../../../platform/navigation/paths.ts'
import { changeQuery, openAddress, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { queryClient, useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import { Chips } from '../../../ui/forms/chips.tsx'
import { Choices } from '../../../ui/forms/choices.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Columns, SidePart } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { GoodsGrid } from './goods-grid.tsx'
import { type GoodsSort, goodsSorts, type MallFilter, readMallFilter } from './mall-filter.ts'
import { PointsCard } from './points-card.tsx'

const settleMs = 400

/** What points can be exchanged for. */
export const MallScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const filter = readMallFilter(useScreenQuery())
  const [typed, setTyped] = useState(filter.keyword)
  const isDesktop = useIsDesktop()
  const [isSorting, setIsSorting] = useState(false)
  const settled = useSettled(typed.trim(), settleMs)
  const search = useEffectEvent((keyword: string) => {
    if (keyword !== filter.keyword) changeQuery('q', keyword === '' ? null : keyword)
  })
  useEffect(() => search(settled), [settled])
  const sortNames: Readonly<Record<GoodsSort, string>> = {
    new: t('goods.sortNew'),
    sale: t('goods.sortSale'),
    point_asc: t('goods.sortPointAsc'),
    point_desc: t('goods.sortPointDesc'),
  }
  const sortBy = (sort: GoodsSort): void => {
    changeQuery('sort', sort === 'new' ? null : sort)
    setIsSorting(false)
  }
  const sorts = (
    <Choices
      label={t('goods.sort')}
      options={goodsSorts.map((value) => ({ value, label: sortNames[value] }))}
      value={filter.sort}
      onChange={sortBy}
    />
  )
  return (
    <Screen
      width="wide"
      top={
        <NavBar
          title={t('goods.mall')}
          onBack={goBack}
          {...(!isDesktop && {
            right: (
              <IconButton icon={ArrowUpDown} size={22} label={t('goods.sort')} onClick={() => setIsSorting(true)} />
            ),
          })}
        />
      }
    >
      <PullToRefresh onRefresh={() => queryClient.invalidateQueries()}>
        <Columns
          side={
            <>
              <PointsCard />
              <SearchField label={t('goods.search')} value={typed} onChange={setTyped} />
              <SidePart>
                <Categories filter={filter} inLine={!isDesktop} />
                {isDesktop && sorts}
              </SidePart>
            </>
          }
        >
          <GoodsGrid
            key={JSON.stringify(filter)}
            filter={filter}
            onClear={() => {
              setTyped('')
              relaunch('mall')
            }}
          />
        </Columns>
      </PullToRefresh>
      <Sheet isOpen={isSorting} onClose={() => setIsSorting(false)} title={t('goods.sort')}>
        {sorts}
      </Sheet>
    </Screen>
  )
}

const withinReach = -1

const queryOf = ({ sort, keyword }: MallFilter, id: number) => ({
  q: keyword === '' ? undefined : keyword,
  sort: sort === 'new' ? undefined : sort,
  reach: id === withinReach ? 1 : undefined,
  cate_id: id > 0 ? id : undefined,
})

/** What my points reach for now, and the categories where there are some to choose from. */
const Categories = ({ filter, inLine }: { readonly filter: MallFilter; readonly inLine: boolean }) => {
  const t = useTexts()
  const { data } = useCall(goodsCalls.listGoodsCategories, {})
  if (!data) return null
  const options = [
    { value: 0, label: t('goods.all') },
    { value: withinReach, label: t('goods.canGetNow') },
    ...data.list.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Chips
      inLine={inLine}
      label={t('goods.categories')}
      options={options}
      value={filter.isWithinReach ? withinReach : filter.category}
      onChange={(id) => openAddress(pathTo('mall', queryOf(filter, id)), { replace: true })}
    />
  )
}
