/** A text made comparable, with the place in the original that every unit of it came from. */
interface FoldedText {
  readonly folded: string
  readonly origins: readonly number[]
}

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

function foldWithOrigins(text: string): FoldedText {
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    const lower = character.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
    const plain = plainLetters[lower] ?? lower
    folded += plain
    for (let unit = 0; unit < plain.length; unit++) origins.push(at)
    at += character.length
  }
  return { folded, origins }
}

/** The text without case, accents and width, so that "ha noi" finds "Hà Nội". */
export const foldText = (text: string): string => foldWithOrigins(text).folded

/** The words a keyword asks for, folded; all must occur. Empty when the keyword holds nothing to look for. */
export const wordsOf = (keyword: string): string[] => [...new Set(foldText(keyword).split(/\s+/).filter(Boolean))]

const pairsOf = (word: string): string[] => {
  const characters = [...word]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** Every character and every pair of neighbours: what an index needs to find any part of any word, in scripts without blanks too. */
export const indexGrams = (text: string): string[] => [
  ...new Set(wordsOf(text).flatMap((word) => [...word, ...pairsOf(word)])),
]

/** The grams a text must hold to contain all words; it may hold them and still not contain the words. */
export const neededGrams = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => ([...word].length === 1 ? [word] : pairsOf(word)))),
]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML shows it, in attributes too. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** The text as HTML with every occurrence of the words in `<em>`; everything else is escaped (V-42). */
export function highlightWords(text: string, words: readonly string[]): string {
  const { folded, origins } = foldWithOrigins(text)
  const isMarked = Array.from({ length: text.length }, () => false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isMarked.fill(true, origins[at], originAfter(origins, at + word.length) ?? text.length)
    }
  }
  return runsOf(text, isMarked)
    .map(({ run, marked }) => (marked ? `<em>${escapeHtml(run)}</em>` : escapeHtml(run)))
    .join('')
}

/** Where the character after folded position `end` begins in the original; a ligature is marked whole. */
function originAfter(origins: readonly number[], end: number): number | undefined {
  let next = end
  while (origins[next] !== undefined && origins[next] === origins[end - 1]) next++
  return origins[next]
}

function runsOf(text: string, isMarked: readonly boolean[]) {
  const runs: { run: string; marked: boolean }[] = []
  for (let at = 0; at < text.length; at++) {
    const marked = isMarked[at] === true
    const last = runs.at(-1)
    if (last?.marked === marked) last.run += text[at]
    else runs.push({ run: text.charAt(at), marked })
  }
  return runs
}
