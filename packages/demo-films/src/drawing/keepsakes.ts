import type { Palette } from '../look.ts'
import { glow, group, linear, mixed, n, repeat, soft } from './svg.ts'

/** What a drama turns on, seen so near that nothing else counts. */
export type KeepsakeName =
  | 'ring'
  | 'letter'
  | 'blade'
  | 'key'
  | 'bowl'
  | 'seedling'
  | 'phone'
  | 'crown'
  | 'ticket'
  | 'hairpin'
  | 'pendant'
  | 'door'

/** The tones of a place in which everything lies. */
interface Tones {
  readonly light: string
  readonly accent: string
  readonly dark: string
}

type Draw = (tones: Tones) => string

const gold = { dark: '#6a4416', plain: '#c8942e', bright: '#ffe8a4' } as const
const steel = { dark: '#2c3640', plain: '#8d9aa6', bright: '#f2f8fc' } as const

type Metal = typeof gold | typeof steel

/** Across what is round and shines. */
const shining = ({ dark, plain, bright }: Metal, end?: { x: number; y: number }) =>
  linear(
    [
      [0, dark],
      [0.28, plain],
      [0.46, bright],
      [0.6, plain],
      [0.84, dark],
      [1, plain],
    ],
    end,
  )

const stone = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${mixed(color, '#05030a', 0.35)}"/>${soft(x + r * 0.2, y + r * 0.35, r * 0.8, r * 0.6, mixed(color, '#ffffff', 0.5), 0.9)}<ellipse cx="${n(x - r * 0.34)}" cy="${n(y - r * 0.4)}" rx="${n(r * 0.24)}" ry="${n(r * 0.16)}" fill="#fff" fill-opacity=".9"/>`

/** A sheet of paper that was folded twice, with lines of writing. */
function paper({ light, dark }: Tones): string {
  const sheet = linear([
    [0, mixed('#f6eedd', light, 0.3)],
    [0.33, mixed('#efe4cd', dark, 0.06)],
    [0.34, mixed('#efe4cd', dark, 0.2)],
    [0.66, mixed('#f6eedd', light, 0.2)],
    [0.67, mixed('#efe4cd', dark, 0.24)],
    [1, mixed('#efe4cd', dark, 0.1)],
  ])
  const writing = repeat(11, (line) => {
    const y = -190 + line * 36
    const words = [170, 120, 200, 90, 60]
    let x = -170
    return words
      .map((word, at) => {
        const width = word * (0.5 + 0.4 * Math.sin(line * 3.1 + at * 1.7) ** 2)
        const from = x
        x += width + 16
        return x > 180 || (line === 10 && at > 1)
          ? ''
          : `<path d="M${n(from)} ${y} q${n(width * 0.25)} -9 ${n(width * 0.5)} 0 t${n(width * 0.5)} 0"/>`
      })
      .join('')
  })
  const page = `${sheet.defs}<path d="M-220 -270 L212 -282 L226 262 L-212 274 Z" fill="${sheet.url}"/>`
  return group(
    'transform="rotate(-7)"',
    page,
    group(
      `fill="none" stroke="${mixed('#2a2030', dark, 0.3)}" stroke-width="4" stroke-linecap="round" opacity=".7"`,
      writing,
    ),
  )
}

