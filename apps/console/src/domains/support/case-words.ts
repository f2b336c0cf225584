import type { CaseEntry, CaseLine } from '@cliffhanger/contract/support/operator-schemas.ts'
import { formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import { type ClientLanguage, clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { currentLanguage, type Texts } from '../../platform/texts.ts'

/** How long something took: seconds below a minute, which matter for first answers. */
export const lengthText = (t: Texts, seconds: number): string =>
  seconds < 60 ? t('supportTools.seconds', { count: seconds }) : formatDuration(seconds, currentLanguage(), 'short')

/** A member's language by its own name; as it is where the console has no name for it. */
export const languageText = (language: string): string => {
  const known: ClientLanguage | undefined = clientLanguages.find((each) => each === language)
  return known ? languageNames[known] : language
}

/** What a message says, on one line; what it is where it has no words. */
export function lineText(t: Texts, message: CaseLine['last_message']): string {
  if (!message) return t('cases.gone')
  const line = lineOf(message).trim()
  if (line !== '') return line
  const kind = lineKindOf(message)
  if (kind === 'image') return t('messages.picture')
  if (kind === 'video') return t('messages.video')
  if (kind === 'loop') return t('messages.loop')
  if (kind === 'audio') return t('messages.voice')
  return kind === 'mixed' ? t('cases.files') : t('cases.noWords')
}

/** What happened to a case; a note says itself. */
export function entryText(t: Texts, { act, operator, to, text }: CaseEntry, rating: number): string {
  const name = operator?.name ?? t('cases.somebody')
  switch (act) {
    case 'open':
      return t('cases.opened')
    case 'take':
      return t('cases.taken', { name })
    case 'release':
      return t('cases.released', { name })
    case 'transfer':
      return t('cases.transferred', { name, to: to?.name ?? t('cases.somebody') })
    case 'return':
      return t('cases.returned', { name })
    case 'close':
      return operator ? t('cases.wasClosed', { name }) : t('cases.closedItself')
    case 'rate':
      return rating > 0 ? t('cases.rated', { rating }) : t('cases.ratedShort')
    case 'note':
      return text
    default:
      return act satisfies never
  }
}
