import type { DramaForm } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'
import type { Texts } from '../../../platform/texts.ts'
import { shownText } from '../../../ui/short-texts.ts'

type DramaTexts = DramaForm['texts']

/** The texts as the form holds them: tags are one line once somebody typed in it, languages may be empty. */
type TypedTexts = {
  [Language in ClientLanguage]?:
    | {
        readonly title?: string | undefined
        readonly intro?: string | undefined
        readonly tags?: string | string[] | undefined
      }
    | undefined
}

/** Only languages somebody wrote a title in; a form holds empty fields for the others. */
export const writtenTexts = (texts: TypedTexts | undefined): DramaTexts =>
  Object.fromEntries(
    clientLanguages.flatMap((language) => {
      const { title = '', intro = '', tags = [] } = texts?.[language] ?? {}
      const text = { title: title.trim(), intro, tags: typeof tags === 'string' ? tagsOf(tags) : tags }
      return text.title !== '' || text.intro !== '' || text.tags.length > 0 ? [[language, text]] : []
    }),
  )

/** The title an operator reads: in the operator's language, else in the drama's own. */
export const titleOf = ({ texts, language }: Pick<DramaForm, 'texts' | 'language'>, wanted: string): string =>
  (Object.entries(texts).find(([name]) => name === wanted)?.[1] ?? texts[language])?.title ?? ''

/** An episode by its drama's title and its number. */
export const episodeTitle = (
  t: Texts,
  { drama_texts, number }: { readonly drama_texts: DramaTexts; readonly number: number },
  language: string,
): string => {
  const titles = Object.fromEntries(Object.entries(drama_texts).map(([name, text]) => [name, text?.title]))
  return [shownText(titles, language), t('drama.episodeNumber', { number })].filter(Boolean).join(' · ')
}

/** Tags of one line: separated by commas of any script, each once. */
export const tagsOf = (line: string): string[] => [
  ...new Set(
    line
      .split(/[,，、]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
