import { expect, it } from 'vitest'
import { cutAt } from './marked-words.ts'

it.each([
  ['She says the Captain is lying, captain!', 'captain', ['She says the ', 'Captain', ' is lying, ', 'captain', '!']],
  ['今晚就看这部', '看', ['今晚就', '看', '这部']],
  ['What? (really)', '?', ['What', '?', ' (really)']],
  ['nothing of it', 'else', ['nothing of it']],
  ['as it is', '', ['as it is']],
])('cuts %j at %j', (text, words, pieces) => expect(cutAt(text, words)).toEqual(pieces))
