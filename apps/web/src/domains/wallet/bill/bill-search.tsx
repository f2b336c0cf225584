import { useEffect, useState } from 'react'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { keywordLength } from './bill-filter.ts'

/** Looks for lines of the bill. What was typed stands in the address, so that the way back finds it again. */
export const BillSearch = () => {
  const t = useTexts()
  const query = useScreenQuery()
  const stored = query.get('keyword') ?? ''
  const [typed, setTyped] = useState(stored)
  const settled = useSettled(typed.trim(), 300)
  const keyword = settled.length < keywordLength.min ? '' : settled
  useEffect(() => {
    if (keyword !== stored) changeQuery('keyword', keyword === '' ? null : keyword)
  }, [keyword, stored])
  return (
    <SearchField
      label={t('wallet.searchBills')}
      value={typed}
      onChange={setTyped}
      maxLength={keywordLength.max}
      autoFocus={query.has('search')}
    />
  )
}
