import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
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
import { type GoodsSort, goodsSorts, readMallFilter } from './mall-filter.ts'
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
                <Categories chosen={filter.category} inLine={!isDesktop} />
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

/** The categories, where there are some to choose from. */
const Categories = ({ chosen, inLine }: { readonly chosen: number; readonly inLine: boolean }) => {
  const t = useTexts()
  const { data } = useCall(goodsCalls.listGoodsCategories, {})
  if (!data || data.list.length === 0) return null
  const options = [
    { value: 0, label: t('goods.all') },
    ...data.list.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Chips
      inLine={inLine}
      label={t('goods.categories')}
      options={options}
      value={chosen}
      onChange={(id) => changeQuery('cate_id', id === 0 ? null : String(id))}
    />
  )
}
