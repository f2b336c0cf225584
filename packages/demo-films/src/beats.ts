import type { Feeling } from './drawing/person.ts'
import type { StoryEpisode } from './story.ts'

/** What words of a line make of the face of whoever is seen while it is said; the first that fits counts. */
const tropes: readonly (readonly [RegExp, Feeling])[] = [
  [
    /\b(dead|died|alive|ghost|who are you|not (her|him|you)|impossible|neither|twins?|vanish|gone|missing|blood)\b/i,
    'shocked',
  ],
  [
    /\b(liar|lied?|lies|dare|never|burn|revenge|traitor|betray|hate|enough|kill|fight|take back|give back|guilty)\b/i,
    'furious',
  ],
  [/\b(contract|price|deal|debt|owe|pay|win|game|secret|plan|throne|rules?|money|sign|worth|bet)\b/i, 'scheming'],
  [
    /\b(sorry|goodbye|missed|miss you|forgot(ten)?|lost|alone|cry|tears|my daughter|never sent|i am home)\b/i,
    'weeping',
  ],
  [/\b(father|mother|home|remember(ed)?|waited|letters?|years|winters?|love|hands?)\b/i, 'tender'],
  [
    /\b(good|welcome|kiss|dance|sugar|soup|eat|taste|beautiful|laugh|smile|friends?|together|happy|morning|stay)\b/i,
    'warm',
  ],
  [/\b(run|hide|door|dark|behind|afraid|quiet|hear|open)\b/i, 'afraid'],
  [/!/, 'furious'],
]

/** How a face changes over a drama where no word says so, from what it mostly shows. */
const changes: Readonly<Record<Feeling, readonly Feeling[]>> = {
  calm: ['calm', 'tender', 'stern', 'amused'],
  stern: ['stern', 'furious', 'proud', 'calm'],
  warm: ['warm', 'tender', 'amused', 'shocked'],
  afraid: ['afraid', 'shocked', 'tender', 'weeping'],
  tender: ['tender', 'warm', 'weeping', 'calm'],
  amused: ['amused', 'warm', 'scheming', 'shocked'],
  proud: ['proud', 'scheming', 'stern', 'amused'],
  weeping: ['weeping', 'tender', 'calm'],
  furious: ['furious', 'stern', 'proud'],
  shocked: ['shocked', 'afraid', 'calm'],
  scheming: ['scheming', 'amused', 'proud'],
}

/** What somebody whose face mostly shows `mood` feels in each of the three shots of an episode, counted from 0: told by its lines, and never the
 *  same twice in an episode. */
export function feelingsOf({ lines }: Pick<StoryEpisode, 'lines'>, mood: Feeling, index: number): readonly Feeling[] {
  const felt: Feeling[] = []
  for (const [at, { en }] of lines.entries()) {
    const spoken = tropes.find(([words]) => words.test(en))?.[1]
    const turns = changes[mood].map((_, turn) => changes[mood][(turn + index + at) % changes[mood].length] ?? mood)
    const next = [...(spoken ? [spoken] : []), ...turns].find((feeling) => !felt.includes(feeling))
    felt.push(next ?? mood)
  }
  return felt
}