/** Each around (0, 0), some 600 high. */
const drawn: Readonly<Record<Exclude<KeepsakeName, 'door'>, Draw>> = {
  ring: ({ accent }) => {
    const band = shining(gold, { x: 1, y: 0.2 })
    return `${band.defs}<ellipse cx="0" cy="70" rx="150" ry="164" fill="none" stroke="${band.url}" stroke-width="38"/><ellipse cx="0" cy="70" rx="134" ry="148" fill="none" stroke="${gold.bright}" stroke-width="3" stroke-opacity=".6"/><path d="M-46 -92 L46 -92 L30 -122 L-30 -122 Z" fill="${gold.plain}"/><path d="M0 -92 L-86 -178 L-44 -226 L44 -226 L86 -178 Z" fill="${mixed(accent, '#ffffff', 0.55)}"/><path d="M0 -92 L-30 -178 L0 -226 L30 -178 Z" fill="#fff" fill-opacity=".75"/><path d="M-86 -178 L-30 -178 L0 -92 Z" fill="${mixed(accent, '#1a1030', 0.2)}" fill-opacity=".6"/><path d="M-86 -178 L86 -178 M-44 -226 L-30 -178 L0 -226 L30 -178 L44 -226" fill="none" stroke="#fff" stroke-width="2.4" stroke-opacity=".7"/>${glow(20, -190, 150, '#ffffff', 0.5)}`
  },
  letter: paper,
  blade: ({ accent }) => {
    const iron = linear(
      [
        [0, steel.dark],
        [0.48, steel.plain],
        [0.5, steel.bright],
        [0.56, steel.plain],
        [1, steel.dark],
      ],
      { x: 1, y: 0 },
    )
    return group(
      'transform="rotate(24)"',
      `${iron.defs}<path d="M-26 130 L-24 -262 C-22 -300 -10 -330 2 -352 C14 -326 24 -300 25 -262 L26 130 Z" fill="${iron.url}"/><path d="M0 130 L1 -330" stroke="#fff" stroke-width="2" stroke-opacity=".6"/><path d="M-96 130 C-60 112 60 112 96 130 C100 150 92 166 70 160 L-70 160 C-92 166 -100 150 -96 130 Z" fill="${gold.plain}"/><path d="M-24 160 L24 160 L20 340 L-20 340 Z" fill="#2a1712"/>${repeat(7, (at) => `<path d="M-24 ${172 + at * 24} L23 ${190 + at * 24} M23 ${172 + at * 24} L-24 ${190 + at * 24}" stroke="${mixed(accent, '#140a0a', 0.4)}" stroke-width="6"/>`)}<circle cx="0" cy="352" r="26" fill="${gold.plain}"/>`,
    )
  },
  key: () => {
    const brass = shining(gold, { x: 1, y: 0 })
    return group(
      'transform="rotate(-28)"',
      `${brass.defs}<circle cx="0" cy="-170" r="96" fill="none" stroke="${brass.url}" stroke-width="36"/><circle cx="0" cy="-170" r="42" fill="none" stroke="${gold.plain}" stroke-width="14"/><path d="M-18 -76 L18 -76 L18 290 L-18 290 Z" fill="${brass.url}"/><path d="M-34 -62 L34 -62 L30 -30 L-30 -30 Z" fill="${gold.plain}"/><path d="M18 180 L92 180 L92 214 L62 214 L62 236 L98 236 L98 276 L18 276 Z" fill="${gold.plain}"/><path d="M18 180 L92 180" stroke="${gold.bright}" stroke-width="4"/>`,
    )
  },
  bowl: ({ light, accent }) => {
    const glaze = linear(
      [
        [0, mixed(accent, '#12080a', 0.6)],
        [0.6, mixed(accent, '#f4e8d8', 0.3)],
        [1, mixed(light, '#f4e8d8', 0.5)],
      ],
      { x: 1, y: 0 },
    )
    const steam = [
      'M-70 -60 C-110 -140 -30 -190 -70 -280',
      'M10 -70 C-20 -160 50 -210 14 -310',
      'M86 -60 C60 -130 120 -180 90 -260',
    ]
    return `${glaze.defs}${steam.map((d) => [34, 20, 9].map((width) => `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-opacity=".07"/>`).join('')).join('')}<path d="M-230 0 C-214 150 -120 236 -76 244 L76 244 C120 236 214 150 230 0 Z" fill="${glaze.url}"/><path d="M-80 240 L80 240 L72 268 L-72 268 Z" fill="${mixed(accent, '#12080a', 0.5)}"/><ellipse cx="0" cy="0" rx="230" ry="62" fill="${mixed(accent, '#f4e8d8', 0.55)}"/><ellipse cx="0" cy="6" rx="208" ry="50" fill="#6a3413"/>${soft(40, 0, 150, 40, '#ffca7a', 0.7)}${repeat(9, (at) => `<path d="M${-170 + at * 22} ${n(8 + 14 * Math.sin(at * 2.1))} q60 -36 118 4" fill="none" stroke="#f3d592" stroke-width="9" stroke-linecap="round"/>`)}<ellipse cx="104" cy="2" rx="46" ry="24" fill="#f8f0e2"/><ellipse cx="106" cy="2" rx="22" ry="13" fill="#f2a03a"/><path d="M-230 0 C-226 34 -120 62 0 62 C120 62 226 34 230 0" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".45"/>`
  },
  seedling: ({ accent }) => {
    const leaf = linear(
      [
        [0, mixed(accent, '#ffffff', 0.35)],
        [1, mixed(accent, '#03200f', 0.45)],
      ],
      { x: 0.4, y: 1 },
    )
    return `${leaf.defs}${glow(0, -120, 330, accent, 0.55)}<path d="M-250 250 C-190 140 -90 120 0 122 C90 120 190 140 250 250 Z" fill="#6a4428"/>${repeat(16, (at) => `<circle cx="${n(-190 + at * 25)}" cy="${n(226 - 60 * Math.sin((at / 15) * Math.PI) + (at % 3) * 12)}" r="${6 + (at % 4) * 2}" fill="#8e6240"/>`)}<path d="M-6 130 C-22 40 10 -30 -2 -120" fill="none" stroke="${mixed(accent, '#0a2a14', 0.3)}" stroke-width="14" stroke-linecap="round"/><path d="M-2 -116 C30 -210 130 -250 216 -232 C190 -140 90 -84 -2 -116 Z" fill="${leaf.url}"/><path d="M-2 -116 C-40 -190 -120 -214 -192 -180 C-160 -104 -80 -76 -2 -116 Z" fill="${leaf.url}"/><path d="M-2 -116 C60 -170 130 -206 206 -228 M-2 -116 C-60 -144 -120 -164 -182 -176" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".4"/>${stone(-118, -150, 12, '#dff6ff')}`
  },
  phone: ({ light, accent }) => {
    const screen = linear([
      [0, mixed(accent, '#0a0a18', 0.4)],
      [1, mixed(light, '#0a0a18', 0.5)],
    ])
    return group(
      'transform="rotate(-9)"',
      `${screen.defs}${glow(0, 0, 420, light, 0.35)}<rect x="-168" y="-330" width="336" height="660" rx="46" fill="#0b0b10"/><rect x="-154" y="-316" width="308" height="632" rx="34" fill="${screen.url}"/><rect x="-46" y="-302" width="92" height="22" rx="11" fill="#0b0b10"/><rect x="-126" y="-120" width="252" height="96" rx="24" fill="#fff" fill-opacity=".9"/><circle cx="-86" cy="-72" r="26" fill="${accent}"/><rect x="-46" y="-96" width="136" height="16" rx="8" fill="#20202c"/><rect x="-46" y="-64" width="100" height="12" rx="6" fill="#8a8a9a"/><rect x="-126" y="-6" width="252" height="78" rx="24" fill="#fff" fill-opacity=".5"/><rect x="-100" y="20" width="170" height="14" rx="7" fill="#20202c" fill-opacity=".7"/><path d="M-154 -282 C-154 -302 -140 -316 -120 -316 L20 -316 L-154 -60 Z" fill="#fff" fill-opacity=".08"/>`,
    )
  },
  crown: ({ accent }) => {
    const metal = shining(gold, { x: 1, y: 0 })
    return `${metal.defs}<ellipse cx="0" cy="-26" rx="220" ry="46" fill="${gold.dark}"/><path d="M-240 150 L-226 -60 L-140 40 L-104 -150 L-36 20 L0 -220 L36 20 L104 -150 L140 40 L226 -60 L240 150 C140 206 -140 206 -240 150 Z" fill="${metal.url}"/><path d="M-240 150 C-140 206 140 206 240 150 L236 96 C140 150 -140 150 -236 96 Z" fill="${gold.plain}"/><path d="M-236 96 C-140 150 140 150 236 96" fill="none" stroke="${gold.bright}" stroke-width="5"/>${stone(0, 154, 30, accent)}${stone(-130, 136, 22, '#d0447a')}${stone(130, 136, 22, '#d0447a')}${[
      [0, -232],
      [-104, -162],
      [104, -162],
      [-226, -72],
      [226, -72],
    ]
      .map(([x = 0, y = 0]) => stone(x, y, 18, '#fff2f6'))
      .join('')}`
  },
  ticket: ({ light, accent, dark }) => {
    const card = linear(
      [
        [0, mixed('#e8d6ae', dark, 0.2)],
        [1, mixed('#f4e6c4', light, 0.3)],
      ],
      { x: 1, y: 0.3 },
    )
    return group(
      'transform="rotate(-14)"',
      `${card.defs}<path d="M-280 -150 L280 -150 L280 -34 C240 -34 240 34 280 34 L280 150 L-280 150 L-280 34 C-240 34 -240 -34 -280 -34 Z" fill="${card.url}"/><path d="M120 -140 L120 140" stroke="${mixed('#7a5a34', dark, 0.2)}" stroke-width="4" stroke-dasharray="4 16" stroke-linecap="round"/><rect x="-244" y="-118" width="336" height="236" fill="none" stroke="${mixed(accent, '#5a1a10', 0.4)}" stroke-width="5"/><path d="M-214 -70 L60 -70 M-214 -44 L-20 -44" stroke="#4a3018" stroke-width="10" stroke-linecap="round"/><path d="M-190 46 L20 46 M-20 22 L24 46 L-20 70" fill="none" stroke="${mixed(accent, '#5a1a10', 0.3)}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><circle cx="200" cy="0" r="54" fill="none" stroke="${mixed(accent, '#5a1a10', 0.2)}" stroke-width="8" opacity=".8"/><path d="M200 -34 L200 0 L224 16" fill="none" stroke="${mixed(accent, '#5a1a10', 0.2)}" stroke-width="8" stroke-linecap="round" opacity=".8"/>`,
    )
  },
  hairpin: ({ accent }) => {
    const metal = shining(gold, { x: 0.2, y: 1 })
    const feather = (turn: number, length: number) =>
      group(
        `transform="rotate(${turn})"`,
        `<path d="M0 0 C-40 ${-length * 0.4} -26 ${-length * 0.8} 0 ${-length} C26 ${-length * 0.8} 40 ${-length * 0.4} 0 0 Z" fill="${metal.url}"/><path d="M0 -12 L0 ${-length + 20}" stroke="${gold.dark}" stroke-width="3"/>`,
      )
    return group(
      'transform="rotate(32)"',
      `${metal.defs}<path d="M-10 -60 L10 -60 L4 350 L-4 350 Z" fill="${metal.url}"/>${group('transform="translate(0,-60)"', ...[-66, -33, 0, 33, 66].map((turn) => feather(turn, turn === 0 ? 220 : 180)))}${stone(0, -66, 32, accent)}<path d="M-20 -40 C-40 40 -60 80 -54 150 M22 -40 C44 30 60 90 50 170" fill="none" stroke="${gold.plain}" stroke-width="4"/>${stone(-54, 160, 14, accent)}${stone(50, 180, 14, accent)}`,
    )
  },
  pendant: ({ accent, light }) =>
    `<path d="M-190 -420 C-150 -180 -70 -60 0 -20 C70 -60 150 -180 190 -420" fill="none" stroke="#2a1a14" stroke-width="12"/><path d="M-190 -420 C-150 -180 -70 -60 0 -20" fill="none" stroke="${light}" stroke-width="3" stroke-opacity=".4"/>${glow(0, 110, 320, accent, 0.5)}<path d="M0 -40 C110 -30 150 60 130 150 C110 230 50 270 0 274 C-50 270 -110 230 -130 150 C-150 60 -110 -30 0 -40 Z" fill="${gold.dark}"/><path d="M0 -16 C92 -8 124 66 108 144 C90 210 42 244 0 248 C-42 244 -90 210 -108 144 C-124 66 -92 -8 0 -16 Z" fill="${mixed(accent, '#3a1606', 0.3)}"/>${soft(30, 150, 90, 90, mixed(accent, '#ffffff', 0.5), 0.9)}<path d="M-40 20 C-6 54 -6 150 -40 190 C40 180 62 60 -40 20 Z" fill="#fff6d8" fill-opacity=".75"/><ellipse cx="-52" cy="30" rx="22" ry="14" fill="#fff" fill-opacity=".7"/>`,
}

