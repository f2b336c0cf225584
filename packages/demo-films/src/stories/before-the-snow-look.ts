import { snowVillage } from '../sets/snow-village.ts'
import type { Look } from '../story.ts'

/** A village in blue snow, its lamps green as the sky: a daughter in red, and a father in a scarf who waits. */
export const snowedIn: Look = {
  palette: {
    sky: ['#050c26', '#12295a', '#4a6fa8'],
    far: '#3d5a8c',
    middle: '#1a2c52',
    near: '#0a142e',
    light: '#dbe9ff',
    accent: '#4fe0b0',
    text: '#f6f9ff',
  },
  backdrop: snowVillage,
  weather: 'snow',
  weatherColor: '#ffffff',
  keepsake: 'bowl',
  cast: {
    lead: {
      person: {
        skin: '#dba67c',
        hair: { name: 'waves', color: '#3a2419' },
        clothes: { name: 'turtleneck', color: '#a8323e', second: '#efe4d8' },
        eyes: '#4a3020',
        mood: 'warm',
        isMan: false,
        face: { shape: 'round', eyes: 'soft', brows: 'soft', nose: 'broad', lips: 'wide' },
      },
    },
    other: {
      person: {
        skin: '#cf9c78',
        hair: { name: 'crop', color: '#8d8f94' },
        clothes: { name: 'shirt', color: '#3a4656', second: '#d8d2c4' },
        scarf: '#b9772c',
        glasses: '#3a3630',
        eyes: '#3a3630',
        mood: 'calm',
        isMan: true,
        face: { shape: 'long', eyes: 'hooded', brows: 'heavy', nose: 'broad', lips: 'full' },
        isOld: true,
      },
    },
  },
  mood: {
    root: 116.5,
    chords: [
      [0, 4, 7, 14],
      [-3, 4, 7, 12],
      [-7, 0, 5, 9],
      [-5, 2, 7, 11],
    ],
    pulse: 0.75,
    air: 0.4,
  },
}
