import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../../../platform/texts.ts'
import { type EmojiGroup, loadEmojiNames } from './emoji-names.ts'

/** The emoji of Unicode with what the member's language calls them; undefined until they have come, and without a network. */
export const useEmojiNames = (): readonly EmojiGroup[] | undefined => {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['emoji-names', language],
    queryFn: () => loadEmojiNames(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
