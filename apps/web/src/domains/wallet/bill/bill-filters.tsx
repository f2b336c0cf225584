import { coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import { billTypes } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { billTitle } from '@cliffhanger/i18n/bill-titles.ts'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { changeQuery } from '../../../platform/navigation/router.tsx'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { monthName, monthsBack } from '../../../shared/months.ts'
import { FilterButton } from '../../../ui/forms/filter-button.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import type { BillFilter } from './bill-filter.ts'
import styles from './bill-filters.module.css'
import { BillSearch } from './bill-search.tsx'

/** Months one can choose from. */
const choosableMonths = 24

interface BillFiltersProps {
  readonly filter: BillFilter
  readonly latest: string
}

/** Words, coin, direction, kind and month of the bill; all but the coin stand in one row of a desktop. */
export const BillFilters = ({ filter, latest }: BillFiltersProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { name } = useAmounts()
  const isDesktop = useIsDesktop()
  const change = (what: string) => (value: string) => changeQuery(what, value === '' ? null : value)
  const months = monthsBack(latest, choosableMonths)
  // One that came with the address may be older than those one can choose from.
  const shownMonths = filter.month === '' || months.includes(filter.month) ? months : [...months, filter.month]
  return (
    <>
      {!isDesktop && <BillSearch />}
      <Tabs
        label={t('wallet.coinFilter')}
        tabs={[
          // In the order of the wallet, and as it calls money, whose money it is: a code of a currency is no word between words.
          { value: 'all' as const, label: t('wallet.allCoins') },
          ...coinCodes.map((coin) => ({ value: coin, label: coin === 'money' ? t('wallet.money') : name(coin) })),
        ]}
        value={filter.coin}
        onChange={change('coin')}
      />
      <div className={styles.filters}>
        {isDesktop && <BillSearch />}
        <FilterButton
          resting=""
          label={t('wallet.directionFilter')}
          value={filter.direction}
          options={[
            { value: '', label: t('wallet.allDirections') },
            { value: 'in', label: t('wallet.in') },
            { value: 'out', label: t('wallet.out') },
          ]}
          onChange={change('direction')}
        />
        <FilterButton
          resting=""
          label={t('wallet.kindFilter')}
          value={filter.kind}
          options={[
            { value: '', label: t('wallet.allKinds') },
            ...billTypes.map((type) => ({ value: type, label: billTitle(language, type) })),
          ]}
          onChange={change('kind')}
        />
        <FilterButton
          resting=""
          label={t('wallet.monthFilter')}
          value={filter.month}
          options={[
            { value: '', label: t('wallet.allMonths') },
            ...shownMonths.map((month) => ({ value: month, label: monthName(month, language) })),
          ]}
          // Of this year its name alone, which has room enough.
          {...(filter.month.slice(0, 4) === latest.slice(0, 4) && {
            short: monthName(filter.month, language, 'short'),
          })}
          onChange={change('month')}
        />
      </div>
    </>
  )
}
