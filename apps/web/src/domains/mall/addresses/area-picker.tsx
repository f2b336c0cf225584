import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import type { City } from '@cliffhanger/contract/mall/schemas.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { Choices } from '../../../ui/forms/choices.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './area-picker.module.css'
import { countriesOf, countryName, findRegions } from './regions.ts'
import type { ChosenRegion } from './use-address-form.ts'

interface AreaPickerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (region: ChosenRegion) => void
}

/** A province, a city in it and, where there are any, a district: one level after the other, in a sheet. */
export const AreaPicker = ({ isOpen, onClose, onChoose }: AreaPickerProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('addresses.chooseRegion')}>
      {isOpen && <Levels onChoose={onChoose} />}
    </Sheet>
  )
}

const Levels = ({ onChoose }: Pick<AreaPickerProps, 'onChoose'>) => {
  const t = useTexts()
  const [chosen, setChosen] = useState<readonly City[]>([])
  const last = chosen.at(-1)
  const choose = (city: City) => {
    const path = [...chosen, city]
    if (city.has_more === 1) return setChosen(path)
    const [province, town, area] = path
    onChoose({
      country: city.country,
      provinceId: province?.id ?? 0,
      cityId: town?.id ?? 0,
      areaId: area?.id ?? 0,
      names: path.map(({ name }) => name),
    })
  }
  return (
    <div className={styles.picker}>
      {last && (
        <Button kind="text" onClick={() => setChosen(chosen.slice(0, -1))}>
          <Icon of={ArrowLeft} size={18} />
          {chosen.map(({ name }) => name).join(' · ')}
          <span className={styles.unseen}>{t('addresses.back')}</span>
        </Button>
      )}
      <Level key={last?.id ?? 0} parentId={last?.id ?? 0} onChoose={choose} />
    </div>
  )
}

const Level = ({ parentId, onChoose }: { readonly parentId: number; readonly onChoose: (city: City) => void }) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(addressCalls.listCities, { parent_id: parentId })
  const [keyword, setKeyword] = useState('')
  const [country, setCountry] = useState<string>()
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={6} />
  const countries = parentId === 0 ? countriesOf(data.list) : []
  const shownCountry = country ?? countries[0]
  const found = findRegions(data.list, { keyword, country: countries.length > 0 ? shownCountry : undefined })
  return (
    <>
      {shownCountry !== undefined && countries.length > 1 && (
        <Chips
          inLine
          label={t('addresses.country')}
          options={countries.map((code) => ({ value: code, label: countryName(code, t) }))}
          value={shownCountry}
          onChange={setCountry}
        />
      )}
      <SearchField label={t('addresses.search')} value={keyword} onChange={setKeyword} />
      <div className={styles.list}>
        {found.length === 0 ? (
          <EmptyState icon={MapPin} title={t('addresses.noRegion')} />
        ) : (
          <Choices
            label={t('addresses.region')}
            options={found.map(({ id, name }) => ({ value: id, label: name }))}
            value={undefined}
            onChange={(id) => {
              const city = data.list.find((each) => each.id === id)
              if (city) onChoose(city)
            }}
          />
        )}
      </div>
    </>
  )
}
