import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { nameOfRegion } from '@cliffhanger/i18n/format/names.ts'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './filter-sheet.module.css'
import type { SearchFilter } from './search-query.ts'

interface FilterSheetProps {
  readonly isOpen: boolean
  readonly filter: SearchFilter
  readonly onClose: () => void
  readonly onApply: (filter: SearchFilter) => void
}

/** Order and filters of the search. */
export const FilterSheet = ({ isOpen, filter, onClose, onApply }: FilterSheetProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('discover.filters')}>
      <FilterForm filter={filter} onApply={onApply} />
    </Sheet>
  )
}

const anything = ''

const FilterForm = ({ filter: before, onApply }: Pick<FilterSheetProps, 'filter' | 'onApply'>) => {
  const t = useTexts()
  const language = useLanguage()
  const { data, error, refetch } = useCall(discoverCalls.getFilters, {})
  const [filter, setFilter] = useState(before)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="240px" radius={12} />
  const anyLabel = t('discover.anything')
  const anyOption = { value: anything, label: anyLabel }
  const change = <Name extends keyof SearchFilter>(name: Name, value: SearchFilter[Name] | undefined) =>
    setFilter(({ [name]: _before, ...others }) => ({ ...others, ...(value !== undefined && { [name]: value }) }))
  return (
    <>
      <div className={styles.groups}>
        <Group title={t('discover.sort')}>
          <Chips
            label={t('discover.sort')}
            options={[
              { value: 'hot', label: t('discover.sortHot') },
              { value: 'new', label: t('discover.sortNew') },
              { value: 'score', label: t('discover.sortScore') },
            ]}
            value={filter.sort ?? 'hot'}
            onChange={(sort) => change('sort', sort === 'hot' ? undefined : sort)}
          />
        </Group>
        <Group title={t('discover.type')}>
          <Chips
            label={t('discover.type')}
            options={[{ value: 0, label: anyLabel }, ...data.types.map(({ id, name }) => ({ value: id, label: name }))]}
            value={filter.type_id ?? 0}
            onChange={(id) => change('type_id', id === 0 ? undefined : id)}
          />
        </Group>
        {data.areas.length > 0 && (
          <Group title={t('discover.area')}>
            <Chips
              label={t('discover.area')}
              options={[anyOption, ...data.areas.map((area) => ({ value: area, label: nameOfRegion(area, language) }))]}
              value={filter.area ?? anything}
              onChange={(area) => change('area', area === anything ? undefined : area)}
            />
          </Group>
        )}
        <Group title={t('discover.year')}>
          <Chips
            label={t('discover.year')}
            options={[
              { value: 0, label: anyLabel },
              ...data.years.map((year) => ({ value: year, label: String(year) })),
            ]}
            value={filter.year ?? 0}
            onChange={(year) => change('year', year === 0 ? undefined : year)}
          />
        </Group>
        <Group title={t('discover.membership')}>
          <Chips
            label={t('discover.membership')}
            options={[anyOption, ...data.vip_types.map(({ id, name }) => ({ value: String(id), label: name }))]}
            value={filter.vip_type === undefined ? anything : String(filter.vip_type)}
            onChange={(text) => change('vip_type', data.vip_types.find(({ id }) => String(id) === text)?.id)}
          />
        </Group>
      </div>
      <div className={styles.acts}>
        <Button kind="quiet" onClick={() => setFilter({})}>
          {t('discover.resetFilters')}
        </Button>
        <Button block onClick={() => onApply(filter)}>
          {t('discover.showResults')}
        </Button>
      </div>
    </>
  )
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.group}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
)
