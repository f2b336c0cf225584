import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { useState } from 'react'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import { Screen } from '../../../ui/layout/screen.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { GenreBar } from './genre-bar.tsx'
import { Results } from './results.tsx'
import { SearchBar } from './search-bar.tsx'
import { saveSearch } from './search-history.ts'
import { readFilter, writeFilter } from './search-query.ts'
import { StartPage } from './start-page.tsx'
import { Suggestions } from './suggestions.tsx'

const settleMs = 500

/** The search over all dramas: `q` is the word, the rest of the address the filter, so that the way back leads to the results. */
export const SearchScreen = () => {
  const t = useTexts()
  const query = useScreenQuery()
  const requested = query.get('q') ?? ''
  const filter = readFilter(query)
  const filters = Object.keys(filter).length
  const config = useCall(dramaCalls.getHomeConfig, {})
  /** What is being typed; null once it was sent. Until then suggestions are offered. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isFiltering, setIsFiltering] = useState(false)
  const word = typed ?? requested
  const settled = useSettled(word.trim(), settleMs)
  const keyword = typed === null ? requested : settled

  const type = (letters: string) => {
    setTyped(letters)
    if (letters === '') changeQuery('q', null)
  }
  const search = (wanted: string) => {
    const sent = wanted.trim()
    setTyped(null)
    changeQuery('q', sent === '' ? null : sent)
    saveSearch(sent)
  }
  const isEmpty = word.trim() === '' && filters === 0
  const results = (keyword !== '' || filters > 0) && (
    <>
      {keyword === '' && filter.type_id !== undefined && <GenreBar chosen={filter.type_id} />}
      <Results keyword={keyword} filter={filter} onOpen={() => saveSearch(keyword)} />
    </>
  )
  return (
    <Screen
      width="wide"
      top={
        <SearchBar
          value={word}
          placeholder={config.data?.search_placeholder || t('drama.searchHint')}
          filters={filters}
          isEager={requested === ''}
          onType={type}
          onSearch={() => search(word)}
          onFilter={() => setIsFiltering(true)}
        />
      }
    >
      <h1 className="visually-hidden">{t('drama.search')}</h1>
      {isEmpty ? (
        <StartPage hotWords={config.isPending ? undefined : (config.data?.hot_search ?? [])} onChoose={search} />
      ) : typed !== null && word.trim() !== '' && word.trim() !== keyword ? (
        <Suggestions typed={word.trim()} onChoose={search}>
          {results}
        </Suggestions>
      ) : (
        results
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
