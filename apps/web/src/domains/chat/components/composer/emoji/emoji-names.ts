import type { ClientLanguage } from '@cliffhanger/contract/language.ts'
import { fold } from '../../../../../shared/fold.ts'

/** A sign of Unicode, or the name of an emoji of the platform's set. */
export interface NamedEmoji {
  readonly sign: string
  readonly name: string
  /** What it is found by, folded: its name and words about it. */
  readonly words: readonly string[]
}

/** Emoji that belong together, with what a language calls them. */
export interface EmojiGroup {
  readonly name: string
  /** What leads to them; their first one where it is left out. */
  readonly mark?: string
  readonly emojis: readonly NamedEmoji[]
}

type Signs = Pick<typeof import('emojibase-data/en/data.json'), 'default'>
type Groups = Pick<typeof import('emojibase-data/en/messages.json'), 'default'>

/** Each language's names are a file of their own, fetched when the panel is first opened; `bundle/emoji-names.ts` leaves out what is not read here. */
const files: Readonly<Record<ClientLanguage, readonly [() => Promise<Signs>, () => Promise<Groups>]>> = {
  en: [() => import('emojibase-data/en/data.json'), () => import('emojibase-data/en/messages.json')],
  'zh-CN': [() => import('emojibase-data/zh/data.json'), () => import('emojibase-data/zh/messages.json')],
  vi: [() => import('emojibase-data/vi/data.json'), () => import('emojibase-data/vi/messages.json')],
  pt: [() => import('emojibase-data/pt/data.json'), () => import('emojibase-data/pt/messages.json')],
}

/** Phones of the last years draw what Unicode had by then; later signs would be boxes. */
const newestVersion = 14

/** Skin tones and kinds of hair, which are no signs of their own. */
const parts = 'component'

/** All signs of Unicode that phones draw, by their groups, with their names in a language. */
export const loadEmojiNames = async (language: ClientLanguage): Promise<readonly EmojiGroup[]> => {
  const [loadSigns, loadGroups] = files[language]
  const [{ default: signs }, { default: messages }] = await Promise.all([loadSigns(), loadGroups()])
  return messages.groups
    .filter(({ key }) => key !== parts)
    .map(({ message, order }) => ({
      name: message.charAt(0).toLocaleUpperCase(language) + message.slice(1),
      emojis: signs
        .filter(({ group, version }) => group === order && version <= newestVersion)
        .map(({ emoji, label, tags = [] }) => ({ sign: emoji, name: label, words: [label, ...tags].map(fold) })),
    }))
}

/** Those that a search finds: first whose name begins with it, then whose words do, then whose words have it in them. */
export const findEmojis = (emojis: readonly NamedEmoji[], search: string): readonly NamedEmoji[] => {
  const wanted = fold(search.trim())
  const rankOf = ({ words }: NamedEmoji): number => {
    if (words[0]?.startsWith(wanted)) return 0
    if (words.some((word) => word.startsWith(wanted))) return 1
    return words.some((word) => word.includes(wanted)) ? 2 : 3
  }
  const ranked = emojis.map((emoji) => ({ emoji, rank: rankOf(emoji) })).filter(({ rank }) => rank < 3)
  return ranked.sort((one, other) => one.rank - other.rank).map(({ emoji }) => emoji)
}
