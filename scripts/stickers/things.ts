// What stands around the cat: hearts, tears, popcorn, lights.
import { cream, ink, line, red, shape } from './cat.ts'

export const heart = (x: number, y: number, size: number, fill = red, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})">${shape('M0 44 C-70 0 -56 -56 -22 -52 C-8 -50 0 -38 0 -30 C0 -38 8 -50 22 -52 C56 -56 70 0 0 44 Z', fill, 800 / size)}
  <path d="M-34 -26 q2 -12 14 -13" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.8"/></g>`

export const drop = (x: number, y: number, size: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 50})">${shape('M0 -34 C14 -10 22 2 22 14 A22 22 0 0 1 -22 14 C-22 2 -14 -10 0 -34 Z', '#7cc9f7', 400 / size)}<path d="M-10 14 q0 10 9 12" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/></g>`

export const sparkle = (x: number, y: number, size: number, fill = '#ffd84d') =>
  `<path transform="translate(${x} ${y}) scale(${size / 20})" d="M0 -20 Q3 -3 20 0 Q3 3 0 20 Q-3 3 -20 0 Q-3 -3 0 -20 Z" fill="${fill}" stroke="${ink}" stroke-width="${100 / size}" stroke-linejoin="round"/>`

/** Lines that start from the head of one who is startled. */
export const burst = [-150, -120, -90, -60, -30]
  .map((turn) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    return line(
      `M${256 + cos * 206} ${218 + sin * 182} L${256 + cos * 244} ${218 + sin * 212}`,
      11,
      `stroke-opacity="1"`,
    ).replace(ink, red)
  })
  .join('')

/** Two streams from the eyes down to a pool. */
export const streams = [
  { left: 150, right: 196 },
  { left: 316, right: 362 },
]
  .map(
    ({ left, right }) =>
      `${shape(`M${left} 222 C${left - 10} 300 ${left - 6} 380 ${left - 16} 470 L${right + 4} 470 C${right + 8} 380 ${right + 2} 300 ${right} 222 Z`, '#7cc9f7', 8)}
      <path d="M${left + 16} 240 C${left + 8} 320 ${left + 12} 390 ${left + 6} 450" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.75"/>`,
  )
  .join('')
export const pool = shape(
  'M70 470 C90 442 422 442 442 470 C452 492 416 500 256 500 C96 500 60 492 70 470 Z',
  '#7cc9f7',
  8,
)

const puff = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shape('M-22 8 C-34 8 -36 -12 -22 -14 C-22 -32 4 -34 8 -20 C24 -26 34 -8 24 2 C30 16 10 24 2 14 C-4 24 -20 20 -22 8 Z', '#fffaf0', 6)}<path d="M-8 6 q6 6 14 0" fill="none" stroke="#e9c98f" stroke-width="5" stroke-linecap="round"/></g>`

/** A bucket in front, as full as it can be. */
export const popcorn = `${[
  puff(190, 352, 1),
  puff(232, 336, 1.1),
  puff(278, 336, 1.1),
  puff(322, 352, 1),
  puff(256, 352, 1.1),
  puff(212, 362, 0.9),
  puff(300, 362, 0.9),
].join('')}
  ${shape('M164 368 H348 L326 484 Q256 496 186 484 Z', '#fff')}
  ${[0, 0.4, 0.8].map((at) => `<path d="M${164 + 184 * at} 368 h37 L${186 + 140 * (at + 0.2)} 487 h-28 Z" fill="${red}"/>`).join('')}
  ${line('M164 368 H348 L326 484 Q256 496 186 484 Z')}`
export const flyingCorn = puff(92, 130, 0.85) + puff(428, 118, 0.95) + puff(452, 210, 0.7) + puff(64, 226, 0.7)

export const glasses = `<path d="M100 190 L412 190" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>
  ${shape('M132 188 H246 L238 232 Q230 254 192 254 Q152 254 142 230 Z', '#1e1a2c')}${shape('M380 188 H266 L274 232 Q282 254 320 254 Q360 254 370 230 Z', '#1e1a2c')}
  <path d="M152 200 l34 0 l-18 40 q-12 -4 -16 -14 z M286 200 l34 0 l-18 40 q-10 -4 -13 -14 z" fill="#fff" opacity="0.3"/>`

/** A dark suit over the body, with a shirt and the red tie. */
export const suit = `${shape('M216 340 L296 340 L276 420 L236 420 Z', '#fff', 6)}${shape('M246 346 h20 l-4 16 10 48 -16 18 -16 -18 10 -48 z', red, 6)}
  ${line('M216 342 L250 432', 9)}${line('M296 342 L262 432', 9)}`

export const card = `<g transform="translate(404 338) rotate(14)">${shape('M-52 -34 h104 q10 0 10 10 v50 q0 10 -10 10 h-104 q-10 0 -10 -10 v-50 q0 -10 10 -10 z', '#1e1a2c', 8)}
  <rect x="-46" y="-16" width="26" height="20" rx="4" fill="#ffd84d"/><path d="M-46 20 h60" stroke="#ffd84d" stroke-width="6" stroke-linecap="round"/></g>`

export const nightcap = `${shape('M132 142 C150 60 280 30 340 62 C392 88 420 140 436 188 C400 170 388 152 376 140 C372 130 366 128 360 130 Z', '#5b6fd8')}
  ${shape('M112 160 Q108 130 138 130 L366 118 Q396 118 394 146 Q393 164 368 162 L142 178 Q116 180 112 160 Z', '#fff')}
  <circle cx="438" cy="202" r="24" fill="#fff" stroke="${ink}" stroke-width="9"/><g fill="#ffd84d"><circle cx="230" cy="84" r="9"/><circle cx="300" cy="92" r="9"/><circle cx="178" cy="112" r="7"/><circle cx="366" cy="110" r="7"/></g>`

const z = (x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M-20 -22 H20 L-20 22 H20" fill="none" stroke="#5b6fd8" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`
export const snores = z(86, 176, 0.62) + z(60, 118, 0.86) + z(96, 58, 1.1)

