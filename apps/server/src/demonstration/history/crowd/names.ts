import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import type { CastMember } from '../cast.ts'
import { choicesOf } from '../seeded.ts'

type ClientLanguage = (typeof clientLanguages)[number]
type Words = readonly [string, ...string[]]

interface Names {
  readonly family: Words
  readonly given: Words
  readonly write: (family: string, given: string) => string
}

const split = (words: string): Words => {
  const [first = '', ...others] = words.split(',')
  return [first, ...others]
}

const names: Readonly<Record<ClientLanguage, Names>> = {
  'zh-CN': {
    family: split('王,李,张,刘,陈,杨,黄,吴,徐,朱,胡,罗,高,梁,宋,唐,许,邓,冯,曹'),
    given: split('若曦,思远,欣怡,子墨,雨薇,浩宇,佳宁,明轩,诗涵,俊杰,晓彤,天佑,梦琪,志远,安然,文静,一鸣,可欣,泽宇,语嫣'),
    write: (family, given) => `${family}${given}`,
  },
  en: {
    family: split(
      'Adams,Bailey,Clarke,Dawson,Ellis,Foster,Griffin,Hayes,Jennings,Lawson,Murphy,Parker,Reid,Shaw,Turner,Walsh',
    ),
    given: split('Abigail,Caleb,Daisy,Ethan,Freya,Gavin,Holly,Isaac,Jade,Kieran,Lucy,Mason,Nora,Oscar,Ruby,Simon'),
    write: (family, given) => `${given} ${family}`,
  },
  vi: {
    family: split('Nguyễn,Trần,Lê,Phạm,Hoàng,Huỳnh,Phan,Vũ,Võ,Đặng,Bùi,Đỗ,Hồ,Ngô,Dương,Lý'),
    given: split(
      'Minh Anh,Bảo Ngọc,Quốc Việt,Thanh Hà,Đức Minh,Khánh Linh,Tuấn Kiệt,Hồng Nhung,Gia Hân,Hoài Nam,Thùy Dương,Nhật Minh,Phương Anh,Quang Vinh,Ngọc Lan,Anh Tuấn',
    ),
    write: (family, given) => `${family} ${given}`,
  },
  pt: {
    family: split(
      'Almeida,Barbosa,Cardoso,Dias,Esteves,Freitas,Gomes,Henriques,Lopes,Martins,Neves,Oliveira,Pereira,Ribeiro,Santos,Vieira',
    ),
    given: split(
      'Ana,Bruno,Clara,Diego,Elisa,Fábio,Gabriela,Heitor,Isabela,João,Júlia,Leandro,Mateus,Natália,Otávio,Renata',
    ),
    write: (family, given) => `${given} ${family}`,
  },
}

/** How many come besides those who have a part of their own. */
const crowdSize = 245

/** Every sixth was brought by somebody of the crowd who came before. */
const invitedEvery = 6

/** Members without a part of their own, by the day on which they come: more of them every month. */
export function crowdOf(days: number): readonly CastMember[] {
  const { below, oneOf } = choicesOf('crowd')
  const taken = new Set<string>()
  const crowd: CastMember[] = []
  for (let index = 0; index < crowdSize; index++) {
    const language = clientLanguages[index % clientLanguages.length] ?? 'en'
    const { family, given, write } = names[language]
    let name = write(oneOf(family), oneOf(given))
    while (taken.has(name)) name = write(oneOf(family), oneOf(given))
    taken.add(name)
    // The first comes on the third day, the last on the last one.
    const day = 3 + Math.floor((days - 3) * Math.sqrt(index / crowdSize))
    const before = crowd.filter((other) => other.day < day)
    const inviter = index % invitedEvery === 0 ? before[below(before.length)] : undefined
    crowd.push({ name, language, day, ...(inviter && { invitedBy: inviter.name }) })
  }
  return crowd
}
