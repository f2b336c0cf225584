import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { useState } from 'react'
import { useCall } from '../../../platform/queries.ts'
import { changeQuery, useScreenQuery } from '../../../platform/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Screen } from '../../../ui/screen.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { Results } from './results.tsx'
import { SearchBar } from './search-bar.tsx'
import { keepSearch } from './search-history.ts'
import { readFilter, writeFilter } from './search-query.ts'
import { StartPage } from './start-page.tsx'
import { Suggestions } from './suggestions.tsx'

const settleMs = 500

/** The search over all dramas: `q` is the word, the rest of the address the filter, so that the way back leads to the results. */
export const SearchScreen = () => {
  const t = useTexts()
  const query = useScreenQuery()
  const asked = query.get('q') ?? ''
  const filter = readFilter(query)
  const filters = Object.keys(filter).length
  const config = useCall(dramaCalls.getHomeConfig, {})
  const [typed, setTyped] = useState(asked)
  /** Suggestions are offered from the first letter until the word is sent. */
  const [isTyping, setIsTyping] = useState(false)
  const [isFiltering, setIsFiltering] = useState(false)
  const settled = useSettled(typed.trim(), settleMs)
  const keyword = isTyping ? settled : asked

  const type = (word: string) => {
    setTyped(word)
    setIsTyping(true)
    if (word === '') changeQuery('q', null)
  }
  const search = (word: string) => {
    const sent = word.trim()
    setTyped(sent)
    setIsTyping(false)
    changeQuery('q', sent === '' ? null : sent)
    keepSearch(sent)
  }
  const isEmpty = typed.trim() === '' && filters === 0
  return (
    <Screen
      top={
        <SearchBar
          value={typed}
          placeholder={config.data?.search_placeholder || t('drama.searchHint')}
          filters={filters}
          isEager={asked === ''}
          onType={type}
          onSearch={() => search(typed)}
          onFilter={() => setIsFiltering(true)}
        />
      }
    >
      <h1 className="visually-hidden">{t('drama.search')}</h1>
      {isTyping && typed.trim() !== '' && <Suggestions typed={typed.trim()} onChoose={search} />}
      {isEmpty ? (
        <StartPage hotWords={config.data?.hot_search ?? []} onChoose={search} />
      ) : (
        (keyword !== '' || filters > 0) && (
          <Results keyword={keyword} filter={filter} onOpen={() => keepSearch(keyword)} />
        )
      )}
      <FilterSheet
        isOpen={isFiltering}
        filter={filter}
        onClose={() => setIsFiltering(false)}
        onApply={(chosen) => {
          setIsFiltering(false)
          writeFilter(chosen)
        }}
      />
    </Screen>
  )
}
