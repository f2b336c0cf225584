import { portraitLight } from './drawing/light.ts'
import type { Person } from './drawing/person.ts'
import { placed, portrait } from './drawing/portrait.ts'
import { type PoseName, poses } from './drawing/poses.ts'
import { glow, linear, svgDocument } from './drawing/svg.ts'

/** Somebody to choose as a picture of one's own, before a wall of two colours, in the light of two lamps. */
interface Avatar {
  readonly person: Person
  readonly pose: PoseName
  readonly wall: readonly [from: string, to: string]
  readonly light: string
  readonly accent: string
}

const woman = { isMan: false, mood: 'warm' } as const
const man = { isMan: true, mood: 'warm' } as const

/** Unlike each other in hair, skin, age and colour: told apart where they are as small as in a list. */
const avatars: readonly Avatar[] = [
  {
    person: {
      ...woman,
      skin: '#f0c6a6',
      hair: { name: 'long', color: '#241a1c' },
      clothes: { name: 'turtleneck', color: '#e59aa4', second: '#fff0ea' },
      eyes: '#4a3328',
      face: { shape: 'oval', eyes: 'almond', brows: 'soft', nose: 'fine', lips: 'full' },
    },
    pose: 'overRight',
    wall: ['#3d3a8c', '#b9507c'],
    light: '#ffd9c2',
    accent: '#ff7ab0',
  },
  {
    person: {
      ...man,
      skin: '#b8804f',
      hair: { name: 'short', color: '#1d1512' },
      clothes: { name: 'shirt', color: '#d9d2bd', second: '#6b5a3a' },
      eyes: '#3a2416',
      beard: 'full',
      face: { shape: 'square', eyes: 'soft', brows: 'heavy', nose: 'broad', lips: 'fine' },
    },
    pose: 'overLeft',
    wall: ['#0f3a33', '#2f8a55'],
    light: '#ffe3a8',
    accent: '#58e0a0',
  },
  {
    person: {
      ...woman,
      skin: '#f4d2b6',
      hair: { name: 'bob', color: '#17141c' },
      clothes: { name: 'hoodie', color: '#f2b63c', second: '#fff4d8' },
      eyes: '#3a2a26',
      mood: 'amused',
      face: { shape: 'heart', eyes: 'round', brows: 'straight', nose: 'button', lips: 'bow' },
    },
    pose: 'front',
    wall: ['#4a3a86', '#94508e'],
    light: '#ffe7c0',
    accent: '#c58bff',
  },
  {
    person: {
      ...man,
      skin: '#e6b78e',
      hair: { name: 'short', color: '#1c1614' },
      clothes: { name: 'jacket', color: '#eef2f8', second: '#35507c' },
      eyes: '#3a2c24',
      glasses: '#20242c',
      mood: 'calm',
      face: { shape: 'oval', eyes: 'almond', brows: 'straight', nose: 'fine', lips: 'wide' },
    },
    pose: 'right',
    wall: ['#123a8a', '#3b7fd0'],
    light: '#e8f3ff',
    accent: '#6fb8ff',
  },
  {
    person: {
      ...woman,
      skin: '#8a5a3c',
      hair: { name: 'chignon', color: '#171012' },
      clothes: { name: 'coat', color: '#fff0cf', second: '#c8862a' },
      eyes: '#2c1d14',
      face: { shape: 'diamond', eyes: 'fox', brows: 'arched', nose: 'broad', lips: 'full' },
    },
    pose: 'overLeft',
    wall: ['#9a4a1c', '#f0a512'],
    light: '#fff0b8',
    accent: '#ffb347',
  },
  {
    person: {
      ...woman,
      skin: '#f6d4bc',
      hair: { name: 'curly', color: '#9a4a22' },
      clothes: { name: 'turtleneck', color: '#1f4a66', second: '#e6f2ee' },
      eyes: '#4a6a4a',
      marks: 'freckles',
      face: { shape: 'round', eyes: 'soft', brows: 'soft', nose: 'button', lips: 'wide' },
    },
    pose: 'overRight',
    wall: ['#14665c', '#62b87c'],
    light: '#fff2cc',
    accent: '#7df0c0',
  },
  {
    person: {
      ...man,
      skin: '#e0ab82',
      hair: { name: 'crop', color: '#c9ccd2' },
      clothes: { name: 'shirt', color: '#b8202c', second: '#ffe0c0' },
      eyes: '#4f6f86',
      glasses: '#1d2026',
      isOld: true,
      face: { shape: 'oval', eyes: 'small', brows: 'heavy', nose: 'long', lips: 'fine' },
    },
    pose: 'front',
    wall: ['#33383e', '#7c868c'],
    light: '#fff6e4',
    accent: '#a8c8e0',
  },
  {
    person: {
      ...woman,
      skin: '#6e452c',
      hair: { name: 'curly', color: '#14100f' },
      clothes: { name: 'shirt', color: '#f4e8dc', second: '#c2305a' },
      eyes: '#20140e',
      mood: 'proud',
      face: { shape: 'oval', eyes: 'almond', brows: 'arched', nose: 'broad', lips: 'full' },
    },
    pose: 'left',
    wall: ['#6a2470', '#d23a5c'],
    light: '#ffd6b0',
    accent: '#ff6fa8',
  },
  {
    person: {
      ...woman,
      skin: '#f2cdb0',
      hair: { name: 'waves', color: '#b1532c' },
      clothes: { name: 'hoodie', color: '#58b878', second: '#f4fff0' },
      eyes: '#3a5a5a',
      glasses: '#2a2226',
      face: { shape: 'heart', eyes: 'round', brows: 'soft', nose: 'fine', lips: 'bow' },
    },
    pose: 'overLeft',
    wall: ['#1c3c48', '#4c7c74'],
    light: '#fff0cc',
    accent: '#ffb27a',
  },
  {
    person: {
      ...man,
      skin: '#e2ae84',
      hair: { name: 'slick', color: '#191418' },
      clothes: { name: 'jacket', color: '#23253c', second: '#d8dbe6' },
      eyes: '#2c2430',
      mood: 'amused',
      face: { shape: 'square', eyes: 'hooded', brows: 'angled', nose: 'broad', lips: 'wide' },
    },
    pose: 'overRight',
    wall: ['#5a1a52', '#e8404a'],
    light: '#ffd9b8',
    accent: '#ff5c7a',
  },
  {
    person: {
      ...man,
      skin: '#a56c46',
      hair: { name: 'crop', color: '#15110f' },
      clothes: { name: 'hoodie', color: '#e9eef2', second: '#f06a24' },
      eyes: '#2c1d14',
      beard: 'stubble',
      face: { shape: 'round', eyes: 'soft', brows: 'straight', nose: 'broad', lips: 'full' },
    },
    pose: 'overLeft',
    wall: ['#1f5a86', '#f07030'],
    light: '#ffe2b0',
    accent: '#ff9a4a',
  },
  {
    person: {
      ...woman,
      skin: '#f8dccb',
      hair: { name: 'ponytail', color: '#d9ae5c' },
      clothes: { name: 'turtleneck', color: '#6a4f86', second: '#efe4d8' },
      eyes: '#4a76a0',
      face: { shape: 'long', eyes: 'almond', brows: 'soft', nose: 'long', lips: 'fine' },
    },
    pose: 'overRight',
    wall: ['#4c4a6c', '#9a8fc0'],
    light: '#fff4d6',
    accent: '#b9a0ff',
  },
]

const size = { width: 256, height: 256 } as const

/** The pictures that the product ships, each as an SVG of 256 by 256, in the hand of its dramas. */
export const drawAvatars = (): readonly string[] =>
  avatars.map(({ person, pose, wall: [from, to], light, accent }) => {
    const lamps = portraitLight({
      light,
      accent,
      sky: [from, from, to],
      far: from,
      middle: from,
      near: from,
      text: light,
    })
    const paint = linear(
      [
        [0, from],
        [1, to],
      ],
      { x: 1, y: 1 },
    )
    const somebody = placed(portrait(person, lamps, poses[pose]), { x: 128, y: 140, width: 116 })
    return svgDocument(
      `<g clip-path="url(#frame)"><defs><clipPath id="frame"><rect width="256" height="256"/></clipPath></defs>${paint.defs}<rect width="256" height="256" fill="${paint.url}"/>${glow(150, 100, 150, light, 0.5)}${somebody}</g>`,
      size,
    )
      .toString()
      .replace('<svg ', `<svg viewBox="0 0 ${size.width} ${size.height}" `)
  })