/** A phone that still plays. */
export const phone = `<g transform="translate(256 420) rotate(-6)">${shape('M-44 -66 h88 q12 0 12 12 v108 q0 12 -12 12 h-88 q-12 0 -12 -12 v-108 q0 -12 12 -12 z', '#1e1a2c', 8)}
  <rect x="-44" y="-54" width="88" height="108" rx="5" fill="#7d5be6"/><circle r="26" fill="#fff" opacity="0.95"/><path d="M-8 -13 L14 0 L-8 13 Z" fill="#7d5be6" stroke="#7d5be6" stroke-width="5" stroke-linejoin="round"/></g>`

export const partyHat = `<g transform="rotate(-9 256 110)">${shape('M256 28 L314 116 Q256 136 198 116 Z', '#7d5be6')}<g fill="#ffd84d"><circle cx="254" cy="72" r="9"/><circle cx="232" cy="98" r="9"/><circle cx="280" cy="98" r="9"/></g>
  <circle cx="256" cy="30" r="19" fill="${red}" stroke="${ink}" stroke-width="8"/></g>`
const bit = (x: number, y: number, turn: number, fill: string) =>
  `<rect x="-9" y="-14" width="18" height="28" rx="5" transform="translate(${x} ${y}) rotate(${turn})" fill="${fill}" stroke="${ink}" stroke-width="5"/>`
export const confetti =
  bit(70, 90, 24, '#ffd84d') +
  bit(120, 40, -30, red) +
  bit(440, 84, -20, '#3fbf8f') +
  bit(394, 40, 36, '#ffd84d') +
  bit(468, 236, 15, red) +
  bit(44, 236, -16, '#5b9df5')

/** A heart in two. */
export const brokenHeart = `<g transform="translate(256 410) scale(1.25)">
  <g transform="rotate(-9) translate(-7 0)">${shape('M0 44 C-70 0 -56 -56 -22 -52 C-8 -50 0 -38 0 -30 L-14 -12 L6 4 L-10 20 Z', red, 7)}</g>
  <g transform="rotate(9) translate(7 0)">${shape('M0 44 C70 0 56 -56 22 -52 C8 -50 0 -38 0 -30 L-12 -12 L8 4 L-8 20 Z', '#d92c47', 7)}</g></g>`

export const vein = `<g transform="translate(390 120) rotate(12)">${['M-6 -8 q-2 -24 -26 -26', 'M8 -8 q4 -22 28 -24', 'M-8 8 q-4 22 -28 22', 'M8 8 q2 22 24 26'].map((d) => line(d, 11).replace(ink, '#c81f3d')).join('')}</g>`
export const steam = [
  [58, 120, 1],
  [454, 210, 0.9],
  [74, 62, 0.7],
]
  .map(
    ([x, y, size]) =>
      `<g transform="translate(${x} ${y}) scale(${size})">${shape('M-34 16 C-52 14 -50 -14 -30 -14 C-26 -38 10 -38 14 -18 C36 -24 46 6 26 16 Z', '#fff', 8)}</g>`,
  )
  .join('')

/** Something dark that is being thought of. */
export const gloom = `<path d="M92 484 C30 452 18 392 40 348 C56 318 34 300 36 262 C40 224 74 214 72 172 C72 140 58 128 66 96 C92 108 108 96 116 72 C124 48 116 36 128 18 C160 34 172 62 204 54 C232 46 232 22 256 10 C280 22 280 46 308 54 C340 62 352 34 384 18 C396 36 388 48 396 72 C404 96 420 108 446 96 C454 128 440 140 440 172 C438 214 472 224 476 262 C478 300 456 318 472 348 C494 392 482 452 420 484 Z" fill="#7d5be6" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/><path d="M118 470 C70 440 66 396 84 360 C96 332 78 306 84 276 C92 244 116 232 114 188 C130 160 148 146 160 108 C190 128 226 120 256 84 C286 120 322 128 352 108 C364 146 382 160 398 188 C396 232 420 244 428 276 C434 306 416 332 428 360 C446 396 442 440 394 470 Z" fill="#a58bf2"/>`

/** A thumb that is held up. */
export const thumb = `<g transform="translate(396 336) rotate(26)">${shape('M-26 124 L-34 24 C-50 20 -52 -8 -34 -14 L-20 -18 C-26 -40 -28 -66 -8 -70 C14 -74 18 -46 20 -26 L44 -22 C58 -18 58 0 48 6 C58 14 54 30 44 32 C48 42 42 54 30 54 L22 124', 'url(#fur)')}
  <path d="M-20 -14 C-24 -40 -26 -62 -8 -64 C10 -66 12 -40 14 -22 L40 -18 C50 -14 50 -2 42 2 L-30 18 C-42 14 -44 -4 -30 -10 Z" fill="${cream}"/>${line('M22 6 L46 6', 6)}${line('M20 32 L42 32', 6)}</g>`
