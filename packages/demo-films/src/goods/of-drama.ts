import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { keepsakeAlone } from '../drawing/keepsakes.ts'
import { mixed } from '../drawing/svg.ts'
import type { Story } from '../story.ts'
import type { GoodsLook } from './draw-goods.ts'
import type { DemoGoods } from './goods.ts'

type Texts = Readonly<Record<ClientLanguage, string>>

interface Article extends Omit<DemoGoods, 'drama' | 'names' | 'intros' | 'look'> {
  readonly shape: GoodsLook['shape']
  /** What it is, which stands beside the title of its drama. */
  readonly kind: Texts
  /** What it is made of, after the sentence that names its drama. */
  readonly facts: Texts
  /** The colour of it, out of those of its drama. */
  readonly color: string
  /** Of light cloth or paper: what is printed on it is dark. */
  readonly isLight?: boolean
  /** It shows the mark in place of what its drama turns on. */
  readonly hasMark?: boolean
}

const nameOf = (language: ClientLanguage, title: string, kind: string): string =>
  ({ 'zh-CN': `《${title}》${kind}`, en: `${title} ${kind}`, vi: `${kind} “${title}”`, pt: `${kind} “${title}”` })[
    language
  ]

const originOf = (language: ClientLanguage, title: string): string =>
  ({
    'zh-CN': `出自短剧《${title}》。`,
    en: `From ${title}. `,
    vi: `Từ phim “${title}”. `,
    pt: `Da série “${title}”. `,
  })[language]

const inEach = (write: (language: ClientLanguage) => string): ByLanguage<string> =>
  Object.fromEntries(clientLanguages.map((language) => [language, write(language)]))

/** An article of a drama: it carries its title, what it turns on, and its colours. */
export function goodsOf(story: Story, { shape, kind, facts, color, isLight, hasMark, ...article }: Article): DemoGoods {
  const { titles, look } = story
  const { sky, near, light, accent, text } = look.palette
  const titleIn = (language: ClientLanguage): string => titles[language] ?? ''
  return {
    ...article,
    drama: story.slug,
    names: inEach((language) => nameOf(language, titleIn(language), kind[language])),
    intros: inEach((language) => originOf(language, titleIn(language)) + facts[language]),
    look: {
      shape,
      paint: {
        main: color,
        shade: mixed(color, near, 0.55),
        bright: mixed(color, '#ffffff', 0.62),
        print: isLight ? near : hasMark ? accent : text,
        emblem:
          hasMark || look.keepsake === 'door' ? undefined : keepsakeAlone(look.keepsake, { light, accent, dark: near }),
      },
      wall: [mixed(sky[1], sky[2], 0.35), near],
    },
  }
}