/** The thing alone, around (0, 0), some 600 high. */
export const keepsakeAlone = (name: Exclude<KeepsakeName, 'door'>, tones: Tones): string => drawn[name](tones)

/** A door ajar, and light behind it. */
function door({ light, accent, dark }: Tones): string {
  const wood = linear(
    [
      [0, mixed('#2a2320', dark, 0.5)],
      [0.8, mixed('#4a3c34', dark, 0.3)],
      [1, mixed('#8a735e', light, 0.4)],
    ],
    { x: 1, y: 0 },
  )
  const panel = (y: number, height: number) =>
    `<path d="M170 ${y} L520 ${y + 8} L520 ${y + height - 8} L170 ${y + height} Z" fill="#000" fill-opacity=".22"/><path d="M170 ${y + height} L520 ${y + height - 8} L520 ${y + 8}" fill="none" stroke="${light}" stroke-width="4" stroke-opacity=".4"/>`
  return `${wood.defs}<rect width="960" height="1440" fill="${mixed('#141110', dark, 0.5)}"/><path d="M610 0 L720 0 L720 1440 L610 1440 Z" fill="${light}"/>${glow(660, 760, 620, light, 0.8)}<path d="M60 0 L612 0 L612 1440 L60 1440 Z" fill="${wood.url}"/>${panel(120, 420)}${panel(860, 460)}<path d="M720 0 L780 0 L780 1440 L720 1440 Z" fill="${mixed('#3a2e28', light, 0.2)}"/><circle cx="560" cy="712" r="34" fill="${gold.dark}"/><circle cx="566" cy="706" r="30" fill="${gold.plain}"/>${soft(576, 698, 18, 16, gold.bright, 1)}<path d="M600 0 L612 0 L612 1440 L600 1440 Z" fill="${mixed(light, accent, 0.2)}" fill-opacity=".8"/>`
}

/** Over a canvas that shows a place out of focus: the thing, on what it lies on, in the light of its place. */
export function keepsake(name: KeepsakeName, { light, accent, sky }: Palette): string {
  const tones = { light, accent, dark: mixed(sky[0], '#05040a', 0.4) }
  if (name === 'door') return door(tones)
  const table = linear([
    [0, mixed(sky[1], light, 0.3)],
    [0.06, mixed(sky[1], tones.dark, 0.4)],
    [1, tones.dark],
  ])
  const hangs = name === 'pendant'
  const ground = hangs
    ? ''
    : `${table.defs}<rect y="860" width="960" height="580" fill="${table.url}"/>${soft(480, 900, 420, 90, light, 0.3)}${soft(480, 948, 300, 52, '#000000', 0.6)}`
  const scale = name === 'ticket' ? 1 : 1.12
  return `${glow(480, 560, 520, light, 0.4)}${ground}${group(`transform="translate(480,${hangs ? 580 : 620}) scale(${scale})"`, drawn[name](tones))}`
}
