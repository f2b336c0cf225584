import { type ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { useGetOne } from 'react-admin'
import type { CannedChoices } from '../sources.ts'
import { answersWith, wordsFor } from './canned-choice.ts'

/** An answer that can be inserted, with its words for the member. */
export interface CannedOption {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly language: ClientLanguage
}

const shownAtOnce = 50

/** The answers with these words, in the language of the member, and the keys that choose among them; nothing is asked for before there are words. */
export function useCanned(query: string | undefined, language: string) {
  const listId = useId()
  const { data } = useGetOne<CannedChoices>('canned-choices', { id: 1 }, { enabled: query !== undefined })
  const [chosen, setChosen] = useState({ query, at: 0 })
  const options = answersWith(data?.list ?? [], query ?? '')
    .flatMap(({ id, title, texts }): readonly CannedOption[] => {
      const words = wordsFor(texts, language)
      return words ? [{ id, title, ...words }] : []
    })
    .slice(0, shownAtOnce)
  const place = Math.min(chosen.query === query ? chosen.at : 0, options.length - 1)

  /** True where the key was meant for the list. */
  const onKey = (event: KeyboardEvent, insert: (text: string) => void, close: () => void): boolean => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
      return true
    }
    const option = options[place]
    if (!option) return false
    if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      insert(option.text)
      return true
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    setChosen({ query, at: (place + step + options.length) % options.length })
    return true
  }
  return {
    listId,
    options,
    place,
    language,
    isRead: data !== undefined,
    onKey,
    fieldProps: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      ...(place >= 0 && { 'aria-activedescendant': optionId(listId, place) }),
    } as const,
  }
}

export const optionId = (listId: string, place: number): string => `${listId}option-${place}`
