import { describe, expect, it } from 'vitest'
import { richParts } from './rich-text.ts'

const smile = { id: 1, regName: '[smile]', image_url: '/emoji/1f600.svg', sort: 1 }
const emojis = new Map([[smile.regName, smile]])

describe('the parts of a text', () => {
  it('V-31: show {name:id} as a mention', () => {
    expect(richParts('hi {Linh:2}!', emojis)).toEqual([
      { kind: 'text', text: 'hi ' },
      { kind: 'mention', name: 'Linh', whom: 2 },
      { kind: 'text', text: '!' },
    ])
  })

  it('V-30: show the name of an emoji as its picture, and only names of the set', () => {
    expect(richParts('[smile] [frown] [a b]', emojis)).toEqual([
      { kind: 'emoji', emoji: smile },
      { kind: 'text', text: ' [frown] [a b]' },
    ])
  })

  it('lead where an address leads, and never to a script', () => {
    expect(richParts('see https://a.example/x?y=[smile], ok', emojis)).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'link', url: 'https://a.example/x?y=[smile]' },
      { kind: 'text', text: ', ok' },
    ])
    expect(richParts('javascript:alert(1)', emojis)).toEqual([{ kind: 'text', text: 'javascript:alert(1)' }])
  })
})
