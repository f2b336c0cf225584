/** The first character, in the order of its sound, of each letter Chinese sounds begin with. */
const firstOfLetter = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '讥'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '扨'],
  ['T', '它'],
  ['W', '穵'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
] as const

const bySound = new Intl.Collator('zh-u-co-pinyin', { numeric: true, sensitivity: 'base' })
const isHan = (sign: string): boolean => /\p{Script=Han}/u.test(sign)

/** The letter a name is filed under: A to Z, Chinese by its sound, '#' for everything else. */
export const letterOf = (name: string): string => {
  const sign = Array.from(name.trim())[0] ?? ''
  if (isHan(sign)) return firstOfLetter.findLast(([, first]) => bySound.compare(first, sign) <= 0)?.[0] ?? 'A'
  const plain = sign.toUpperCase().normalize('NFD').charAt(0).replace('Đ', 'D')
  return /[A-Z]/.test(plain) ? plain : '#'
}

/** The people of one letter. */
export interface LetterGroup<Person> {
  readonly letter: string
  readonly people: readonly Person[]
}

/** People by the first letter of their names, '#' last; inside a letter in the order of the reader's language, Chinese by its sound. */
export const byLetter = <Person>(
  people: readonly Person[],
  nameOf: (person: Person) => string,
  language: string,
): LetterGroup<Person>[] => {
  const order = language.startsWith('zh')
    ? bySound
    : new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const sorted = people.toSorted((one, other) => order.compare(nameOf(one), nameOf(other)))
  const groups = Map.groupBy(sorted, (person) => letterOf(nameOf(person)))
  const rank = (letter: string): string => (letter === '#' ? '~' : letter)
  return [...groups]
    .map(([letter, ofLetter]) => ({ letter, people: ofLetter }))
    .sort((one, other) => (rank(one.letter) < rank(other.letter) ? -1 : 1))
}
