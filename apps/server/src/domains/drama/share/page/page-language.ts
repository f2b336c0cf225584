import { type Language, languages } from '@cliffhanger/i18n/languages.ts'

/** The language a visitor wants: the one in `?lang`, else the first of their browser's languages that the platform supports; undefined
 *  if neither names one. */
export const wantedLanguage = (named: unknown, header: string | undefined): Language | undefined => {
  const tags = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { tag, quality: quality === undefined ? 1 : Number(quality) }
  })
  const wanted = tags
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
  return [typeof named === 'string' ? named : '', ...wanted].map(spoken).find((language) => language !== undefined)
}

const primaryOf = (tag: string) => tag.toLowerCase().split('-')[0]
const spoken = (tag: string): Language | undefined =>
  languages.find((language) => primaryOf(language) === primaryOf(tag))
