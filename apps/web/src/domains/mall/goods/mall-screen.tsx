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
import { ChoiceSheet } from '../../../ui/forms/choice-sheet.tsx'
import { FilterButton } from '../../../ui/forms/filter-button.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { GoodsGrid } from './goods-grid.tsx'
import { firstSort, type GoodsSort, goodsSorts, type MallFilter, readMallFilter } from './mall-filter.ts'
import styles from './mall-screen.module.css'
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
    reach: t('goods.sortReach'),
    new: t('goods.sortNew'),
    sale: t('goods.sortSale'),
    point_asc: t('goods.sortPointAsc'),
    point_desc: t('goods.sortPointDesc'),
  }
  const sorts = goodsSorts.map((value) => ({ value, label: sortNames[value] }))
  const sortBy = (sort: GoodsSort): void => changeQuery('sort', sort === firstSort ? null : sort)
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
        <div className={styles.head}>
          <PointsCard />
          <div className={styles.search}>
            <SearchField label={t('goods.search')} value={typed} onChange={setTyped} />
            {isDesktop && (
              <FilterButton label={t('goods.sort')} options={sorts} value={filter.sort} onChange={sortBy} />
            )}
          </div>
          <Categories filter={filter} />
        </div>
        <GoodsGrid
          key={JSON.stringify(filter)}
          filter={filter}
          onClear={() => {
            setTyped('')
            relaunch('mall')
          }}
        />
      </PullToRefresh>
      <ChoiceSheet
        isOpen={isSorting}
        onClose={() => setIsSorting(false)}
        label={t('goods.sort')}
        options={sorts}
        value={filter.sort}
        onChange={sortBy}
      />
    </Screen>
  )
}

const withinReach = -1

const queryOf = ({ sort, keyword }: MallFilter, id: number) => ({
  q: keyword === '' ? undefined : keyword,
  sort: sort === firstSort ? undefined : sort,
  reach: id === withinReach ? 1 : undefined,
  cate_id: id > 0 ? id : undefined,
})

/** What my points reach for now, and the categories where there are some to choose from. */
const Categories = ({ filter }: { readonly filter: MallFilter }) => {
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
      inLine
      label={t('goods.categories')}
      options={options}
      value={filter.isWithinReach ? withinReach : filter.category}
      onChange={(id) => openAddress(pathTo('mall', queryOf(filter, id)), { replace: true })}
    />
  )
}
